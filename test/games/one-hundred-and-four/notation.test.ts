// Cards, moves and starts of 104 in writing: what is written is read back as the same, and nothing else is read.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  makeCard,
  makeMove,
  makeScenario,
  parseMove,
} from '../../../src/games/one-hundred-and-four/notation.ts';
import { chooseCard, startGame, takeRow } from '../../../src/games/one-hundred-and-four/rules.ts';
import { oneHundredAndFourScenario } from '../../../src/games/one-hundred-and-four/scenario.ts';
import { anyPosition, anySeats, anySeed, legalMoves, noShuffle, randomPosition } from './games.ts';

test('every legal move is read back as itself', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      for (const move of legalMoves(position)) {
        expect(parseMove(position, makeMove(position, move))).toBe(move);
      }
    }),
    { numRuns: 200 },
  );
});

test('a start is read back as itself, with its deck', () => {
  fc.assert(
    fc.property(anySeed, anySeats, (seed, seats) => {
      const position = randomPosition(seed, seats, 0);
      const written = JSON.parse(JSON.stringify(makeScenario(position)));
      const checked = oneHundredAndFourScenario.check(written);
      if (!('content' in checked)) throw new Error('refused');
      expect(makeScenario(checked.content)).toEqual(written);
      expect(checked.content.highest).toBe(position.highest);
    }),
  );
});

const LOW = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const HIGH = [95, 96, 97, 98, 99, 100, 101, 102, 103, 104];

test('cards are numbers, rows count from 1', () => {
  const position = startGame({ hands: [LOW, HIGH], rows: [21, 42, 63, 84], highest: 104 });
  expect(makeCard(55)).toBe(55);
  expect(makeMove(position, chooseCard(7))).toBe('choose 7');
  expect(parseMove(position, 'choose 7')).toBe(chooseCard(7));
  position.play(chooseCard(1), noShuffle);
  position.play(chooseCard(104), noShuffle);
  expect(makeMove(position, takeRow(2))).toBe('take 3');
  expect(parseMove(position, 'take 3')).toBe(takeRow(2));
});

test('what is no legal move is not read', () => {
  const position = startGame({ hands: [LOW, HIGH], rows: [21, 42, 63, 84], highest: 104 });
  const bad = [
    '',
    'choose',
    'choose 11',
    'choose 95',
    'choose 0',
    'choose 07',
    'choose 7 ',
    'Choose 7',
  ];
  for (const text of [
    ...bad,
    'choose  7',
    'choose 201',
    'take 1',
    '7',
    'choose 7.0',
    'choose -7',
  ]) {
    expect(parseMove(position, text), text).toBeUndefined();
  }
  position.play(chooseCard(1), noShuffle);
  position.play(chooseCard(104), noShuffle);
  for (const text of ['take 0', 'take 5', 'take', 'choose 2', 'choose 200', 'take 03']) {
    expect(parseMove(position, text), text).toBeUndefined();
  }
});
