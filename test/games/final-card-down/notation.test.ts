// Final Card Down's cards, moves and starts as text, there and back.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KINDS, makeCard, newDeck, parseCard } from '../../../src/games/final-card-down/cards.ts';
import {
  makeMove,
  makePosition,
  makeScenario,
  parseMove,
} from '../../../src/games/final-card-down/notation.ts';
import { finalCardDownScenario } from '../../../src/games/final-card-down/scenario.ts';
import {
  anyDeckSize,
  anySeed,
  isLegal,
  movesOf,
  play,
  playRandomly,
  randomStart,
  start,
  state,
} from './positions.ts';

test('the full deck has 800 cards, two of each of 400 kinds', () => {
  const names = newDeck().map(makeCard);
  expect(names).toHaveLength(800);
  expect(new Set(names).size).toBe(KINDS);
  expect(names.slice(0, 4)).toEqual(['0RH', '0RH', '0RD', '0RD']);
});

test('every card is read as it is written', () => {
  for (let card = 0; card < KINDS; card++) expect(parseCard(makeCard(card))).toBe(card);
});

test.each(['', '2', '2B', '2BDD', '2bd', 'GBD', '2DB', ' 2BD', '2BX', '\u{1f0a1}D'])(
  '%j is no card',
  (text) => {
    expect(parseCard(text)).toBeUndefined();
  },
);

test('every legal move of any game is read as it is written', () => {
  fc.assert(
    fc.property(anySeed, anyDeckSize, (seed, deckSize) => {
      playRandomly(randomStart(seed, deckSize), seed, 80, (position) => {
        const texts = movesOf(position).map((move) => makeMove(position, move));
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.map((text) => parseMove(position, text))).toEqual(movesOf(position));
      });
    }),
    { numRuns: 40 },
  );
});

test.each(['play', 'play 2BD', 'Draw', 'draw ', 'play 6BQ as R', 'play DBH as X', 'play DBH as'])(
  '%j is no legal move there',
  (text) => {
    expect(isLegal(start({ first: '5BD', hands: ['6BQ DBH'] }), text)).toBe(false);
  },
);

test('a D with no colour declared has its own', () => {
  const position = start({ first: '5BD', hands: ['DBH'] });
  expect(parseMove(position, 'play DBH')).toBe(parseMove(position, 'play DBH as B'));
});

test('a start that is written as a scenario is read as the same start', () => {
  fc.assert(
    fc.property(anySeed, anyDeckSize, (seed, deckSize) => {
      const position = randomStart(seed, deckSize);
      const scenario = makeScenario(position);
      const read = finalCardDownScenario.check(JSON.parse(JSON.stringify(scenario)));
      if (!('content' in read)) throw new Error(JSON.stringify(read.problems));
      expect(state(read.content)).toBe(state(position));
      expect(makeScenario(read.content)).toEqual(scenario);
    }),
    { numRuns: 30 },
  );
});

test('a later position names all its parts, the card on top first', () => {
  const position = start({ first: '5BD', hands: ['DBH', '3GC'], pile: '1YQ' });
  play(position, 'play DBH as G');
  expect(makePosition(position)).toMatchObject({
    game: 'final-card-down',
    player: 2,
    discards: ['DBH', '5BD'],
    drawPile: ['1YQ'],
    colour: 'G',
    activeTwos: 0,
  });
});
