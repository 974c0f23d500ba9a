// The record of a game, as JSON lines: how it began, every move, how it ended.
import type { OptionValues, Outcome } from '../table/game.ts';
import type { Seed } from '../table/table.ts';
import { writeOutcome } from './written.ts';

/** Raised whenever older programs could not read a record. */
export const FORMAT = 1;

export interface Player {
  readonly name: string;
  readonly bot: string;
}

/** The first line. */
export interface Beginning {
  readonly deckhand: typeof FORMAT;
  readonly game: string;
  readonly version: number;
  readonly seed: number;
  /** The number of the game, if it is not the first of its seed. */
  readonly number?: number;
  readonly options: OptionValues;
  readonly players: readonly Player[];
  readonly deal: unknown;
}

export function beginning(
  game: { readonly name: string; readonly version: number },
  { seed, game: number }: Seed,
  options: OptionValues,
  players: readonly Player[],
  deal: unknown,
): Beginning {
  const { name, version } = game;
  const which = number === 1 ? { seed } : { seed, number };
  return { deckhand: FORMAT, game: name, version, ...which, options, players, deal };
}

/** The last line of a deal. */
export function ending(outcome: Outcome): { readonly outcome: Outcome } {
  return { outcome: writeOutcome(outcome) };
}

export interface MatchOutcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** Who has won a match: all who have the lowest total. */
export function matchOutcome(totals: readonly number[]): MatchOutcome {
  const lowest = Math.min(...totals);
  return {
    winners: totals.flatMap((total, seat) => (total === lowest ? [seat] : [])),
    scores: totals,
  };
}

/** The last line of a match. */
export function matchEnding({ winners, scores }: MatchOutcome): { readonly match: MatchOutcome } {
  return { match: { winners: winners.map((seat) => seat + 1), scores } };
}
