// Deals a shuffled deck, again and again until it makes a game that ends.
import { type Stream, shuffle } from '../../table/random.ts';
import { type Fate, foresee } from './fate.ts';
import { type Deck, deal, newDeck, War } from './rules.ts';

export interface Dealt {
  readonly war: War;
  readonly fate: Fate;
  /** Endless deals that were put back before this one. */
  readonly putBack: number;
}

/** With `anyDeal` the first deal stands, endless or not. */
export function dealGame(deck: Deck, players: number, stream: Stream, anyDeal: boolean): Dealt {
  const cards = newDeck(deck);
  for (let putBack = 0; ; putBack++) {
    shuffle(cards, stream);
    const war = new War(deal(cards, players));
    const fate = foresee(war);
    if (anyDeal || !fate.endless) return { war, fate, putBack };
  }
}
