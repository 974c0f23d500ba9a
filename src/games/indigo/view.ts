// What a player of Indigo sees: the own hand, the table, who played and won what, the scores, how many cards are left.
import { CARDS } from '../../table/cards.ts';
import { NOBODY, type Shuffler, type View } from '../../table/game.ts';
import { FIRST_ON_TABLE, Indigo } from './rules.ts';

export class IndigoView implements View {
  readonly seat: number;
  readonly #position: Indigo;

  constructor(position: Indigo, seat: number) {
    this.#position = position;
    this.seat = seat;
  }

  get hand(): readonly number[] {
    return this.#position.hands[this.seat];
  }

  /** The top card is the last. */
  get table(): readonly number[] {
    return this.#position.table;
  }

  /** The top card; undefined on an empty table. */
  get top(): number | undefined {
    return this.#position.top;
  }

  /** The seat that moved first. */
  get first(): number {
    return this.#position.first;
  }

  /** All cards laid on the table so far, in order, the first four included. */
  get laid(): readonly number[] {
    return this.#position.laid;
  }

  /** The seats that have won the cards of `laid`; those without a taker are on the table. */
  get takers(): readonly number[] {
    return this.#position.takers;
  }

  /** The seat that played the card at a place of `laid`; nobody played the first four. */
  playerOf(place: number): number {
    const turn = place - FIRST_ON_TABLE;
    if (turn < 0) return NOBODY;
    return turn % 2 === 0 ? this.first : 1 - this.first;
  }

  /** Cards won, by seat. */
  get cards(): readonly number[] {
    return this.#position.cards;
  }

  /** Points of the cards won, by seat. */
  get points(): readonly number[] {
    return this.#position.points;
  }

  /** By seat. */
  get handSizes(): readonly number[] {
    return this.#position.hands.map((hand) => hand.length);
  }

  get leftInDeck(): number {
    return CARDS - this.#position.dealt;
  }
}

/** The other hand and the deck get their cards anew, from all that the seat does not see. */
export function redeal(position: Indigo, seat: number, shuffle: Shuffler): Indigo {
  const otherHand = position.hands[1 - seat];
  const deck = position.deck.slice();
  // The places of the deck in which hidden cards lay or lie, the other hand's in the order of the hand.
  const places = otherHand.map((card) => deck.indexOf(card));
  for (let place = position.dealt; place < CARDS; place++) places.push(place);
  const cards = places.map((place) => deck[place]);
  shuffle(cards);
  places.forEach((place, i) => {
    deck[place] = cards[i];
  });
  const copy = new Indigo(position, deck);
  copy.hands[1 - seat] = cards.slice(0, otherHand.length);
  return copy;
}
