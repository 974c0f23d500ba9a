// Seeded random streams: one deals, every bot has its own, and none disturbs another.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

export type Stream = RandomGenerator;

/** Seeds are the whole numbers from 0 to this one. */
export const HIGHEST_SEED = Number.MAX_SAFE_INTEGER;

/** The stream that shuffles and deals; bots get streams of their own beside it. */
const DEALER = 0;

/** The dealer's stream of game number `game` (from 1) of `seed`. */
export function dealerStream(seed: number, game = 1): Stream {
  const words = [low(seed), high(seed), low(game), high(game), DEALER];
  // Four lanes of 32 bits, each fed with every word: one lane alone would let a few
  // in a million games of a seed share a deal.
  const lane = (start: number): number => words.reduce(absorb, start);
  return xoroshiro128plusFromState([
    lane(0x243f6a88),
    lane(0x85a308d3),
    lane(0x13198a2e),
    lane(0x03707344) | 1, // a state of nothing but zeros would stay there
  ]);
}

/** Shuffles `cards` in place (Fisher–Yates), every order equally likely. */
export function shuffle(cards: number[], stream: Stream): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = uniformInt(stream, 0, last);
    const card = cards[pick];
    cards[pick] = cards[last];
    cards[last] = card;
  }
}

const low = (n: number): number => n >>> 0;
const high = (n: number): number => Math.floor(n / 2 ** 32);

/** One step of a 32-bit hash: takes a word in and spreads it over all bits. */
function absorb(hash: number, word: number): number {
  let h = Math.imul(hash ^ word, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
