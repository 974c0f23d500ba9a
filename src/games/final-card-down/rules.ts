// Final Card Down's rules: four players match value, suit or colour, and the first without a card wins.
import {
  type Listener,
  type Move,
  NOBODY,
  type Outcome,
  type Position,
  type Shuffler,
} from '../../table/game.ts';
import type { MoveList } from '../../table/move-list.ts';
import {
  COLOURS,
  cardOf,
  colourOf,
  DECLARES,
  KINDS,
  SKIPS,
  SUITS,
  suitOf,
  TWO,
  worthOf,
  ZERO,
} from './cards.ts';
import { RepeatWatch } from './repeats.ts';

/** Raised whenever the same seed would play differently. */
export const VERSION = 1;

export const SEATS = 4;
export const HAND_SIZE = 7;
/** Enough for the hands, the first discard and one card to draw. */
export const SMALLEST_DECK = 30;
const DRAWN_FOR_A_TWO = 2;

// Playing a card is the card's own number. A D has five other moves instead, one for each colour.
const FIRST_D = cardOf(DECLARES, 0, 0);
const DS = COLOURS.length * SUITS.length;
export const DRAW: Move = KINDS + DS * COLOURS.length;

export const declare = (card: number, colour: number): Move =>
  KINDS + (card - FIRST_D) * COLOURS.length + colour;
/** The card that a move plays. */
export const cardOfMove = (move: Move): number =>
  move < KINDS ? move : FIRST_D + Math.floor((move - KINDS) / COLOURS.length);
/** The colour that stands once a move has played its card. */
export const colourOfMove = (move: Move): number =>
  move < KINDS ? colourOf(move) : (move - KINDS) % COLOURS.length;

export const REASONS = ['last-card', 'nothing-to-draw', 'repeated'] as const;
type Reason = (typeof REASONS)[number];

/**
 * A position of Final Card Down.
 *
 * The draw pile and behind it the discards are one queue: cards are drawn from its front and played to its
 * end. So turning the discards over, the oldest first to be drawn, only moves the border between the two.
 */
export class FinalCardDown implements Position<FinalCardDown> {
  readonly seats = SEATS;
  toMove: number;
  turns = 0;
  /** The top card's own, or the one declared with a D: a place in COLOURS. */
  colour: number;
  /** How many 2s the seat to move faces. */
  activeTwos: number;
  /** Cards in the draw pile. */
  drawPileSize: number;
  /** Cards in the discard pile, the top card included. */
  discardSize: number;
  /** Has the draw pile been discards before? Then everybody has seen its cards. */
  isDrawPileKnown = false;
  /** Room for all cards, so that the queue can go round in it; as long as a power of two. */
  readonly #queue: Uint16Array;
  #front = 0;
  /** Each in the order of the numbers, as the order in which cards came means nothing: equal hands look equal. */
  readonly #hands: readonly number[][];
  /** What everybody knows of the hands: cards drawn from a known pile and not played since; ordered as the hands. */
  readonly #known: readonly number[][];
  #reason: Reason | undefined;
  #winner = NOBODY;
  #watch: RepeatWatch | undefined;

