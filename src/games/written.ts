// Events and outcomes as they stand in files: players, piles and rows count from 1, cards are text.
import type { GameEvent, Outcome } from '../table/game.ts';
import type { MatchOutcome } from './record.ts';

/** What a game's notation says of cards and colours. */
interface Written {
  makeCard(card: number): string | number;
  makeColour?(colour: number): string;
}

export function writeEvent(
  { event, seat, card, cards, pile, row, colour, ...rest }: GameEvent,
  { makeCard, makeColour }: Written,
): Readonly<Record<string, unknown>> & { readonly event: string } {
  return {
    event,
    ...(seat !== undefined && { player: seat + 1 }),
    ...(card !== undefined && { card: makeCard(card) }),
    ...(cards !== undefined && { cards: cards.map(makeCard) }),
    ...(pile !== undefined && { pile: pile + 1 }),
    ...(row !== undefined && { row: row + 1 }),
    ...(colour !== undefined && makeColour && { colour: makeColour(colour) }),
    ...rest,
  };
}

export function writeOutcome({ winners, scores, reason, turns }: Outcome): Outcome {
  return { winners: winners.map((seat) => seat + 1), scores, reason, turns };
}

export function writeMatch({ winners, scores }: MatchOutcome): MatchOutcome {
  return { winners: winners.map((seat) => seat + 1), scores };
}
