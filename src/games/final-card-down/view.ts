// What a seat sees of Final Card Down: its own hand, all that was played, and what follows from that.
import type { Shuffler, View } from '../../table/game.ts';
import type { FinalCardDown } from './rules.ts';

/** Cards of other hands and the draw pile are shown only as far as everybody has seen them. */
export class FinalCardDownView implements View {
  readonly seat: number;
  readonly #position: FinalCardDown;

  constructor(position: FinalCardDown, seat: number) {
    this.#position = position;
    this.seat = seat;
  }

  get seats(): number {
    return this.#position.seats;
  }

  get toMove(): number {
    return this.#position.toMove;
  }

  /** The own cards, in the order of their numbers. */
  get hand(): readonly number[] {
    return this.#position.hand(this.seat).slice();
  }

  /** A card of the own hand, for those who look at thousands: `hand` makes a copy. */
  handCard(place: number): number {
    return this.#position.hand(this.seat)[place];
  }

  /** How many cards a seat holds. */
  handSize(seat: number): number {
    return this.#position.hand(seat).length;
  }

  /** Cards that a seat is known to hold: all of the own, of the others those drawn from a pile that was turned over. */
  knownInHand(seat: number): readonly number[] {
    return seat === this.seat ? this.hand : this.#position.knownInHand(seat).slice();
  }

  get top(): number {
    return this.#position.top;
  }

  /** The discard pile, the oldest card first. */
  get discards(): readonly number[] {
    const { discardSize } = this.#position;
    return Array.from({ length: discardSize }, (_, place) => this.#position.discard(place));
  }

  /** The current colour: a place in COLOURS. */
  get colour(): number {
    return this.#position.colour;
  }

  get activeTwos(): number {
    return this.#position.activeTwos;
  }

  get drawPileSize(): number {
    return this.#position.drawPileSize;
  }

  /** The draw pile, the next card to be drawn first; undefined until it is one that was turned over. */
  get knownDrawPile(): readonly number[] | undefined {
    const { drawPileSize, isDrawPileKnown } = this.#position;
    if (!isDrawPileKnown) return undefined;
    return Array.from({ length: drawPileSize }, (_, place) => this.#position.drawPileCard(place));
  }
}

/** A position that looks the same to a seat, with all the cards that it cannot know in another order. */
export function redeal(position: FinalCardDown, seat: number, shuffle: Shuffler): FinalCardDown {
  const hidden = position.hiddenFrom(seat);
  shuffle(hidden);
  return position.withHidden(seat, hidden);
}
