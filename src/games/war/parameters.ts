// Corrects the two parameters of `war`: no value a person types stops the game.

import type { Message } from '../../text/text.ts';
import { visible } from '../../text/visible.ts';
import { DECK_NAMES, type DeckName, MOST_PLAYERS } from './rules.ts';

export interface Parameters {
  readonly players: number;
  readonly deck: DeckName;
  /** What was corrected, to be printed first. */
  readonly correction?: Message;
}

/** What is played when a value makes no sense, or both need a correction. */
const FALLBACK = { players: 2, deck: 'small' } as const;

export function correctParameters(playersTyped: string, deckTyped: string): Parameters {
  const players = correctPlayers(playersTyped);
  const deck = correctDeck(deckTyped);
  if (players.correction && deck.correction) {
    const values = {
      players: { key: 'war:players' as const, values: { count: FALLBACK.players } },
      deck: deckText(FALLBACK.deck),
    };
    return { ...FALLBACK, correction: { key: 'war:bothCorrected', values } };
  }
  return { ...players, ...deck };
}

function correctPlayers(typed: string): Pick<Parameters, 'players' | 'correction'> {
  const provided = visible(typed);
  if (!/^[+-]?[0-9]+$/.test(typed)) {
    const { players } = FALLBACK;
    return {
      players,
      correction: { key: 'war:playersUnparseable', values: { players, provided } },
    };
  }
  const players = Math.min(Math.max(Number(typed), 1), MOST_PLAYERS);
  if (players === Number(typed)) return { players };
  return { players, correction: { key: 'war:playersCorrected', values: { players, provided } } };
}

function correctDeck(typed: string): Pick<Parameters, 'deck' | 'correction'> {
  // `i` without `u` folds ASCII letters only: no ſ for s, no K for k.
  const deck = DECK_NAMES.find((name) => new RegExp(`^${name}$`, 'i').test(typed));
  if (deck) return { deck };
  const values = { deck: deckText(FALLBACK.deck), provided: visible(typed) };
  return { deck: FALLBACK.deck, correction: { key: 'war:deckUnrecognized', values } };
}

const deckText = (deck: DeckName): Message => ({ key: 'war:deck', values: { context: deck } });
