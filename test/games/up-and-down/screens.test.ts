// Up and Down as people see it.
import { describe, expect, test } from 'vitest';
import { upAndDown } from '../../../src/games/up-and-down/index.ts';
import { parseMove } from '../../../src/games/up-and-down/notation.ts';
import type { UpAndDown } from '../../../src/games/up-and-down/rules.ts';
import type { GameEvent } from '../../../src/table/game.ts';
import { LANGUAGES, type Language, Text } from '../../../src/text/text.ts';
import { keep, position, replaceable } from './positions.ts';

const plain = (_colour: string, text: string): string => text;

const screensIn = (language: Language, names = ['Ann', 'Bob'], paint = plain) =>
  upAndDown.screens(new Text(language, ['up-and-down']), names, paint);

function shown(game: UpAndDown, move: string, screens = screensIn('en')): string {
  const events: GameEvent[] = [];
  const seat = game.toMove;
  game.play(parseMove(game, move) as number, keep, (event) => events.push(event));
  return [screens.move(game, seat, 0, events)].flat().join('');
}

test('the opening names the players, the scenario and who starts', () => {
  const start = position(['7C', '9D'], ['KD', 'QD QH'], '8S 8H');
  expect(screensIn('en').opening(start, 'A TITLE')).toBe(
    [
      'Up and Down: Ann against Bob',
      'scenario: A TITLE',
      '',
      'Ann starts.',
      '    piles 8♠ 8♥ - Ann 1 + 1, Bob 1 + 2',
      '    (cards in hand + in the draw pile)',
      '',
      '',
    ].join('\n'),
  );
  expect(screensIn('en').opening(start, undefined)).not.toContain('scenario');
});

test('every action is told, and how the cards lie after it', () => {
  const game = replaceable();
  expect(shown(game, 'replace')).toBe(
    '1. Ann puts the hand back (cards: 8) and draws five new\n  ones.\n    piles 8♠ 8♥ - Ann 5 + 5, Bob 2 + 2\n',
  );
  expect(shown(game, 'play 9D on 2')).toBe(
    '2. Bob plays 9♦ on pile 2.\n    piles 8♠ 9♦ - Ann 5 + 5, Bob 1 + 2\n',
  );
  expect(shown(game, 'draw')).toBe(
    '3. Ann draws a card.\n    piles 8♠ 9♦ - Ann 6 + 4, Bob 1 + 2\n',
  );
  const stuck = position(['2C', '2D'], ['', ''], '8S 8H');
  expect(shown(stuck, 'pass')).toMatch(/^1\. Ann cannot do anything and passes\.\n/);
});

test.each<[string, UpAndDown, string[], string]>([
  [
    'a win',
    position(['7C', '2D'], ['', ''], '8S 8H'),
    ['play 7C on 1'],
    'Ann has played the last card and wins.',
  ],
  [
    'two passes',
    position(['2C 3C', '2D'], ['', ''], '8S 8H'),
    ['pass', 'pass'],
    'Both have passed. Bob has fewer cards and wins, 1 to 2.',
  ],
  [
    'a draw',
    position(['2C', '2D'], ['', ''], '8S 8H'),
    ['pass', 'pass'],
    'Both have passed. Both have as many cards, 1: a draw.',
  ],
  [
    'a dead position',
    position(['2C', '2D 3H'], ['KC', 'KD'], '8S 8H'),
    [],
    'No card of either player fits any more. Ann has fewer cards\n  and wins, 2 to 3.',
  ],
])('the end says why and who: %s', (_, game, moves, line) => {
  for (const move of moves) shown(game, move);
  expect(screensIn('en').ending(game)).toBe(`\n${line}\n`);
});

test('red suits are red', () => {
  const paint = (colour: string, text: string): string => `<${colour}>${text}`;
  const start = position(['7C', '9D'], ['KD', 'QD QH'], '8S 8H');
  expect(screensIn('en', ['Ann', 'Bob'], paint).opening(start, undefined)).toContain(
    'piles 8♠ <red>8♥ ',
  );
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every line fits 60 columns, with the longest names too', () => {
    const names = ['A'.repeat(20), 'B'.repeat(20)];
    const screens = screensIn(language, names);
    const game = replaceable();
    let text = screens.opening(game, undefined);
    for (const move of ['replace', 'play 9D on 2', 'draw', 'draw']) {
      text += shown(game, move, screens);
    }
    const stuck = position(['2C 3C', '2D'], ['', ''], '8S 8H');
    text += shown(stuck, 'pass', screens) + shown(stuck, 'pass', screens) + screens.ending(stuck);
    const widest = text.split('\n').sort((a, b) => b.length - a.length)[0];
    expect(widest.length, widest).toBeLessThanOrEqual(60);
  });
});