  /** Deals `deck`, the card to be dealt first at its beginning. */
  constructor(deck: readonly number[]);
  /** A copy that does not watch for repeats. */
  constructor(original: FinalCardDown);
  constructor(from: readonly number[] | FinalCardDown) {
    if (from instanceof FinalCardDown) {
      this.toMove = from.toMove;
      this.turns = from.turns;
      this.colour = from.colour;
      this.activeTwos = from.activeTwos;
      this.drawPileSize = from.drawPileSize;
      this.discardSize = from.discardSize;
      this.isDrawPileKnown = from.isDrawPileKnown;
      this.#queue = from.#queue.slice();
      this.#front = from.#front;
      this.#hands = from.#hands.map((hand) => hand.slice());
      this.#known = from.#known.map((cards) => cards.slice());
      this.#reason = from.#reason;
      this.#winner = from.#winner;
      return;
    }
    const dealt = SEATS * HAND_SIZE;
    if (from.length < SMALLEST_DECK) throw new RangeError(`${from.length}`);
    this.#hands = Array.from({ length: SEATS }, () => []);
    this.#known = Array.from({ length: SEATS }, () => []);
    for (let i = 0; i < dealt; i++) insert(this.#hands[i % SEATS], from[i]);
    const first = from[dealt];
    this.drawPileSize = from.length - dealt - 1;
    this.discardSize = 1;
    this.#queue = new Uint16Array(2 ** Math.ceil(Math.log2(from.length)));
    for (let i = 0; i < this.drawPileSize; i++) this.#queue[i] = from[dealt + 1 + i];
    this.#queue[this.drawPileSize] = first;
    this.colour = colourOf(first);
    this.activeTwos = worthOf(first) === TWO ? 1 : 0;
    this.toMove = worthOf(first) === SKIPS ? 1 : 0;
  }

  snapshot(): readonly number[] {
    const { toMove, turns, colour, activeTwos, drawPileSize, discardSize, isDrawPileKnown } = this;
    const end = this.#reason === undefined ? -1 : REASONS.indexOf(this.#reason);
    const rest = [toMove, turns, colour, activeTwos, drawPileSize, discardSize];
    const queue = Array.from({ length: drawPileSize + discardSize }, (_, i) =>
      this.drawPileCard(i),
    );
    const hands = [...this.#hands, ...this.#known].flatMap((cards) => [...cards, -1]);
    return [...rest, Number(isDrawPileKnown), end, this.#winner, ...queue, ...hands];
  }

  get outcome(): Outcome | undefined {
    if (this.#reason === undefined) return undefined;
    const scores = this.#hands.map((_, seat) => this.points(seat));
    const winners = this.#winner === NOBODY ? [] : [this.#winner];
    return { winners, scores, reason: this.#reason, turns: this.turns };
  }

  /** A seat's cards, in the order of their numbers. */
  hand(seat: number): readonly number[] {
    return this.#hands[seat];
  }

  /** What everybody knows of a seat's cards, in the order of their numbers. */
  knownInHand(seat: number): readonly number[] {
    return this.#known[seat];
  }

  /** The sum of the values in a hand: low is good. */
  points(seat: number): number {
    let sum = 0;
    for (const card of this.#hands[seat]) sum += worthOf(card);
    return sum;
  }

  /** The top card of the discard pile. */
  get top(): number {
    return this.discard(this.discardSize - 1);
  }

  /** A card of the discard pile, 0 being the oldest. */
  discard(place: number): number {
    return this.#queue[this.#place(this.drawPileSize + place)];
  }

  /** A card of the draw pile, 0 being the next to be drawn. */
  drawPileCard(place: number): number {
    return this.#queue[this.#place(place)];
  }

  /** All cards: in hand, to be drawn and laid. */
  cards(): number[] {
    const cards = Array.from({ length: SEATS }, (_, seat) => [...this.hand(seat)]).flat();
    for (let i = 0; i < this.drawPileSize; i++) cards.push(this.drawPileCard(i));
    for (let i = 0; i < this.discardSize; i++) cards.push(this.discard(i));
    return cards;
  }

  listMoves(moves: MoveList): void {
    moves.clear();
    if (this.toMove === NOBODY) return;
    const hand = this.#hands[this.toMove];
    const top = this.top;
    const value = worthOf(top);
    const suit = suitOf(top);
    let last = -1;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i];
      // Two equal cards are one move.
      if (card === last) continue;
      last = card;
      const own = worthOf(card);
      if (this.activeTwos > 0) {
        if (own === TWO) moves.add(card);
        continue;
      }
      const fits =
        own === ZERO || own === value || suitOf(card) === suit || colourOf(card) === this.colour;
      if (!fits) continue;
      if (own !== DECLARES) moves.add(card);
      else for (let colour = 0; colour < COLOURS.length; colour++) moves.add(declare(card, colour));
    }
    moves.add(DRAW);
  }

  play(move: Move, _shuffle?: Shuffler, listener?: Listener): void {
    this.turns++;
    if (move === DRAW) this.#draw(listener);
    else this.#playCard(move, listener);
    if (this.#watch && this.toMove !== NOBODY && this.#watch.isRepeated(this, move)) {
      this.#end('repeated');
      listener?.({ event: 'repeated' });
    }
  }

  announce(listener: Listener): void {
    if (worthOf(this.top) === SKIPS) listener({ event: 'skipped', seat: 0 });
    if (this.activeTwos > 0) listener({ event: 'active-twos', count: this.activeTwos });
  }

  clone(): FinalCardDown {
    const copy = new FinalCardDown(this);
    copy.#watch = this.#watch?.clone();
    return copy;
  }

  /**
   * From now on a repeated position ends the game. Only for games in which every seat always
   * chooses the same in the same position, as elsewhere a repeat proves nothing.
   */
  watchForRepeats(): void {
    this.#watch = new RepeatWatch(new FinalCardDown(this));
  }

  /**
   * Do the cards lie as in the other position, with the same colour, active 2s and seat to move?
   * Hands are compared without regard to the order in which the cards came, as nothing depends on it.
   */
  equals(other: FinalCardDown): boolean {
    if (
      this.toMove !== other.toMove ||
      this.colour !== other.colour ||
      this.activeTwos !== other.activeTwos ||
      this.drawPileSize !== other.drawPileSize ||
      this.discardSize !== other.discardSize
    ) {
      return false;
    }
    for (let i = 0; i < this.drawPileSize + this.discardSize; i++) {
      if (this.drawPileCard(i) !== other.drawPileCard(i)) return false;
    }
    return this.#hands.every((hand, seat) => {
      const theirs = other.#hands[seat];
      return hand.length === theirs.length && hand.every((card, i) => card === theirs[i]);
    });
  }

  /** All cards that a seat cannot know: in the other hands, then in the draw pile. */
  hiddenFrom(seat: number): number[] {
    const hidden: number[] = [];
    for (let other = 0; other < SEATS; other++) {
      if (other === seat) continue;
      const known = this.#known[other];
      let i = 0;
      for (const card of this.#hands[other]) {
        if (card === known[i]) i++;
        else hidden.push(card);
      }
    }
    if (this.isDrawPileKnown) return hidden;
    for (let i = 0; i < this.drawPileSize; i++) hidden.push(this.drawPileCard(i));
    return hidden;
  }

  /** A copy with other cards in place of those that a seat cannot know; it does not watch for repeats. */
  withHidden(seat: number, cards: readonly number[]): FinalCardDown {
    const copy = new FinalCardDown(this);
    let next = 0;
    for (let other = 0; other < SEATS; other++) {
      if (other === seat) continue;
      const hand = copy.#hands[other];
      const size = hand.length;
      hand.length = 0;
      hand.push(...copy.#known[other]);
      while (hand.length < size) insert(hand, cards[next++]);
    }
    if (copy.isDrawPileKnown) return copy;
    for (let i = 0; i < copy.drawPileSize; i++) copy.#queue[copy.#place(i)] = cards[next++];
    return copy;
  }

  #playCard(move: Move, listener?: Listener): void {
    const seat = this.toMove;
    const card = cardOfMove(move);
    const hand = this.#hands[seat];
    remove(hand, card);
    // Of two equal cards nobody can tell which was played, and it makes no difference: what is left is the same.
    remove(this.#known[seat], card);
    this.#queue[this.#place(this.drawPileSize + this.discardSize)] = card;
    this.discardSize++;
    this.colour = colourOfMove(move);
    this.activeTwos = worthOf(card) === TWO ? this.activeTwos + 1 : 0;
    this.toMove = (seat + 1) % SEATS;
    listener?.({ event: 'played', seat, card });
    if (move >= KINDS) listener?.({ event: 'declared', seat, colour: this.colour });
    if (this.activeTwos > 1) listener?.({ event: 'stacked', seat, count: this.activeTwos });
    if (hand.length === 0) {
      this.#winner = seat;
      this.#end('last-card');
      listener?.({ event: 'out', seat });
    } else if (worthOf(card) === SKIPS) {
      listener?.({ event: 'skipped', seat: this.toMove });
      this.toMove = (seat + 2) % SEATS;
    }
  }

  #draw(listener?: Listener): void {
    const seat = this.toMove;
    const due = this.activeTwos > 0 ? this.activeTwos * DRAWN_FOR_A_TWO : 1;
    if (this.activeTwos > 0) listener?.({ event: 'penalty', seat, count: due });
    let drawn = 0;
    while (drawn < due && (this.drawPileSize > 0 || this.#turnOver(listener))) {
      const card = this.#queue[this.#front];
      this.#front = this.#place(1);
      this.drawPileSize--;
      insert(this.#hands[seat], card);
      if (this.isDrawPileKnown) insert(this.#known[seat], card);
      drawn++;
    }
    if (drawn > 0) listener?.({ event: 'drew', seat, count: drawn });
    if (drawn < due) {
      listener?.({ event: 'nothing-to-draw', seat });
      this.#end('nothing-to-draw');
      return;
    }
    this.activeTwos = 0;
    this.toMove = (seat + 1) % SEATS;
  }

  /** Makes all discards but the top card the draw pile; false when there are none. */
  #turnOver(listener?: Listener): boolean {
    const count = this.discardSize - 1;
    if (count === 0) return false;
    this.drawPileSize = count;
    this.discardSize = 1;
    this.isDrawPileKnown = true;
    listener?.({ event: 'turned', count });
    return true;
  }

  #end(reason: Reason): void {
    this.#reason = reason;
    this.toMove = NOBODY;
  }

  /** Where the queue's card is that has `before` cards before it. */
  #place(before: number): number {
    return (this.#front + before) & (this.#queue.length - 1);
  }
}

function insert(cards: number[], card: number): void {
  let i = cards.length;
  cards.push(card);
  for (; i > 0 && cards[i - 1] > card; i--) cards[i] = cards[i - 1];
  cards[i] = card;
}

/** Takes one such card out, if there is any; not with splice, which would make an array each time. */
function remove(cards: number[], card: number): void {
  const place = cards.indexOf(card);
  if (place === -1) return;
  for (let i = place + 1; i < cards.length; i++) cards[i - 1] = cards[i];
  cards.pop();
}
