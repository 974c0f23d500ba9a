// Final Card Down as people see it.
import { describe, expect, test } from 'vitest';
import type { Paint } from '../../../src/games/definition.ts';
import { finalCardDown } from '../../../src/games/final-card-down/index.ts';
import { parseMove } from '../../../src/games/final-card-down/notation.ts';
import type { FinalCardDown } from '../../../src/games/final-card-down/rules.ts';
import type { GameEvent } from '../../../src/table/game.ts';
import { dealerStream } from '../../../src/table/random.ts';
import { LANGUAGES, type Language, Text } from '../../../src/text/text.ts';
import { movesOf, neverAsked, randomStart, start } from './positions.ts';

const NAMES = ['player1', 'player2', 'player3', 'player4'];
const NO_CODES = { red: 0, blue: 0, green: 0, yellow: 0, magenta: 0, bold: 0, dim: 0 };
const LONG_NAMES = [...'ABCD'].map((letter) => letter.repeat(20));
const plain: Paint = (_, text) => text;

const texts = new Map(
  LANGUAGES.map((language) => [language, new Text(language, ['final-card-down'])]),
);

const screensIn = (language: Language, names = NAMES, paint = plain) =>
  finalCardDown.screens(texts.get(language) as Text, names, paint);

/** Plays a move and gives what is shown of it. */
function shownMove(
  position: FinalCardDown,
  move: number,
  language: Language = 'en',
  paint = plain,
) {
  const events: GameEvent[] = [];
  const seat = position.toMove;
  position.play(move, neverAsked, (event) => events.push(event));
  return String(screensIn(language, NAMES, paint).move(position, seat, move, events));
}

const shown = (position: FinalCardDown, text: string, paint = plain): string =>
  shownMove(position, parseMove(position, text) as number, 'en', paint);

test('the opening has the players in order, who starts, and what lies there', () => {
  expect(screensIn('en').opening(start({ first: '2BD', deckSize: 60 }), undefined)).toBe(
    [
      'Final Card Down, 60 cards',
      'player1, player2, player3, player4',
      '',
      'player1 starts.',
      '    top 2BD, colour blue, active 2s 1',
      '    draw pile 31, cards (points): player1 7 (63),',
      '      player2 7 (63), player3 7 (63), player4 7 (63)',
      '',
      '',
    ].join('\n'),
  );
});

test('the opening names the scenario, and who is skipped by the first card', () => {
  const opening = screensIn('en').opening(start({ first: 'ABD' }), 'FIRST SKIPS');
  expect(opening).toContain('cards\nscenario: FIRST SKIPS\nplayer1');
  expect(opening).toContain('\nplayer1 is skipped.\nplayer2 starts.\n');
});

test('a move tells what was done and what fits now', () => {
  const hands = ['DBH', '2GC', '', 'ABC 4GC'];
  const position = start({ first: '5BD', hands, pile: '1YQ 1YS' });
  expect(shown(position, 'play DBH as G')).toBe(
    [
      '1. player1 plays DBH.',
      '    The colour is now green.',
      '    top DBH, colour green, active 2s 0',
      '    draw pile 2, cards (points): player1 6 (54),',
      '      player2 7 (56), player3 7 (63), player4 7 (59)',
      '',
    ].join('\n'),
  );
  expect(shown(position, 'play 2GC')).toContain('top 2GC, colour green, active 2s 1\n');
  expect(shown(position, 'draw')).toBe(
    [
      '3. player3 must draw 2 cards.',
      '    player3 draws 2 cards.',
      '    top 2GC, colour green, active 2s 0',
      '    draw pile 0, cards (points): player1 6 (54),',
      '      player2 6 (54), player3 9 (65), player4 7 (59)',
      '',
    ].join('\n'),
  );
  expect(shown(position, 'draw')).toMatch(
    /^4\. 2 discards are turned over\.\n {4}player4 draws 1 card\.\n/,
  );
});

test('the ending says who has won, and what everybody has in hand', () => {
  const six = ['3RH', '3RC', '4RH', '4RC', '6RH', '6RC'];
  const position = start({ first: '5RD', hands: [`${six.join(' ')} ARH`], deckSize: 60 });
  for (const each of six) {
    for (const text of [`play ${each}`, 'draw', 'draw', 'draw']) shown(position, text);
  }
  expect(shown(position, 'play ARH')).toMatch(/^25\. player1 plays ARH\.\n {4}top ARH/);
  const points = [1, 2, 3].map((seat) => position.points(seat));
  expect(screensIn('en').ending(position)).toBe(
    [
      '',
      'player1 has played the last card and wins.',
      '    player1: 0 cards, 0 points',
      `    player2: 13 cards, ${points[0]} points`,
      `    player3: 13 cards, ${points[1]} points`,
      `    player4: 13 cards, ${points[2]} points`,
      '',
    ].join('\n'),
  );
});

test('a game with nothing left to draw has no winner', () => {
  const position = start({ first: '2BD', pile: '1YQ' });
  expect(screensIn('en').ending(position)).toBe('');
  expect(shown(position, 'draw')).toMatch(
    /^1\. player1 must draw 2 cards\.\n {4}player1 draws 1 card\.\n {4}player1 finds nothing to draw\.\n/,
  );
  expect(screensIn('en').ending(position)).toMatch(
    /^\nThere is nothing left to draw: nobody wins\.\n/,
  );
});

test('cards and colours are painted, purple in magenta', () => {
  const codes = { ...NO_CODES, magenta: 35, yellow: 33 };
  const paint: Paint = (colour, text) => `\x1b[${codes[colour]}m${text}\x1b[0m`;
  const position = start({ first: '5PD', hands: ['5YH'] });
  expect(screensIn('en', NAMES, paint).opening(position, undefined)).toContain(
    'top \x1b[35m5PD\x1b[0m, colour \x1b[35mpurple\x1b[0m,',
  );
  expect(shown(position, 'play 5YH', paint)).toContain('player1 plays \x1b[33m5YH\x1b[0m.');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every line fits 60 columns, has no gap to fill, and ends without blanks', () => {
    for (const [seed, deckSize] of [30, 36, 60, 800].entries()) {
      const stream = dealerStream(seed, 2);
      const position = randomStart(seed, deckSize);
      const screens = screensIn(language, LONG_NAMES);
      let text = screens.opening(position, undefined);
      while (!position.outcome && position.turns < 300) {
        const moves = movesOf(position);
        const move = moves[stream.below(moves.length)];
        const events: GameEvent[] = [];
        const seat = position.toMove;
        position.play(move, neverAsked, (event) => events.push(event));
        text += String(screens.move(position, seat, move, events));
      }
      text += screens.ending(position);
      expect(text.endsWith('\n')).toBe(true);
      expect(text).not.toMatch(/\{\{|undefined|NaN|final-card-down:| $/m);
      const widest = text.split('\n').sort((a, b) => b.length - a.length)[0];
      expect(widest.length, widest).toBeLessThanOrEqual(60);
    }
  });
});
