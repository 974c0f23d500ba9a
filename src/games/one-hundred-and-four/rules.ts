// The rules of 104: all choose a card in secret, then the cards go to four rows, and a sixth card takes its row.
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

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 10;
export const HAND_SIZE = 10;
export const ROWS = 4;
/** Cards that a row holds; the next one takes them. */
export const ROW_SIZE = 5;
export const HIGHEST_CARD = 104;
/** In every round each seat chooses, and one at most takes a row. */
export const MOST_MOVES = HAND_SIZE * (MOST_SEATS + 1);

export const DECK_NAMES = ['full', 'tactics'] as const;
export type DeckName = (typeof DECK_NAMES)[number];

/** The tactics deck has just the cards that are dealt, so that everyone knows which ones are out. */
export function highestCard(deck: DeckName, seats: number): number {
  return deck === 'tactics' ? seats * HAND_SIZE + ROWS : HIGHEST_CARD;
}

/** Penalty points by card; there is no card 0. */
const POINTS: readonly number[] = Array.from({ length: HIGHEST_CARD + 1 }, (_, card) => {
  if (card === 0) return 0;
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  return card % 5 === 0 ? 2 : 1;
});

/** Of the whole deck. */
export const ALL_POINTS = POINTS.reduce((sum, points) => sum + points, 0);

export const pointsOf = (card: number): number => POINTS[card];

// To choose a card is the card's number; to take a row comes after all cards.
const TAKE = 200;
export const chooseCard = (card: number): Move => card;
export const takeRow = (row: number): Move => TAKE + row;
export const isTake = (move: Move): boolean => move >= TAKE;
export const cardOfMove = (move: Move): number => move;
export const rowOfMove = (move: Move): number => move - TAKE;

// A row is one number, as three arrays would be three times slower: its last card, how many cards it has
// (3 bits) and their points (5 bits: five cards have 27 at most).
const LAST_CARD = 8;
const LENGTH = 5;
const LENGTH_MASK = 7;
const POINTS_MASK = 31;
const ONE_CARD = 1 << LENGTH;
const LENGTH_AND_POINTS = (1 << LAST_CARD) - 1;

// A difference to a row is one number too: the row in the low bits, so that the least number names the row.
const ROW_BITS = 2;
const ROW_MASK = ROWS - 1;
/** A negative difference becomes a great one: larger than any between two cards. */
const DIFFERENCE_MASK = 255;
const BELOW_ALL = HIGHEST_CARD << ROW_BITS;

// What was taken by choice is one number for all rounds: a row and a mark, 3 bits a round.
const TAKEN_BITS = 3;
const TAKEN_MASK = 7;
const TAKEN_MARK = 4;

// A card and its seat are one number, which sorts by card.
const SEAT_BITS = 4;
const SEAT_MASK = 15;

/** The round's cards in the order in which they are laid: filled and used within one call, shared by all games. */
const order: number[] = Array.from({ length: MOST_SEATS }, () => 0);

// To be copied from.
const DECK: readonly number[] = Array.from({ length: HIGHEST_CARD }, (_, i) => i + 1);
const ZEROS: readonly number[] = DECK.map(() => 0);

export interface Start {
  /** By seat, the card that was dealt first first. */
  readonly hands: readonly (readonly number[])[];
  /** The first card of each row. */
  readonly rows: readonly number[];
  /** The highest card of the deck. */
  readonly highest: number;
}

/** Ten cards each, one at a time, first player first; then one card to each row. */
export function deal(seats: number, deck: DeckName, shuffle: Shuffler): OneHundredAndFour {
  const highest = highestCard(deck, seats);
  const shuffled = DECK.slice(0, highest);
  const dealt = seats * HAND_SIZE;
  shuffle(shuffled, dealt + ROWS);
  // Copies have their full length at once; an array that grows card by card would cost more than the deal.
  const cards = shuffled.slice(0, dealt);
  let place = 0;
  for (let seat = 0; seat < seats; seat++) {
    for (let i = seat; i < dealt; i += seats) cards[place++] = shuffled[i];
  }
  return atStart(seats, highest, cards, shuffled.slice(dealt, dealt + ROWS));
}

export function startGame({ hands, rows, highest }: Start): OneHundredAndFour {
  return atStart(hands.length, highest, hands.flat(), rows);
}

