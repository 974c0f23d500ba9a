// Events and outcomes as they stand in files: players, piles and rows count from 1, cards are text.
import type { GameEvent, Outcome } from '../table/game.ts';
import type { MatchOutcome } from './record.ts';

type MakeCard = (card: number) => string | number;

export function writeEvent(
  { event, seat, card, cards, pile, row, ...rest }: GameEvent,
  makeCard: MakeCard,
): Readonly<Record<string, unknown>> & { readonly event: string } {
  return {
    event,
    ...(seat !== undefined && { player: seat + 1 }),
    ...(card !== undefined && { card: makeCard(card) }),
    ...(cards !== undefined && { cards: cards.map(makeCard) }),
    ...(pile !== undefined && { pile: pile + 1 }),
    ...(row !== undefined && { row: row + 1 }),
    ...rest,
  };
}

export function writeOutcome({ winners, scores, reason, turns }: Outcome): Outcome {
  return { winners: winners.map((seat) => seat + 1), scores, reason, turns };
}

export function writeMatch({ winners, scores }: MatchOutcome): MatchOutcome {
  return { winners: winners.map((seat) => seat + 1), scores };
}
