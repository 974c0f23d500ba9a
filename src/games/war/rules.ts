// War's rules: hands are queues, the highest card takes the table, equal highest cards make a war.
import {
  type Listener,
  type Move,
  NOBODY,
  type Outcome,
  type Position,
  type Shuffler,
} from '../../table/game.ts';
import type { MoveList } from '../../table/move-list.ts';
import { type Fate, foresee } from './fate.ts';

/** Raised whenever the same seed would play differently. */
export const VERSION = 1;

export const DECK_NAMES = ['small', 'large'] as const;
export type DeckName = (typeof DECK_NAMES)[number];

export interface Deck {
  readonly name: DeckName;
  readonly size: number;
  readonly lowest: number;
}

export const DECKS: { readonly [name in DeckName]: Deck } = {
  small: { name: 'small', size: 24, lowest: 9 },
  large: { name: 'large', size: 52, lowest: 2 },
};

export const HIGHEST_CARD = 14;
export const CARDS_OF_A_VALUE = 4;
export const MOST_PLAYERS = 5;

/** All cards of a deck, in order. */
export function newDeck(deck: Deck): number[] {
  const cards: number[] = [];
  for (let value = deck.lowest; value <= HIGHEST_CARD; value++) {
    for (let suit = 0; suit < CARDS_OF_A_VALUE; suit++) cards.push(value);
  }
  return cards;
}

/** Deals one card at a time, the first player first, until the cards are gone. */
export function deal(cards: readonly number[], players: number): number[][] {
  const hands: number[][] = Array.from({ length: players }, () => []);
  cards.forEach((card, i) => {
    hands[i % players].push(card);
  });
  return hands;
}

function deckOf(cards: number): Deck {
  const deck = DECK_NAMES.map((name) => DECKS[name]).find(({ size }) => size === cards);
  if (!deck) throw new RangeError(`${cards}`);
  return deck;
}

// A hand is a ring of 64 places: 52 cards never fill it, and a turn finds room behind them. V8 keeps arrays of
// up to 64 bytes with its other objects; larger ones take longer to make than many turns to play.
const RING_SIZE = 64;
const RING_MASK = RING_SIZE - 1;

/** Nobody decides anything: every turn is the one move there is. */
export const TURN: Move = 0;

/**
 * A position of War, with what is to be known of the turn that led to it: `down[seat]` says how many cards a
 * player put down, the first face up, then hidden and revealed ones in turn. The winner has them now, behind all others.
 */
export class War implements Position<War> {
  readonly seats: number;
  readonly deck: Deck;
  toMove: number;
  /** Cards in hand, by seat. */
  readonly count: number[];
  /** Cards in hand before the last turn, by seat. */
  readonly countBefore: number[];
  /** Cards put down in the last turn, by seat. */
  readonly down: number[];
  /** Contenders of the last turn's war who had no card when one was due: a bit for each seat. */
  ranOut = 0;
  /** Was the last turn a war? */
  isWar = false;
  /** The seat that took the last turn's cards. */
  winner = 0;
  /** Turns played. */
  turns = 0;
  /** The seat that has all cards, or -1 while the game goes on. */
  owner: number;
  readonly #dealt: readonly (readonly number[])[];
  readonly #rings: Uint8Array[];
  /** Where in its ring a hand begins, by seat. */
  readonly #head: number[];
  #fate: Fate | undefined;