function atStart(
  seats: number,
  highest: number,
  cards: number[],
  firstRows: readonly number[],
): OneHundredAndFour {
  const rows = firstRows.slice();
  const rowCards = ZEROS.slice(0, ROWS * ROW_SIZE);
  for (let row = 0; row < ROWS; row++) {
    rows[row] = startedWith(firstRows[row]);
    rowCards[row * ROW_SIZE] = firstRows[row];
  }
  return new OneHundredAndFour(highest, firstRows, cards, ZEROS.slice(0, seats), rows, rowCards);
}

/** The lesser of two small numbers, without a branch. */
const least = (a: number, b: number): number => a + ((b - a) & ((b - a) >> 31));

const startedWith = (card: number): number => (card << LAST_CARD) | ONE_CARD | POINTS[card];

export class OneHundredAndFour implements Position<OneHundredAndFour> {
  readonly seats: number;
  /** The highest card of the deck. */
  readonly highest: number;
  /** The cards with which the rows began the game. */
  readonly firstRows: readonly number[];
  toMove = 0;
  /** Rounds played. */
  rounds = 0;
  /** Are all cards of the round revealed, and does the owner of the lowest choose a row? */
  isTaking = false;
  // Ten places a seat: the hand, and behind it what the seat has chosen, the latest first. So a card that is
  // chosen just changes places with the last one of the hand, and nothing else need remember what was played.
  readonly #cards: number[];
  readonly #points: number[];
  readonly #rows: number[];
  /** Five places a row. */
  readonly #rowCards: number[];
  #taken = 0;

  /** For those who have all parts at hand; `deal` and `startGame` make a new game. */
  constructor(
    highest: number,
    firstRows: readonly number[],
    cards: number[],
    points: number[],
    rows: number[],
    rowCards: number[],
  ) {
    this.seats = points.length;
    this.highest = highest;
    this.firstRows = firstRows;
    this.#cards = cards;
    this.#points = points;
    this.#rows = rows;
    this.#rowCards = rowCards;
  }

  clone(): OneHundredAndFour {
    return this.#cloneWith(this.#cards.slice());
  }

