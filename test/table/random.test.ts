// The seeded stream: the same for the same seed, and a shuffle that favours no card and no place.
import { expect, test } from 'vitest';
import { DECKS, newDeck } from '../../src/games/war/rules.ts';
import {
  DecisionStream,
  dealerStream,
  HIGHEST_SEED,
  SHUFFLER,
  shuffle,
} from '../../src/table/random.ts';

function shuffled(seed: number, game: number, size: number): number[] {
  const cards = Array.from({ length: size }, (_, card) => card);
  shuffle(cards, dealerStream(seed, game));
  return cards;
}

/** Sum of (seen − expected)² ÷ expected over all cards and places. */
function chiSquare(size: number, shuffles: number, deal: (i: number) => number[]): number {
  const seen = new Uint32Array(size * size);
  for (let i = 0; i < shuffles; i++) {
    deal(i).forEach((card, place) => {
      seen[card * size + place]++;
    });
  }
  const expected = shuffles / size;
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Five standard deviations around the mean: a fair shuffle leaves it once in two million tests. */
function fairRange(size: number): [low: number, high: number] {
  // Rows and columns each add up, so that (size − 1)² of the counts are free.
  const free = (size - 1) ** 2;
  return [free - 5 * Math.sqrt(2 * free), free + 5 * Math.sqrt(2 * free)];
}

const SHUFFLES = 50_000;
const sources: [string, (size: number) => (i: number) => number[]][] = [
  [
    'one long stream',
    (size) => {
      const stream = dealerStream(7);
      const cards = Array.from({ length: size }, (_, card) => card);
      return () => {
        shuffle(cards, stream);
        return cards;
      };
    },
  ],
  ['the first shuffle of every seed', (size) => (i) => shuffled(i, 1, size)],
  ['the first shuffle of every game of a seed', (size) => (i) => shuffled(42, i + 1, size)],
  ['seeds that differ in their high bits', (size) => (i) => shuffled(i * 2 ** 36, 1, size)],
];

test.each(sources)('%s: every card comes to every place equally often', (_, source) => {
  for (const { size } of [DECKS.small, DECKS.large]) {
    const found = chiSquare(size, SHUFFLES, source(size));
    const [low, high] = fairRange(size);
    expect(found).toBeGreaterThan(low);
    expect(found).toBeLessThan(high);
  }
});

test('the test would notice the usual mistake: exchanging with any place', () => {
  const stream = dealerStream(1);
  const naive = () => {
    const cards = Array.from({ length: 24 }, (_, card) => card);
    for (let i = 0; i < 24; i++) {
      const j = stream.below(24);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    return cards;
  };
  expect(chiSquare(24, SHUFFLES, naive)).toBeGreaterThan(fairRange(24)[1]);
});

test('neighbouring cards stay neighbours no more often than by chance', () => {
  const stream = dealerStream(3);
  const cards = Array.from({ length: 52 }, (_, card) => card);
  let pairs = 0;
  for (let i = 0; i < SHUFFLES; i++) {
    shuffle(cards, stream);
    for (let place = 1; place < 52; place++) if (cards[place] === cards[place - 1] + 1) pairs++;
  }
  // 51 pairs of cards, each together with probability 1/52.
  const expected = (SHUFFLES * 51) / 52;
  expect(Math.abs(pairs - expected)).toBeLessThan(5 * Math.sqrt(expected));
});

test('the first cards of a shuffle that goes no further are any cards in any order', () => {
  const seen = new Uint32Array(20 * 19);
  for (let i = 0; i < SHUFFLES; i++) {
    const cards = Array.from({ length: 20 }, (_, card) => card);
    shuffle(cards, dealerStream(i), 2);
    expect(new Set(cards).size).toBe(20);
    seen[cards[0] * 19 + (cards[1] < cards[0] ? cards[1] : cards[1] - 1)]++;
  }
  const expected = SHUFFLES / seen.length;
  const found = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(Math.abs(found - (seen.length - 1))).toBeLessThan(5 * Math.sqrt(2 * (seen.length - 1)));
});

test('decisions are fair, whoever decides and however often', () => {
  const nth = (n: number, stream: DecisionStream, whose: number, decision: number): number => {
    stream.startDecision(whose, decision);
    for (let i = 1; i < n; i++) stream.below(10);
    return stream.below(10);
  };
  const ways: ((i: number) => number)[] = [
    (i) => nth(1, new DecisionStream(5, 1), i % 4, i >> 2),
    (i) => nth(2, new DecisionStream(5, 1), 0, i),
    (i) => nth(1, new DecisionStream(5, i), 1, 0),
  ];
  for (const draw of ways) {
    // Two draws in a row, so that neither their values nor their order may lean to one side.
    const seen = new Uint32Array(100);
    let last = draw(0);
    for (let i = 1; i <= SHUFFLES; i++) {
      const next = draw(i);
      seen[last * 10 + next]++;
      last = next;
    }
    const expected = SHUFFLES / 100;
    const found = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(Math.abs(found - 99)).toBeLessThan(5 * Math.sqrt(2 * 99));
  }
});

test('a decision draws the same however it is come to, and each its own', () => {
  const drawn = (whose: number, decision: number, stream = new DecisionStream(3, 9)): string => {
    stream.startDecision(whose, decision);
    return Array.from({ length: 8 }, () => stream.below(1000)).join();
  };
  const used = new DecisionStream(3, 9);
  for (let i = 0; i < 5; i++) drawn(i, i, used);
  expect(drawn(2, 7, used)).toBe(drawn(2, 7));
  const all = [0, 1, 2, SHUFFLER].flatMap((whose) => [0, 1, 2, 3].map((i) => drawn(whose, i)));
  expect(new Set(all).size).toBe(16);
});

test('the same seed and game give the same order, others another', () => {
  expect(shuffled(7, 1, 52)).toEqual(shuffled(7, 1, 52));
  const orders = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, HIGHEST_SEED].flatMap((seed) =>
    [1, 2, 2 ** 33].map((game) => shuffled(seed, game, 52).join()),
  );
  expect(new Set(orders).size).toBe(orders.length);
});

test('no two of a hundred thousand games of a seed begin alike', () => {
  const seen = new Set<number>();
  let twice = 0;
  for (let game = 1; game <= 100_000; game++) {
    const stream = dealerStream(1, game);
    const mark = stream.below(2 ** 26) * 2 ** 26 + stream.below(2 ** 26);
    if (seen.has(mark)) twice++;
    seen.add(mark);
  }
  expect(twice).toBe(0);
});

test('a new deck is whole', () => {
  expect(newDeck(DECKS.small)).toHaveLength(24);
  expect(newDeck(DECKS.large)).toHaveLength(52);
});
