// What a player of Up and Down sees: the own hand, the central piles, how many cards everyone has, all actions.
import type { Move, Shuffler, View } from '../../table/game.ts';
import type { UpAndDown } from './rules.ts';

export class UpAndDownView implements View {
  readonly seat: number;
  readonly #position: UpAndDown;

  constructor(position: UpAndDown, seat: number) {
    this.#position = position;
    this.seat = seat;
  }

  get hand(): readonly number[] {
    return this.#position.hands[this.seat];
  }

  /** All cards of the two central piles as they were laid, the top card last. */
  get central(): readonly (readonly number[])[] {
    return this.#position.central;
  }

  /** By seat. */
  get handSizes(): readonly number[] {
    return this.#position.hands.map((hand) => hand.length);
  }

  /** By seat. */
  get pileSizes(): readonly number[] {
    return this.#position.piles.map((pile) => pile.length);
  }

  /** All actions so far. */
  get log(): readonly Move[] {
    return this.#position.log;
  }
}

/** The other hand and both draw piles get their cards anew, from all that the seat does not see. */
export function redeal(position: UpAndDown, seat: number, shuffle: Shuffler): UpAndDown {
  const copy = position.clone();
  const hidden = [copy.hands[1 - seat], ...copy.piles];
  const cards = hidden.flat();
  shuffle(cards);
  for (const place of hidden) place.splice(0, place.length, ...cards.splice(0, place.length));
  return copy;
}
