// Hands for tests: whole decks in any order, cut into any number of hands.
import fc from 'fast-check';
import { DECK_NAMES, DECKS, deal, MOST_PLAYERS, newDeck } from '../../../src/games/war/rules.ts';

const anyDeckName = fc.constantFrom(...DECK_NAMES);

const anyShuffledDeck = anyDeckName.chain((name) => {
  const cards = newDeck(DECKS[name]);
  return fc.shuffledSubarray(cards, { minLength: cards.length });
});

/** Dealt one card at a time. */
export const anyEvenHands = fc
  .tuple(anyShuffledDeck, fc.integer({ min: 1, max: MOST_PLAYERS }))
  .map(([cards, players]) => deal(cards, players));

/** Cut anywhere, nobody without a card. */
export const anyUnevenHands = anyShuffledDeck.chain((cards) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: cards.length - 1 }), { maxLength: MOST_PLAYERS - 1 })
    .map((cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), cards.length];
      return edges.slice(1).map((end, i) => cards.slice(edges[i], end));
    }),
);

export const anyHands = fc.oneof(anyEvenHands, anyUnevenHands);
