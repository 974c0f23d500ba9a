// The seeded stream: the same for the same seed, and a shuffle that favours no card and no place.
import { expect, test } from 'vitest';
import { DECKS, newDeck } from '../../src/games/war/rules.ts';
import { dealerStream, HIGHEST_SEED, shuffle } from '../../src/table/random.ts';

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
