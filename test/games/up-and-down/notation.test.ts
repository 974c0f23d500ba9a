// Up and Down in files: moves, starts, and what came of a replaced hand.
import { expect, test } from 'vitest';
import {
  makeMove,
  makeResult,
  makeScenario,
  parseMove,
  parseResult,
} from '../../../src/games/up-and-down/notation.ts';
import { REPLACE } from '../../../src/games/up-and-down/rules.ts';
import { keep, legal, position, replaceable } from './positions.ts';

test('every legal move has a text that means it', () => {
  const game = position(['7C 9S', '9D'], ['KD', 'QD QH'], '8S 8H');
  const texts = legal(game).map((move) => makeMove(game, move));
  expect(texts).toEqual(['play 7C on 1', 'play 7C on 2', 'play 9S on 1', 'play 9S on 2', 'draw']);
  expect(texts.map((text) => parseMove(game, text))).toEqual(legal(game));
  const stuck = position(['2C', '9D'], ['', ''], '8S 8H');
  expect(legal(stuck).map((move) => makeMove(stuck, move))).toEqual(['pass']);
});

test.each([
  'play 7C',
  'play 7C on 3',
  'play 7C on 0',
  'play 2D on 1',
  'play 9D on 1',
  'replace',
  'pass',
  'Draw',
  ' draw',
  'draw ',
  '',
  'constructor',
])('%j means nothing there', (text) => {
  expect(parseMove(position(['7C 9S', '9D'], ['KD', 'QD QH'], '8S 8H'), text)).toBeUndefined();
});

test('a start is written with the cards on top first', () => {
  expect(makeScenario(position(['7C', '9D'], ['KD KH', 'QD'], '8S 8H'))).toEqual({
    game: 'up-and-down',
    first: 1,
    hands: [['7C'], ['9D']],
    piles: [['KD', 'KH'], ['QD']],
    central: ['8S', '8H'],
  });
});

test('a replaced hand carries its result, from which the same comes again', () => {
  const game = replaceable();
  const again = game.clone();
  game.play(REPLACE, (pile) => pile.reverse());
  const result = makeResult(game, 0, REPLACE);
  expect(result).toEqual({
    hand: ['KH', 'KD', '2C', '2D', '2H'],
    pile: ['2S', '3C', '3D', '3H', '3S'],
  });
  again.play(REPLACE, (pile) => pile.splice(0, pile.length, ...(parseResult(result ?? {}) ?? [])));
  expect(again.snapshot()).toEqual(game.snapshot());
  expect(makeResult(game, 0, REPLACE + 1)).toBeUndefined();
});

test.each([{}, { hand: [], pile: [] }, { hand: 'x', pile: [] }, { hand: ['1X'], pile: [] }])(
  'a result %j cannot be',
  (result) => {
    expect(parseResult(result)).toBeUndefined();
    expect(() => replaceable().play(REPLACE, keep)).not.toThrow();
  },
);
