// The screens of 104: what is told of a round, in all languages, within 60 columns.
import { describe, expect, test } from 'vitest';
import type { Paint } from '../../../src/games/definition.ts';
import { oneHundredAndFour } from '../../../src/games/one-hundred-and-four/index.ts';
import {
  chooseCard,
  type OneHundredAndFour,
  startGame,
  takeRow,
} from '../../../src/games/one-hundred-and-four/rules.ts';
import type { GameEvent, Move } from '../../../src/table/game.ts';
import { NOBODY } from '../../../src/table/game.ts';
import { dealerStream } from '../../../src/table/random.ts';
import { LANGUAGES, type Language, Text } from '../../../src/text/text.ts';
import { legalMoves, noShuffle, randomPosition } from './games.ts';

const plain: Paint = (_colour, text) => text;

function screensOf(seats: number, language: Language = 'en', paint = plain) {
  const names = Array.from({ length: seats }, (_, seat) => `player${seat + 1}`);
  return oneHundredAndFour.screens(new Text(language, ['104']), names, paint);
}

function shown(
  position: OneHundredAndFour,
  move: Move,
  screens = screensOf(position.seats),
): string {
  const events: GameEvent[] = [];
  const seat = position.toMove;
  position.play(move, noShuffle, (event) => events.push(event));
  return [screens.move(position, seat, move, events)].flat().join('');
}

function wholeGame(seed: number, seats: number, language: Language, paint = plain): string {
  const position = randomPosition(seed, seats, 0);
  const screens = screensOf(seats, language, paint);
  const stream = dealerStream(seed, 2);
  let output = screens.opening(position, undefined);
  while (position.toMove !== NOBODY) {
    const moves = legalMoves(position);
    output += shown(position, moves[stream.below(moves.length)], screens);
  }
  return output + screens.ending(position);
}

const start = () =>
  startGame({
    hands: [
      [44, 2, 45, 46, 47, 48, 49, 50, 51, 52],
      [43, 61, 62, 63, 64, 65, 66, 67, 68, 69],
    ],
    rows: [20, 42, 70, 80],
    highest: 104,
  });

test('a round, a row taken and the end are told', () => {
  const position = start();
  expect(screensOf(2).opening(position, undefined)).toBe(
    [
      '104, 2 players, cards 1 to 104',
      '',
      'Row 1:  20                   (3 points)',
      'Row 2:  42                   (1 point)',
      'Row 3:  70                   (3 points)',
      'Row 4:  80                   (3 points)',
      '',
      '',
    ].join('\n'),
  );
  expect(shown(position, chooseCard(44))).toBe('');
  expect(shown(position, chooseCard(43))).toBe(
    [
      'Round 1',
      '  player2 lays 43 in row 2',
      '  player1 lays 44 in row 2',
      'Row 1:  20                   (3 points)',
      'Row 2:  42  43  44           (7 points)',
      'Row 3:  70                   (3 points)',
      'Row 4:  80                   (3 points)',
      'Penalty points: player1 0, player2 0',
      'Everybody has 9 cards left.',
      '',
      '',
    ].join('\n'),
  );
  expect(shown(position, chooseCard(2))).toBe('');
  expect(shown(position, chooseCard(61))).toBe(
    [
      'Round 2',
      'All have chosen: player1 2, player2 61',
      'player1 must take a row: 2 is below all of them.',
      '',
    ].join('\n'),
  );
  expect(shown(position, takeRow(1))).toBe(
    [
      '  player1 lays 2 in row 2',
      '    below all rows, takes 42 43 44 (7 points)',
      '  player2 lays 61 in row 1',
      'Row 1:  20  61               (4 points)',
      'Row 2:   2                   (1 point)',
      'Row 3:  70                   (3 points)',
      'Row 4:  80                   (3 points)',
      'Penalty points: player1 7, player2 0',
      'Everybody has 8 cards left.',
      '',
      '',
    ].join('\n'),
  );
  while (position.toMove !== NOBODY) position.play(legalMoves(position)[0], noShuffle);
  const { winners = [], scores = [] } = position.outcome ?? {};
  expect(winners).toEqual([1]);
  expect(screensOf(2).ending(position)).toBe(`player2 wins with ${scores[1]} points.\n`);
});

test('a scenario is announced by its title', () => {
  expect(screensOf(2).opening(start(), 'BELOW ALL')).toContain(
    'cards 1 to 104\nscenario: BELOW ALL\n',
  );
});

test('a chosen card is not shown before all have chosen', () => {
  for (let seed = 0; seed < 20; seed++) {
    const position = randomPosition(seed, 5, 0);
    for (let i = 0; i < 4; i++) expect(shown(position, legalMoves(position)[0])).toBe('');
  }
});

test('a shared win names all who share it', () => {
  for (let seed = 0; ; seed++) {
    const position = randomPosition(seed, 4, 200);
    const { winners = [], scores = [] } = position.outcome ?? {};
    if (winners.length < 2) continue;
    const points = scores[winners[0]];
    const names = winners.map((seat) => `player${seat + 1}`).join(', ');
    const unit = points === 1 ? 'point' : 'points';
    expect(screensOf(4).ending(position)).toBe(
      `A shared win with ${points} ${unit} each: ${names}\n`,
    );
    return;
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('no line is longer than 60 columns, none ends with blanks, and nothing is left open', () => {
    for (const seats of [2, 4, 10]) {
      for (let seed = 1; seed <= 10; seed++) {
        const output = wholeGame(seed, seats, language);
        for (const line of output.split('\n')) expect(line.length, line).toBeLessThanOrEqual(60);
        expect(output).not.toMatch(/[ \t]$/m);
        expect(output).not.toMatch(/{{|undefined|NaN|104:/);
        expect(output.endsWith('\n')).toBe(true);
      }
    }
  });

  test('the numbers are the same as in English', () => {
    const numbers = (text: string) => text.replace(/\s+/g, ' ').match(/\d+/g);
    expect(numbers(wholeGame(3, 6, language))).toEqual(numbers(wholeGame(3, 6, 'en')));
  });
});

test('colours add nothing but themselves', () => {
  const painted = wholeGame(4, 4, 'en', (colour, text) => `<${colour}>${text}</${colour}>`);
  expect(painted).toContain('<red>');
  expect(painted.replace(/<\/?[a-z]+>/g, '')).toBe(wholeGame(4, 4, 'en'));
});
