// Up and Down's rules: two players lay cards one or two ranks up or down on two central piles.
import { CARDS, RANKS, rankOf, suitOf } from '../../table/cards.ts';
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
export const HAND_SIZE = 5;
/** With the card that is turned up. */
const PILE_SIZE = 21;
const MOST_TO_DRAW = 9;
const FEWEST_TO_REPLACE = 8;

// A card on a central pile is `card * 2 + pile`; the other moves come after them.
export const DRAW = CARDS * 2;
export const REPLACE = DRAW + 1;
export const PASS = REPLACE + 1;

export const playOn = (card: number, pile: number): Move => card * 2 + pile;
export const isPlay = (move: Move): boolean => move < DRAW;
export const cardOfMove = (move: Move): number => move >> 1;
export const pileOfMove = (move: Move): number => move & 1;

/** One rank up or down in any suit, or two in the same suit, around the circle; never an equal rank. */
export function fits(card: number, top: number): boolean {
  const up = (rankOf(card) - rankOf(top) + RANKS.length) % RANKS.length;
  const away = Math.min(up, RANKS.length - up);
  return away === 1 || (away === 2 && suitOf(card) === suitOf(top));
}

export const REASONS = ['out', 'both-passed', 'dead'] as const;
type Reason = (typeof REASONS)[number];

export interface Start {
  /** The seat that moves first. */
  readonly first: number;
  readonly hands: readonly (readonly number[])[];
  /** Draw piles, the card on top first. */
  readonly piles: readonly (readonly number[])[];
  /** The top cards of the two central piles. */
  readonly central: readonly number[];
}

/** Five cards each, then 21 for each draw pile, whose top cards make the central piles. */
export function dealStart(cards: readonly number[], first: number): Start {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  const rest = cards.slice(SEATS * HAND_SIZE);
  const piles = seats.map((seat) => rest.slice(seat * PILE_SIZE, (seat + 1) * PILE_SIZE));
  return {
    first,
    hands: seats.map((seat) => cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)),
    piles: piles.map((pile) => pile.slice(1)),
    central: piles.map(([top]) => top),
  };
}

export class UpAndDown implements Position<UpAndDown> {
  readonly seats = SEATS;
  toMove: number;
  turns = 0;
  /** By seat, in the order in which the cards came. */
  readonly hands: number[][];
  /** By seat; the card on top is the last, so that drawing is cheap. */
  readonly piles: number[][];
  /** All cards laid on the two central piles, the top card last. */
  readonly central: number[][];
  /** By seat: the cards that a player has put back and so knows to be in the own draw pile. */
  readonly putBack: number[][];
  /** All moves so far. */
  readonly log: Move[];
  #reason: Reason | undefined;

  constructor(from: Start | UpAndDown) {
    this.hands = from.hands.map((hand) => [...hand]);
    if (from instanceof UpAndDown) {
      this.toMove = from.toMove;
      this.piles = from.piles.map((pile) => [...pile]);
      this.central = from.central.map((pile) => [...pile]);
      this.putBack = from.putBack.map((cards) => [...cards]);
      this.log = [...from.log];
      this.turns = from.turns;
      this.#reason = from.#reason;
    } else {
      this.toMove = from.first;
      this.piles = from.piles.map((pile) => pile.toReversed());
      this.central = from.central.map((card) => [card]);
      this.putBack = from.hands.map(() => []);
      this.log = [];
      if (this.#isDead()) this.#end('dead');
    }
  }

  get outcome(): Outcome | undefined {
    if (this.#reason === undefined) return undefined;
    const scores = this.hands.map((hand, seat) => hand.length + this.piles[seat].length);
    const fewest = Math.min(...scores);
    const winners = scores.flatMap((score, seat) => (score === fewest ? [seat] : []));
    return { winners, scores, reason: this.#reason, turns: this.turns };
  }

  listMoves(moves: MoveList): void {
    moves.clear();
    const hand = this.hands[this.toMove];
    for (const card of hand) {
      if (fits(card, this.top(0))) moves.add(playOn(card, 0));
      if (fits(card, this.top(1))) moves.add(playOn(card, 1));
    }
    if (this.piles[this.toMove].length > 0) {
      if (hand.length <= MOST_TO_DRAW) moves.add(DRAW);
      if (hand.length >= FEWEST_TO_REPLACE) moves.add(REPLACE);
    }
    if (moves.length === 0) moves.add(PASS);
  }

  play(move: Move, shuffle: Shuffler, listener?: Listener): void {
    const seat = this.toMove;
    const hand = this.hands[seat];
    const pile = this.piles[seat];
    const bothPassed = move === PASS && this.log.at(-1) === PASS;
    this.log.push(move);
    this.turns++;
    this.toMove = 1 - seat;
    if (isPlay(move)) {
      const card = cardOfMove(move);
      takeOut(hand, card);
      this.central[pileOfMove(move)].push(card);
      listener?.({ event: 'played', seat, card, pile: pileOfMove(move) });
      if (hand.length + pile.length === 0) {
        this.#end('out');
        listener?.({ event: 'out', seat });
      } else if (this.#isDead()) {
        this.#end('dead');
        this.announce(listener);
      }
    } else if (move === DRAW) {
      const card = pile.pop() as number;
      hand.push(card);
      takeOut(this.putBack[seat], card);
      listener?.({ event: 'drew', seat, count: 1 });
    } else if (move === REPLACE) {
      const count = hand.length;
      this.putBack[seat].push(...hand);
      pile.push(...hand.splice(0));
      shuffle(pile);
      hand.push(...pile.splice(-HAND_SIZE).reverse());
      for (const card of hand) takeOut(this.putBack[seat], card);
      listener?.({ event: 'replaced', seat, count });
    } else {
      listener?.({ event: 'passed', seat });
      if (!bothPassed) return;
      this.#end('both-passed');
      listener?.({ event: 'both-passed' });
    }
  }

  /** A position may be dead from the start. */
  announce(listener?: Listener): void {
    if (this.#reason === 'dead') listener?.({ event: 'dead' });
  }

  clone(): UpAndDown {
    return new UpAndDown(this);
  }

  snapshot(): readonly number[] {
    const { toMove, turns, hands, piles, central, putBack, log } = this;
    const end = this.#reason === undefined ? -1 : REASONS.indexOf(this.#reason);
    const cards = [hands, piles, central, putBack].flat().flatMap((list) => [...list, -1]);
    return [toMove, turns, end, ...cards, ...log];
  }

  /** The top card of a central pile. */
  top(pile: number): number {
    const cards = this.central[pile];
    return cards[cards.length - 1];
  }

  /**
   * No card that either player owns fits either central pile: nobody can ever play again, but whoever has a draw
   * pile could go on drawing and replacing. With both piles empty two passes end the game by themselves.
   */
  #isDead(): boolean {
    if (this.piles.every((pile) => pile.length === 0)) return false;
    const [one, two] = [this.top(0), this.top(1)];
    const isOut = (cards: readonly number[]): boolean =>
      !cards.some((card) => fits(card, one) || fits(card, two));
    return this.hands.every(isOut) && this.piles.every(isOut);
  }

  #end(reason: Reason): void {
    this.#reason = reason;
    this.toMove = NOBODY;
  }
}

/** Takes a card out, if it is there; a splice would make an array each time. */
function takeOut(cards: number[], card: number): void {
  const place = cards.indexOf(card);
  if (place === -1) return;
  for (let i = place + 1; i < cards.length; i++) cards[i - 1] = cards[i];
  cards.pop();
}
