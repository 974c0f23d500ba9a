// Seeded random streams: one deals, every bot has its own, and none disturbs another.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

export interface Stream {
  /** A whole number from 0 to `n` − 1, each equally likely. */
  below(n: number): number;
}

/** Seeds are the whole numbers from 0 to this one. */
export const HIGHEST_SEED = Number.MAX_SAFE_INTEGER;

/** The stream that deals; those of the course of the game have the numbers after it. */
const DEALER = 0;

/** The dealer's stream of game number `game` (from 1) of `seed`. */
export function dealerStream(seed: number, game = 1): Stream {
  const [a, b, c, d] = lanes(seed, game, DEALER);
  // A state of nothing but zeros would stay there.
  const generator = xoroshiro128plusFromState([a, b, c, d | 1]);
  return { below: (n) => uniformInt(generator, 0, n - 1) };
}

/**
 * A stream for what happens in the course of a game: every bot has one, and one shuffles. It starts anew at every
 * decision, from the seed, the game, whose it is and the number of the decision alone: so a game
 * that is taken up again, or taken back, goes on as it would have.
 */
export class DecisionStream implements Stream {
  readonly #key: readonly number[];
  #decision = 0;
  #drawn = 0;

  constructor(seed: number, game: number, whose: number) {
    this.#key = lanes(seed, game, whose + 1);
  }

  startDecision(number: number): void {
    this.#decision = absorb(this.#key[0], number);
    this.#drawn = 0;
  }

  below(n: number): number {
    // 32 bits scaled to n: off by less than n / 2^32, which no bot will ever notice.
    return Math.floor(((this.#next() >>> 0) / 2 ** 32) * n);
  }

  /** Counts, and hashes the count: no state to carry from decision to decision. */
  #next(): number {
    return absorb(absorb(this.#decision, this.#key[1] + ++this.#drawn), this.#key[2]);
  }
}

/** Shuffles `cards` in place (Fisher–Yates), every order equally likely. */
export function shuffle(cards: number[], stream: Stream): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = stream.below(last + 1);
    const card = cards[pick];
    cards[pick] = cards[last];
    cards[last] = card;
  }
}

/** Four lanes of 32 bits, each fed with every word: one alone would let some of a million games share a deal. */
function lanes(seed: number, game: number, whose: number): [number, number, number, number] {
  const [seedLow, seedHigh, gameLow, gameHigh] = [low(seed), high(seed), low(game), high(game)];
  const lane = (start: number): number => {
    const seeded = absorb(absorb(start, seedLow), seedHigh);
    return absorb(absorb(absorb(seeded, gameLow), gameHigh), whose);
  };
  return [lane(0x243f6a88), lane(0x85a308d3), lane(0x13198a2e), lane(0x03707344)];
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
