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

  /** Cards that the seat has put back into its own draw pile; in which order they lie there it cannot know. */
  get putBack(): readonly number[] {
    return this.#position.putBack[this.seat];
  }

  /** All actions so far. */
  get log(): readonly Move[] {
    return this.#position.log;
  }
}

/**
 * The other hand and both draw piles get their cards anew, from all that the seat does not see. What it has put back
 * itself stays in its pile, and of what the other has put back only the number is known.
 */
export function redeal(position: UpAndDown, seat: number, shuffle: Shuffler): UpAndDown {
  const copy = position.clone();
  const other = 1 - seat;
  const putBack = copy.putBack[seat];
  const unseen = copy.piles[seat].filter((card) => !putBack.includes(card));
  unseen.push(...copy.hands[other], ...copy.piles[other]);
  shuffle(unseen);
  const fill = (cards: number[], ...fixed: number[]): void => {
    cards.splice(0, cards.length, ...fixed, ...unseen.splice(0, cards.length - fixed.length));
  };
  fill(copy.hands[other]);
  fill(copy.piles[other]);
  fill(copy.piles[seat], ...putBack);
  shuffle(copy.piles[seat]);
  const theirs = copy.piles[other].slice();
  shuffle(theirs);
  copy.putBack[other].splice(0, theirs.length, ...theirs.slice(0, copy.putBack[other].length));
  return copy;
}
