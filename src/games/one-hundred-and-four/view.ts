// What a player of 104 sees: the own hand, the rows, all cards played so far, all points, and no hidden choice.
import type { Shuffler, View } from '../../table/game.ts';
import type { OneHundredAndFour } from './rules.ts';

export class OneHundredAndFourView implements View {
  readonly seat: number;
  readonly #position: OneHundredAndFour;

  constructor(position: OneHundredAndFour, seat: number) {
    this.#position = position;
    this.seat = seat;
  }

  get seats(): number {
    return this.#position.seats;
  }

  /** The highest card of the deck. */
  get highest(): number {
    return this.#position.highest;
  }

  get toMove(): number {
    return this.#position.toMove;
  }

  /** Rounds played. */
  get rounds(): number {
    return this.#position.rounds;
  }

  /** Are all cards of the round revealed, and does the owner of the lowest choose a row? */
  get isTaking(): boolean {
    return this.#position.isTaking;
  }

  /** The cards still in the own hand. */
  get hand(): readonly number[] {
    return this.#position.hand(this.seat);
  }

  handSize(seat: number): number {
    return this.#position.handSize(seat);
  }

  points(seat: number): number {
    return this.#position.points(seat);
  }

  hasChosen(seat: number): boolean {
    return this.#position.hasChosen(seat);
  }

  /**
   * What a seat has played, by round. The card of the current round is among it when all have chosen; the own
   * one as soon as it is chosen.
   */
  played(seat: number): readonly number[] {
    const { rounds, isTaking } = this.#position;
    const isKnown = isTaking || (seat === this.seat && this.hasChosen(seat));
    const count = rounds + (isKnown ? 1 : 0);
    return Array.from({ length: count }, (_, round) => this.#position.chosen(seat, round));
  }

  /** The row that the owner of a round's lowest card chose to take; undefined when nobody had to. */
  taken(round: number): number | undefined {
    return this.#position.taken(round);
  }

  /** The cards with which the rows began the game. */
  get firstRows(): readonly number[] {
    return this.#position.firstRows;
  }

  rowCards(row: number): readonly number[] {
    return this.#position.rowCards(row);
  }

  rowLast(row: number): number {
    return this.#position.rowLast(row);
  }

  rowLength(row: number): number {
    return this.#position.rowLength(row);
  }

  rowPoints(row: number): number {
    return this.#position.rowPoints(row);
  }
}

/** Hands and hidden choices of the others, and the cards not used, get their cards anew. */
export function redeal(
  position: OneHundredAndFour,
  seat: number,
  shuffle: Shuffler,
): OneHundredAndFour {
  return position.redeal(seat, shuffle);
}
