// Indigo's own bot: the computer's strategy as the rules describe it.
import { rankOf, suitOf } from '../../table/cards.ts';
import type { Bot } from '../../table/game.ts';
import { wins } from './rules.ts';
import type { IndigoView } from './view.ts';

/** Takes the table when it can; otherwise lays down what it holds more of. */
export const classicBot: Bot<IndigoView> = {
  name: 'classic',
  isDeterministic: false,
  choose({ hand, top }, _moves, stream) {
    const cards = choices(hand, top);
    return cards.length === 1 ? cards[0] : cards[stream.below(cards.length)];
  },
};

/** The cards among which chance decides. */
function choices(hand: readonly number[], top: number | undefined): readonly number[] {
  if (hand.length === 1) return hand;
  const candidates = top === undefined ? [] : hand.filter((card) => wins(card, top));
  if (candidates.length === 1) return candidates;
  if (top === undefined || candidates.length === 0) {
    const suits = sharing(hand, suitOf);
    if (suits.length > 0) return suits;
    const ranks = sharing(hand, rankOf);
    return ranks.length > 0 ? ranks : hand;
  }
  const ofSuit = candidates.filter((card) => suitOf(card) === suitOf(top));
  if (ofSuit.length >= 2) return ofSuit;
  const ofRank = candidates.filter((card) => rankOf(card) === rankOf(top));
  return ofRank.length >= 2 ? ofRank : candidates;
}

/** The cards whose suit, or rank, is at least twice in hand. */
function sharing(hand: readonly number[], part: (card: number) => number): number[] {
  return hand.filter((card) => hand.some((other) => other !== card && part(other) === part(card)));
}
