// The record of a game, as JSON lines: how it began, every move, how it ended.
import type { OptionValues, Outcome } from '../table/game.ts';
import type { Seed } from '../table/table.ts';
import { writeMatch, writeOutcome } from './written.ts';

/** Raised whenever older programs could not read a record. */
export const FORMAT = 1;

interface Player {
  readonly name: string;
  readonly bot: string;
}

/** What the first line says of the table. */
export interface Setting {
  /** Those that the deal was made with: none where a scenario has fixed it. */
  readonly options: OptionValues;
  /** The title of the scenario, if it is one. */
  readonly scenario?: string;
  readonly players: readonly Player[];
}

/** The lines that begin or end a deal say what has become of the game. */
const ACTIVE = { state: 'active' } as const;
const FINISHED = { state: 'finished' } as const;

/** The first line. The number of the game stands in it if it is not the first of its seed. */
export function beginning(
  game: { readonly name: string; readonly version: number },
  { seed, game: number }: Seed,
  { options, scenario, players }: Setting,
  deal: unknown,
): object {
  return {
    deckhand: FORMAT,
    game: game.name,
    version: game.version,
    seed,
    ...(number !== 1 && { number }),
    options,
    ...(scenario !== undefined && { scenario }),
    players,
    deal,
    ...ACTIVE,
  };
}

/** The first line of a further deal of a match. */
export function furtherDeal(deal: unknown): object {
  return { deal, ...ACTIVE };
}

/** The last line of a deal. */
export function ending(outcome: Outcome): object {
  return { outcome: writeOutcome(outcome), ...FINISHED };
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
export function matchEnding(outcome: MatchOutcome): object {
  return { match: writeMatch(outcome), ...FINISHED };
}