  /** A clone in which others hold other cards: `cards` are all seats' ten places, one seat after the other. */
  #cloneWith(cards: number[]): OneHundredAndFour {
    const copy = new OneHundredAndFour(
      this.highest,
      this.firstRows,
      cards,
      this.#points.slice(),
      this.#rows.slice(),
      this.#rowCards.slice(),
    );
    copy.toMove = this.toMove;
    copy.rounds = this.rounds;
    copy.isTaking = this.isTaking;
    copy.#taken = this.#taken;
    return copy;
  }

  snapshot(): readonly number[] {
    const { highest, toMove, rounds, isTaking } = this;
    const rest = [highest, toMove, rounds, Number(isTaking), this.#taken];
    const rows = this.firstRows.flatMap((first, row) => [first, ...this.rowCards(row), 0]);
    return [...rest, ...this.#points, ...this.#rows, ...rows, ...this.#cards];
  }

  announce(listener: Listener): void {
    listener({ event: 'pending', count: this.seats });
    listener({ event: 'active' });
  }

  get outcome(): Outcome | undefined {
    if (this.toMove !== NOBODY) return undefined;
    const scores = this.#points.slice();
    let fewest = scores[0];
    for (const points of scores) if (points < fewest) fewest = points;
    const winners: number[] = [];
    for (let seat = 0; seat < this.seats; seat++) if (scores[seat] === fewest) winners.push(seat);
    return { winners, scores, reason: 'fewest-points', turns: this.rounds };
  }

  points(seat: number): number {
    return this.#points[seat];
  }

  rowLast(row: number): number {
    return this.#rows[row] >> LAST_CARD;
  }

  rowLength(row: number): number {
    return (this.#rows[row] >> LENGTH) & LENGTH_MASK;
  }

  rowPoints(row: number): number {
    return this.#rows[row] & POINTS_MASK;
  }

  rowCards(row: number): number[] {
    return this.#rowCards.slice(row * ROW_SIZE, row * ROW_SIZE + this.rowLength(row));
  }

  /** Has the seat chosen its card of this round? */
  hasChosen(seat: number): boolean {
    return this.isTaking || seat < this.toMove;
  }

  handSize(seat: number): number {
    return HAND_SIZE - this.rounds - (this.hasChosen(seat) ? 1 : 0);
  }

  /** In no particular order, but at the start, where it is the order of the deal. */
  hand(seat: number): number[] {
    const base = seat * HAND_SIZE;
    return this.#cards.slice(base, base + this.handSize(seat));
  }

  /** The card that a seat has chosen in a round, counted from 0. */
  chosen(seat: number, round: number): number {
    return this.#cards[seat * HAND_SIZE + HAND_SIZE - 1 - round];
  }

  /** The row that the owner of a round's lowest card chose to take; undefined when nobody had to. */
  taken(round: number): number | undefined {
    const taken = (this.#taken >> (round * TAKEN_BITS)) & TAKEN_MASK;
    return taken === 0 ? undefined : taken & ROW_MASK;
  }

  /** All cards that were dealt: in hand, chosen by now, and those that began the rows. */
  cards(): number[] {
    const owned = Array.from({ length: this.seats }, (_, seat) => {
      const hand = this.hand(seat);
      const rounds = Array.from({ length: HAND_SIZE - hand.length }, (_, round) => round);
      return [...hand, ...rounds.map((round) => this.chosen(seat, round))];
    });
    return [...owned.flat(), ...this.firstRows];
  }

  listMoves(moves: MoveList): void {
    moves.clear();
    const seat = this.toMove;
    if (seat === NOBODY) return;
    if (this.isTaking) {
      for (let row = 0; row < ROWS; row++) moves.add(takeRow(row));
      return;
    }
    const base = seat * HAND_SIZE;
    // To choose a card is the card's number.
    moves.addFrom(this.#cards, base, base + HAND_SIZE - this.rounds);
  }

  play(move: Move, _shuffle: Shuffler, listener?: Listener): void {
    if (isTake(move)) this.#take(rowOfMove(move), listener);
    else this.#choose(cardOfMove(move), listener);
  }

  /**
   * A clone that looks the same to a seat, with all that it cannot know in another order: the hands of the
   * others, what they have chosen and not yet revealed, and the cards that are not used.
   */
  redeal(viewer: number, shuffle: Shuffler): OneHundredAndFour {
    const cards = this.#cards.slice();
    // What is hidden of a hand stands in the first places, an unrevealed choice right behind the cards in hand.
    const hidden = HAND_SIZE - this.rounds - (this.isTaking ? 1 : 0);
    const isSeen = new Uint8Array(this.highest + 1);
    for (const card of this.firstRows) isSeen[card] = 1;
    for (let i = 0; i < cards.length; i++) {
      const isOwn = Math.floor(i / HAND_SIZE) === viewer;
      if (isOwn || i % HAND_SIZE >= hidden) isSeen[cards[i]] = 1;
    }
    const unseen: number[] = [];
    for (let card = 1; card <= this.highest; card++) if (!isSeen[card]) unseen.push(card);
    shuffle(unseen);
    let next = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      if (seat === viewer) continue;
      for (let i = 0; i < hidden; i++) cards[seat * HAND_SIZE + i] = unseen[next++];
    }
    return this.#cloneWith(cards);
  }

  #choose(card: number, listener: Listener | undefined): void {
    const seat = this.toMove;
    const cards = this.#cards;
    const last = seat * HAND_SIZE + HAND_SIZE - 1 - this.rounds;
    let at = seat * HAND_SIZE;
    while (at < last && cards[at] !== card) at++;
    cards[at] = cards[last];
    cards[last] = card;
    // Not which card: it is hidden until all have chosen.
    listener?.({ event: 'chose', seat });
    if (seat + 1 < this.seats) this.toMove = seat + 1;
    else this.#reveal(listener);
  }

  #reveal(listener: Listener | undefined): void {
    if (listener) {
      const cards = Array.from({ length: this.seats }, (_, seat) => this.chosen(seat, this.rounds));
      listener({ event: 'revealed', cards });
    }
    const sorted = this.#sorted(listener);
    // Only the lowest can be below all rows, and it is laid first: nothing else waits in between.
    const lowest = sorted[0];
    if (this.#differences(lowest >> SEAT_BITS) < BELOW_ALL) {
      this.#layFrom(0, sorted, listener);
    } else {
      this.isTaking = true;
      this.toMove = lowest & SEAT_MASK;
    }
  }

  #take(row: number, listener: Listener | undefined): void {
    const sorted = this.#sorted(listener);
    this.isTaking = false;
    this.#taken |= (TAKEN_MARK | row) << (this.rounds * TAKEN_BITS);
    this.#startAnew(row, sorted[0] >> SEAT_BITS, this.toMove, listener);
    this.#layFrom(1, sorted, listener);
  }

  /** The cards of the round with their seats, in ascending order. */
  #sorted(listener: Listener | undefined): readonly number[] {
    if (this.seats === 4) this.#sortFour();
    else this.#sort();
    // A listener may play another game before this one's cards are all laid.
    return listener ? order.slice() : order;
  }

  /** Fills `order`. */
  #sort(): void {
    const cards = this.#cards;
    let place = HAND_SIZE - 1 - this.rounds;
    for (let seat = 0; seat < this.seats; seat++, place += HAND_SIZE) {
      const key = (cards[place] << SEAT_BITS) | seat;
      let at = seat;
      while (at > 0 && order[at - 1] > key) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = key;
    }
  }

  /** Fills `order` at the usual table: a sorting network, as no branch can be foreseen when cards come at random. */
  #sortFour(): void {
    const cards = this.#cards;
    const place = HAND_SIZE - 1 - this.rounds;
    const a = cards[place] << SEAT_BITS;
    const b = (cards[place + HAND_SIZE] << SEAT_BITS) | 1;
    const c = (cards[place + 2 * HAND_SIZE] << SEAT_BITS) | 2;
    const d = (cards[place + 3 * HAND_SIZE] << SEAT_BITS) | 3;
    const lowAB = least(a, b);
    const lowCD = least(c, d);
    const highAB = a + b - lowAB;
    const highCD = c + d - lowCD;
    const lowest = least(lowAB, lowCD);
    const highLow = lowAB + lowCD - lowest;
    const lowHigh = least(highAB, highCD);
    const second = least(highLow, lowHigh);
    order[0] = lowest;
    order[1] = second;
    order[2] = highLow + lowHigh - second;
    order[3] = highAB + highCD - lowHigh;
  }

  /** The least difference to a row whose last card is below, with the row; at least BELOW_ALL where there is none. */
  #differences(card: number): number {
    const rows = this.#rows;
    const first = ((card - (rows[0] >> LAST_CARD)) & DIFFERENCE_MASK) << ROW_BITS;
    const second = (((card - (rows[1] >> LAST_CARD)) & DIFFERENCE_MASK) << ROW_BITS) | 1;
    const third = (((card - (rows[2] >> LAST_CARD)) & DIFFERENCE_MASK) << ROW_BITS) | 2;
    const fourth = (((card - (rows[3] >> LAST_CARD)) & DIFFERENCE_MASK) << ROW_BITS) | 3;
    return least(least(first, second), least(third, fourth));
  }

  /** Lays the cards of the round from a place in their order on, and ends the round. */
  #layFrom(place: number, sorted: readonly number[], listener: Listener | undefined): void {
    const rows = this.#rows;
    for (let i = place; i < this.seats; i++) {
      const card = sorted[i] >> SEAT_BITS;
      const seat = sorted[i] & SEAT_MASK;
      const row = this.#differences(card) & ROW_MASK;
      const length = (rows[row] >> LENGTH) & LENGTH_MASK;
      if (length === ROW_SIZE) {
        this.#startAnew(row, card, seat, listener);
        continue;
      }
      this.#rowCards[row * ROW_SIZE + length] = card;
      const others = rows[row] & LENGTH_AND_POINTS;
      rows[row] = (card << LAST_CARD) | (others + ONE_CARD + POINTS[card]);
      listener?.({ event: 'laid', seat, card, row });
    }
    this.rounds++;
    this.toMove = this.rounds === HAND_SIZE ? NOBODY : 0;
    listener?.({ event: 'round', count: this.rounds });
    if (this.toMove === NOBODY) listener?.({ event: 'finished' });
  }

  /** The seat takes the points of a row, and its card starts the row anew. */
  #startAnew(row: number, card: number, seat: number, listener: Listener | undefined): void {
    const points = this.rowPoints(row);
    listener?.({ event: 'took', seat, row, cards: this.rowCards(row), points });
    this.#points[seat] += points;
    this.#rowCards[row * ROW_SIZE] = card;
    this.#rows[row] = startedWith(card);
    listener?.({ event: 'laid', seat, card, row });
  }
}