  constructor(from: readonly (readonly number[])[] | War) {
    if (from instanceof War) {
      this.seats = from.seats;
      this.deck = from.deck;
      this.toMove = from.toMove;
      this.count = from.count.slice();
      this.countBefore = from.countBefore.slice();
      this.down = from.down.slice();
      this.ranOut = from.ranOut;
      this.isWar = from.isWar;
      this.winner = from.winner;
      this.turns = from.turns;
      this.owner = from.owner;
      this.#dealt = from.#dealt;
      this.#rings = from.#rings.map((ring) => ring.slice());
      this.#head = from.#head.slice();
      this.#fate = from.#fate;
      return;
    }
    this.seats = from.length;
    this.count = from.map((hand) => hand.length);
    this.deck = deckOf(this.count.reduce((sum, count) => sum + count, 0));
    this.owner = this.count.indexOf(this.deck.size);
    this.toMove = this.owner === NOBODY ? 0 : NOBODY;
    this.countBefore = this.count.slice();
    this.down = from.map(() => 0);
    this.#head = from.map(() => 0);
    this.#dealt = from;
    this.#rings = from.map((hand) => {
      const ring = new Uint8Array(RING_SIZE);
      for (let place = 0; place < hand.length; place++) ring[place] = hand[place];
      return ring;
    });
  }

  clone(): War {
    return new War(this);
  }

  /** Takes over how the cards lie in another position of the same game; cheaper than a clone. */
  become(other: War): void {
    for (let seat = 0; seat < this.seats; seat++) {
      this.count[seat] = other.count[seat];
      this.#head[seat] = other.#head[seat];
      this.#rings[seat].set(other.#rings[seat]);
    }
    this.turns = other.turns;
    this.owner = other.owner;
  }

  snapshot(): readonly number[] {
    const { toMove, ranOut, winner, turns, owner, countBefore, down } = this;
    const lastTurn = [ranOut, Number(this.isWar), winner, ...countBefore, ...down];
    return [toMove, turns, owner, ...lastTurn, ...this.hands.flatMap((hand) => [...hand, 0])];
  }

  /** The card at a place of a hand, 0 being the first to be played. */
  card(seat: number, place: number): number {
    return this.#rings[seat][(this.#head[seat] + place) & RING_MASK];
  }

  hand(seat: number): number[] {
    return Array.from({ length: this.count[seat] }, (_, place) => this.card(seat, place));
  }

  get hands(): number[][] {
    return Array.from({ length: this.seats }, (_, seat) => this.hand(seat));
  }

  get isOver(): boolean {
    return this.owner !== NOBODY;
  }

  /** How the game ends, all of it: from the deal on. */
  get fate(): Fate {
    this.#fate ??= foresee(this.clone(), this.#dealt);
    return this.#fate;
  }

  get outcome(): Outcome | undefined {
    if (this.toMove !== NOBODY) return undefined;
    const { owner, fate } = this;
    return {
      winners: owner === NOBODY ? [] : [owner],
      reason: owner === NOBODY ? 'endless' : 'all-cards',
      // When they are asked for: where an endless game repeats takes as long to find out as to play it.
      get scores() {
        return fate.counts;
      },
      get turns() {
        return fate.turns;
      },
    };
  }

  listMoves(moves: MoveList): void {
    moves.clear();
    moves.add(TURN);
  }

  play(_move: Move, _shuffle?: Shuffler, listener?: Listener): void {
    const { turns } = this.fate;
    this.playTurn();
    if (this.turns === turns) this.toMove = NOBODY;
    if (!listener) return;
    const { winner: seat } = this;
    if (this.isWar) listener({ event: 'war', seat, count: this.rounds });
    listener({ event: 'collected', seat, cards: this.taken });
    for (let out = 0; out < this.seats; out++) {
      if (this.countBefore[out] > 0 && this.count[out] === 0) listener({ event: 'out', seat: out });
    }
  }

  /** An endless game then lies somewhere on its way round; its outcome says where that began. */
  finish(): void {
    this.#fate = foresee(this, this.#dealt);
    this.toMove = NOBODY;
  }

  /** The card that a player put down at a place in the last turn. */
  laid(seat: number, place: number): number {
    let behind = 0;
    for (let other = this.seats - 1; other >= seat; other--) behind += this.down[other];
    return this.card(this.winner, this.count[this.winner] - behind + place);
  }

  /** The cards of the last turn, in the order in which the winner took them. */
  get taken(): number[] {
    const { winner, count, down } = this;
    let all = 0;
    for (let seat = 0; seat < this.seats; seat++) all += down[seat];
    const cards: number[] = [];
    for (let place = count[winner] - all; place < count[winner]; place++) {
      cards.push(this.card(winner, place));
    }
    return cards;
  }

  /** Columns of revealed cards in the last turn, the first cards included. */
  get rounds(): number {
    return (Math.max(...this.down) + 1) >> 1;
  }

  hasRunOut(seat: number): boolean {
    return (this.ranOut & (1 << seat)) !== 0;
  }

  /** Do the cards lie in every hand as they do in the other position's? */
  equals(other: War): boolean {
    // Hand sizes differ nearly always: they alone decide most comparisons.
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.count[seat] !== other.count[seat]) return false;
    }
    for (let seat = 0; seat < this.seats; seat++) {
      for (let place = 0; place < this.count[seat]; place++) {
        if (this.card(seat, place) !== other.card(seat, place)) return false;
      }
    }
    return true;
  }

  /**
   * Plays so many turns, but no further than to the end, or to where the cards lie as in an `earlier` position of the
   * game, if there is one: then true. Hot: a million games are some hundred million turns.
   */
  playOn(turns: number, earlier?: War): boolean {
    const last = this.turns + turns;
    while (this.turns < last && this.owner === NOBODY) {
      if (this.#playDuel(last, earlier)) return true;
      if (this.turns === last || this.isOver) break;
      this.playTurn();
      if (earlier && this.equals(earlier)) return true;
    }
    return false;
  }

  /**
   * If only two are left: plays turns as `playOn` does, up to one in which somebody runs out of cards. They are the
   * turns of `playTurn`, without what only screens ask for: a million games are some hundred million turns,
   * and most of them are these.
   */
  #playDuel(last: number, earlier: War | undefined): boolean {
    const { count } = this;
    let one = 0;
    while (count[one] === 0) one++;
    let two = one + 1;
    while (count[two] === 0) two++;
    const both = this.deck.size;
    if (count[one] + count[two] !== both) return false;
    const oneRing = this.#rings[one];
    const twoRing = this.#rings[two];
    const earlierCount = earlier ? earlier.count[one] : -1;
    const earlierOne = earlier ? earlier.card(one, 0) : 0;
    const earlierTwo = earlier ? earlier.card(two, 0) : 0;
    let { turns } = this;
    let held = count[one];
    let oneHead = this.#head[one];
    let twoHead = this.#head[two];
    let isRepeated = false;
    while (turns < last && held > 0 && held < both) {
      const oneCard = oneRing[oneHead];
      const twoCard = twoRing[twoHead];
      const oneEnd = oneHead + held;
      const twoEnd = twoHead + both - held;
      // The cards that each puts down: one, or in a war as many as it takes.
      let laid = 1;
      if (oneCard !== twoCard) {
        // Both cards are written behind both hands, and only the winner's end moves: nothing to branch on.
        oneRing[oneEnd & RING_MASK] = oneCard;
        oneRing[(oneEnd + 1) & RING_MASK] = twoCard;
        twoRing[twoEnd & RING_MASK] = oneCard;
        twoRing[(twoEnd + 1) & RING_MASK] = twoCard;
        held += (((twoCard - oneCard) >> 31) & 2) - 1;
      } else {
        const fewer = held < both - held ? held : both - held;
        let difference = 0;
        while (difference === 0 && laid + 2 <= fewer) {
          const oneNext = oneRing[(oneHead + laid + 1) & RING_MASK];
          difference = oneNext - twoRing[(twoHead + laid + 1) & RING_MASK];
          laid += 2;
        }
        if (difference === 0) break;
        const ring = difference > 0 ? oneRing : twoRing;
        let end = difference > 0 ? oneEnd : twoEnd;
        for (let i = 0; i < laid; i++) ring[end++ & RING_MASK] = oneRing[(oneHead + i) & RING_MASK];
        for (let i = 0; i < laid; i++) ring[end++ & RING_MASK] = twoRing[(twoHead + i) & RING_MASK];
        held += difference > 0 ? laid : -laid;
      }
      oneHead = (oneHead + laid) & RING_MASK;
      twoHead = (twoHead + laid) & RING_MASK;
      turns++;
      if (held !== earlierCount) continue;
      if (oneRing[oneHead] !== earlierOne || twoRing[twoHead] !== earlierTwo) continue;
      this.#leave(one, oneHead, held);
      this.#leave(two, twoHead, both - held);
      isRepeated = earlier !== undefined && this.equals(earlier);
      if (isRepeated) break;
    }
    this.#leave(one, oneHead, held);
    this.#leave(two, twoHead, both - held);
    this.turns = turns;
    if (held === 0 || held === both) this.owner = held === 0 ? two : one;
    return isRepeated;
  }

  #leave(seat: number, head: number, count: number): void {
    this.#head[seat] = head;
    this.count[seat] = count;
  }

  /** Plays one turn, war included. */
  playTurn(): void {
    const { seats, count, countBefore, down } = this;
    const rings = this.#rings;
    const head = this.#head;
    let highest = 0;
    let contenders = 0; // a bit for each seat
    for (let seat = 0; seat < seats; seat++) {
      const held = count[seat];
      countBefore[seat] = held;
      if (held === 0) {
        down[seat] = 0;
        continue;
      }
      down[seat] = 1;
      const card = rings[seat][head[seat]];
      if (card < highest) continue;
      contenders = card > highest ? 1 << seat : contenders | (1 << seat);
      highest = card;
    }
    this.ranOut = 0;
    this.isWar = !isOne(contenders);
    this.winner = lastOf(this.isWar ? this.#fight(contenders) : contenders);
    this.turns++;
    this.#collect();
  }

  /** Plays a war to its end and returns its winner, as the one contender left. */
  #fight(first: number): number {
    let contenders = first;
    // In every phase all contenders put down one card at once: hidden, revealed, hidden, …
    for (let phase = 1; ; phase++) {
      let able = 0;
      for (let seat = 0; seat < this.seats; seat++) {
        if (contenders & (1 << seat) && this.count[seat] > phase) able |= 1 << seat;
      }
      // If nobody has a card, the last contender wins without one.
      const left = able || 1 << lastOf(contenders);
      this.ranOut |= contenders & ~left;
      if (!able) return left;
      for (let seat = 0; seat < this.seats; seat++) {
        if (able & (1 << seat)) this.down[seat]++;
      }
      contenders = isRevealed(phase) ? this.#highest(able, phase) : able;
      if (isOne(contenders)) return contenders;
    }
  }

  /** Those of some seats whose card at a place is the highest. */
  #highest(seats: number, place: number): number {
    let highest = 0;
    let those = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      if (!(seats & (1 << seat))) continue;
      const card = this.card(seat, place);
      if (card < highest) continue;
      those = card > highest ? 1 << seat : those | (1 << seat);
      highest = card;
    }
    return those;
  }

  /** The winner puts the table behind the hand: the first player's cards, then the second's, and so on. */
  #collect(): void {
    const { seats, count, down, winner } = this;
    const head = this.#head;
    const ring = this.#rings[winner];
    let end = head[winner] + count[winner];
    let taken = 0;
    // The winner's own cards are read before the growing tail can reach them:
    // hand and cards of lower seats together are never more than the deck.
    for (let seat = 0; seat < seats; seat++) {
      const laid = down[seat];
      if (laid === 0) continue;
      const first = head[seat];
      const theirs = this.#rings[seat];
      for (let place = 0; place < laid; place++) {
        ring[end++ & RING_MASK] = theirs[(first + place) & RING_MASK];
      }
      head[seat] = (first + laid) & RING_MASK;
      count[seat] -= laid;
      taken += laid;
    }
    count[winner] += taken;
    if (count[winner] === this.deck.size) this.owner = winner;
  }
}

/** Of the cards that a player has put down in a turn, is the one at this place face up? */
export const isRevealed = (place: number): boolean => place % 2 === 0;

const isOne = (seats: number): boolean => (seats & (seats - 1)) === 0;
const lastOf = (seats: number): number => 31 - Math.clz32(seats);
