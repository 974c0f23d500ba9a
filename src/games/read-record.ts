// Reads a record back: its first line, its moves, its outcome.
import { z } from 'zod';
import type { Outcome } from '../table/game.ts';
import { GAME_NAMES } from './names.ts';
import { FORMAT, type MatchOutcome } from './record.ts';

const whole = z.int().min(0);

// A line may leave out what has become of the game: it says nothing that the other lines do not.
const active = z.literal('active').optional();
const finished = z.literal('finished').optional();

const beginningSchema = z.strictObject({
  deckhand: z.literal(FORMAT),
  game: z.enum(GAME_NAMES),
  version: whole,
  seed: whole,
  number: whole.optional(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  scenario: z.string().optional(),
  players: z.array(z.strictObject({ name: z.string(), bot: z.string() })),
  deal: z.unknown(),
  state: active,
});

/** A move with chance in it carries what came of it. */
const moveSchema = z.union([
  z.string().transform((move) => ({ move, result: {} })),
  z.looseObject({ move: z.string() }).transform(({ move, ...result }) => ({ move, result })),
]);

const dealSchema = z.strictObject({ deal: z.unknown(), state: active });
const outcomeSchema = z.strictObject({
  outcome: z.strictObject({
    winners: z.array(whole),
    scores: z.array(z.number()),
    reason: z.string(),
    turns: whole,
  }),
  state: finished,
});
const matchSchema = z.strictObject({
  match: z.strictObject({ winners: z.array(whole), scores: z.array(z.number()) }),
  state: finished,
});

const eventSchema = z.looseObject({ event: z.string() });

export type RecordedMove = z.infer<typeof moveSchema>;

interface RecordedDeal {
  readonly deal: unknown;
  readonly moves: RecordedMove[];
  /** With players from 1, as in the file; undefined for a game that was not finished. */
  outcome?: Outcome;
}

export interface Recorded {
  readonly beginning: z.infer<typeof beginningSchema>;
  /** One, or all those of a match. */
  readonly deals: readonly RecordedDeal[];
  readonly match?: MatchOutcome;
}

/** The first line that no record has there, counted from 1. */
export interface NoRecord {
  readonly line: number;
  readonly found: string;
}

export function readRecord(text: string): Recorded | NoRecord {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  // A program that was killed may have left a part of a line; one that was not, an empty rest.
  if (parsed(lines.at(-1) ?? '') === undefined) lines.pop();
  while (lines.at(-1)?.trim() === '') lines.pop();
  const first = beginningSchema.safeParse(parsed(lines[0] ?? ''));
  if (!first.success) return { line: 1, found: lines[0] ?? text };
  let current: RecordedDeal = { deal: first.data.deal, moves: [] };
  const deals = [current];
  for (let i = 1; i < lines.length; i++) {
    const value = parsed(lines[i]);
    // What --events adds.
    if (eventSchema.safeParse(value).success) continue;
    const move = moveSchema.safeParse(value);
    if (move.success && !current.outcome) {
      current.moves.push(move.data);
      continue;
    }
    const outcome = outcomeSchema.safeParse(value);
    const deal = dealSchema.safeParse(value);
    const match = matchSchema.safeParse(value);
    if (outcome.success && !current.outcome) current.outcome = outcome.data.outcome;
    else if (deal.success && current.outcome) {
      current = { deal: deal.data.deal, moves: [] };
      deals.push(current);
    } else if (match.success && current.outcome) {
      if (i < lines.length - 1) return { line: i + 2, found: lines[i + 1] };
      return { beginning: first.data, deals, match: match.data.match };
    } else return { line: i + 1, found: lines[i] };
  }
  return { beginning: first.data, deals };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
