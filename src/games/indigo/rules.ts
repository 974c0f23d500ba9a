// Indigo's rules: a card with the suit or the rank of the top card wins the whole table.
import { CARDS, rankOf, suitOf } from '../../table/cards.ts';
import {
  type Listener,
  type Move,
  NOBODY,
  type Outcome,
  type Position,
  type Shuffler,
} from '../../table/game.ts';
import type { MoveList } from '../../table/move-list.ts';

/** Raised whenever the same seed would play differently. */
export const VERSION = 1;

export const SEATS = 2;
export const FIRST_ON_TABLE = 4;
const HAND_SIZE = 6;
/** Every card but the first ones on the table is played. */
export const TURNS = CARDS - FIRST_ON_TABLE;
const FOR_MOST_CARDS = 3;

/** 20 cards with a point each, and those for most cards. */
export const ALL_POINTS = 20 + FOR_MOST_CARDS;

/** A place in RANKS. */
const TEN = 8;

/** A, 10, J, Q and K are one point each. */
export const pointsOf = (card: number): number => (rankOf(card) >= TEN ? 1 : 0);

/** Does a card win the table under this top card? */
export const wins = (card: number, top: number): boolean =>
  suitOf(card) === suitOf(top) || rankOf(card) === rankOf(top);

interface Start {
  /** All 52 cards, the first to be dealt first. */
  readonly deck: readonly number[];
  /** The seat that moves first. */
  readonly first: number;
}

export class Indigo implements Position<Indigo> {
  readonly seats = SEATS;
  readonly first: number;
  /** All 52 cards as they were shuffled; it never changes, so clones share it. */
  readonly deck: readonly number[];
  toMove: number;
  /** By seat, in the order in which the cards came. */
  readonly hands: number[][];
  /** All cards laid on the table so far, the first four included. */
  readonly laid: number[];
  /** The seats that have won the cards of `laid`. Who wins takes all, so those without a taker are the table. */
  readonly takers: number[];
  /** How many of `laid` had been won when the last card was played. */
  #wonByPlaying: number;
  /** Cards won, by seat. */
  readonly cards: number[];
  /** Points of the cards won, by seat; the three for most cards come with the outcome. */
  readonly points: number[];
  /** Cards that have left the deck. */
  dealt: number;

  /** Another `deck` has the same cards in all places that are known. */
  constructor(from: Start | Indigo, deck = from.deck) {
    this.first = from.first;
    this.deck = deck;
    if (from instanceof Indigo) {
      this.toMove = from.toMove;
      this.hands = [from.hands[0].slice(), from.hands[1].slice()];
      this.laid = from.laid.slice();
      this.takers = from.takers.slice();
      this.#wonByPlaying = from.#wonByPlaying;
      this.cards = from.cards.slice();
      this.points = from.points.slice();
      this.dealt = from.dealt;
    } else {
      this.toMove = from.first;
      this.hands = [[], []];
      this.laid = deck.slice(0, FIRST_ON_TABLE);
      this.takers = [];
      this.#wonByPlaying = 0;
      this.cards = [0, 0];
      this.points = [0, 0];
      this.dealt = FIRST_ON_TABLE;
      this.#deal();
    }
  }

  clone(): Indigo {
    return new Indigo(this);
  }

  snapshot(): readonly number[] {
    const { first, deck, toMove, hands, laid, takers, cards, points, dealt } = this;
    const counted = [
      first,
      toMove,
      dealt,
      this.#wonByPlaying,
      hands[0].length,
      laid.length,
      takers.length,
    ];
    return [...counted, ...deck, ...hands.flat(), ...laid, ...takers, ...cards, ...points];
  }

  /** Cards played. */
  get turns(): number {
    return this.laid.length - FIRST_ON_TABLE;
  }

  /** The top card is the last. */
  get table(): number[] {
    return this.laid.slice(this.takers.length);
  }

  /** At the end: the cards that nobody had won, before they went to whoever won last. */
  get leftOver(): number[] {
    return this.laid.slice(this.#wonByPlaying);
  }

  /** The top card; undefined on an empty table. */
  get top(): number | undefined {
    const { length } = this.laid;
    return length > this.takers.length ? this.laid[length - 1] : undefined;
  }

  get outcome(): Outcome | undefined {
    if (this.toMove !== NOBODY) return undefined;
    const scores = this.points.slice();
    scores[this.mostCards] += FOR_MOST_CARDS;
    // 23 points are an odd number: the scores are never equal.
    const winners = [scores[0] > scores[1] ? 0 : 1];
    return { winners, scores, reason: 'points', turns: this.turns };
  }

  /** The seat with more cards; of two with equally many, the one that moved first. */
  get mostCards(): number {
    const other = 1 - this.first;
    return this.cards[other] > this.cards[this.first] ? other : this.first;
  }

  listMoves(moves: MoveList): void {
    moves.clear();
    if (this.toMove === NOBODY) return;
    const hand = this.hands[this.toMove];
    for (let i = 0; i < hand.length; i++) moves.add(hand[i]);
  }

  /** A move is the card. */
  play(move: Move, _shuffle?: Shuffler, listener?: Listener): void {
    const seat = this.toMove;
    const { top } = this;
    takeOut(this.hands[seat], move);
    this.laid.push(move);
    this.toMove = 1 - seat;
    listener?.({ event: 'played', seat, card: move });
    if (top !== undefined && wins(move, top)) {
      this.#giveTable(seat, 'won', listener);
      this.#wonByPlaying = this.laid.length;
    }
    if (this.hands[this.toMove].length > 0) return;
    // Who moves second has played: both hands are empty.
    if (this.dealt < CARDS) this.#deal(listener);
    else this.#end(listener);
  }

  /** Six cards each, the player who moves first before the other. */
  #deal(listener?: Listener): void {
    for (const seat of this.first === 0 ? [0, 1] : [1, 0]) {
      const end = this.dealt + HAND_SIZE;
      this.hands[seat] = this.deck.slice(this.dealt, end);
      this.dealt = end;
      listener?.({ event: 'dealt', seat, cards: this.hands[seat].slice() });
    }
  }

  #giveTable(seat: number, event: 'won' | 'left', listener?: Listener): void {
    const from = this.takers.length;
    let points = 0;
    for (let place = from; place < this.laid.length; place++) {
      points += pointsOf(this.laid[place]);
      this.takers.push(seat);
    }
    this.cards[seat] += this.laid.length - from;
    this.points[seat] += points;
    listener?.({ event, seat, cards: this.laid.slice(from), points });
  }

  /** What is left goes to whoever won last, or to who moved first if nobody ever won. */
  #end(listener?: Listener): void {
    if (this.takers.length < this.laid.length) {
      this.#giveTable(this.takers.at(-1) ?? this.first, 'left', listener);
    }
    this.toMove = NOBODY;
    const seat = this.mostCards;
    listener?.({ event: 'most-cards', seat, count: this.cards[seat], points: FOR_MOST_CARDS });
  }
}

/** A splice would make an array of what it takes out. */
function takeOut(hand: number[], card: number): void {
  for (let i = hand.indexOf(card) + 1; i < hand.length; i++) hand[i - 1] = hand[i];
  hand.pop();
}
