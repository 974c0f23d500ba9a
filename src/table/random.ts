// Seeded random streams: one deals, every bot has its own, and none disturbs another.

export interface Stream {
  /** A whole number from 0 to `n` − 1, each equally likely. */
  below(n: number): number;
}

/** Seeds are the whole numbers from 0 to this one. */
export const HIGHEST_SEED = Number.MAX_SAFE_INTEGER;

/** Whose a stream is, beside the seats, which count from 0. */
const DEALER = -1;
/** Shuffles in the course of a game. */
export const SHUFFLER = -2;

/** The dealer's stream of game number `game` (from 1) of `seed`. */
export function dealerStream(seed: number, game = 1): Stream {
  return new RandomStream(
    absorb(gameKey(0x243f6a88, seed, game), DEALER),
    absorb(gameKey(0x85a308d3, seed, game), DEALER),
    absorb(gameKey(0x13198a2e, seed, game), DEALER),
    absorb(gameKey(0x03707344, seed, game), DEALER),
  );
}

/** Small Fast Counter, with 128 bits of state: by hand, as drawing 44 cards must take less time than playing them. */
class RandomStream implements Stream {
  #a: number;
  #b: number;
  #c: number;
  #drawn: number;

  constructor(a: number, b: number, c: number, drawn: number) {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#drawn = drawn;
  }

  below(n: number): number {
    const word = (this.#a + this.#b + this.#drawn) | 0;
    this.#drawn = (this.#drawn + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + word) | 0;
    return scaled(word, n);
  }
}

/**
 * The stream of decisions: for all bots of a game, and for what the rules shuffle in its course. It starts anew at every
 * decision, from the seed, the game, whose it is and the number of the decision alone: so a game
 * that is taken up again, or taken back, goes on as it would have.
 */
export class DecisionStream implements Stream {
  readonly #key: number;
  readonly #drawKey: number;
  #decision = 0;
  #drawn = 0;

  constructor(seed: number, game: number) {
    this.#key = gameKey(0xa4093822, seed, game);
    this.#drawKey = gameKey(0x299f31d0, seed, game);
  }

  /** `whose` is a seat or SHUFFLER. */
  startDecision(whose: number, number: number): void {
    this.#decision = absorb(absorb(this.#key, whose), number);
    this.#drawn = 0;
  }

  /** Counts, and hashes the count: no state to carry from decision to decision. */
  below(n: number): number {
    this.#drawn = (this.#drawn + 0x9e3779b9) | 0;
    return scaled(absorb(this.#decision + this.#drawn, this.#drawKey), n);
  }
}

/** 32 random bits scaled to n: off by less than n / 2^32, which nobody will ever notice. */
const scaled = (word: number, n: number): number => Math.floor(((word >>> 0) * n) / 2 ** 32);

/** Shuffles `cards` in place (Fisher–Yates): the first `count` are then any of them in any order, equally likely. */
export function shuffle(cards: number[], stream: Stream, count = cards.length): void {
  const all = cards.length;
  for (let place = 0; place < count; place++) {
    const pick = place + stream.below(all - place);
    const card = cards[pick];
    cards[pick] = cards[place];
    cards[place] = card;
  }
}

/** A key from every word of a seed and a game: several, from several starts, so that no two of a million games share a deal. */
function gameKey(start: number, seed: number, game: number): number {
  const seeded = absorb(absorb(start, low(seed)), high(seed));
  return absorb(absorb(seeded, low(game)), high(game));
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
