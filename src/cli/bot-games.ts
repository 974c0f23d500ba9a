// Games between bots: deals them, and seats the bots.
import type { SomeGame, SomePosition } from '../games/index.ts';
import type { Bot, OptionValues, View } from '../table/game.ts';
import { dealerStream, shuffle } from '../table/random.ts';
import { type Seed, Table } from '../table/table.ts';
import type { Session } from './session.ts';
import type { Course } from './sitting.ts';

/** Deals again and again from one stream. */
export function dealer(
  game: SomeGame,
  seats: number,
  options: OptionValues,
  { seed, game: number }: Seed,
  session: Session,
): () => SomePosition {
  const stream = dealerStream(seed, number);
  return () =>
    game.deal(
      seats,
      options,
      (cards, count) => shuffle(cards, stream, count),
      ({ event, count }) => session.audit.warn({ count }, event),
    );
}

/** Seats the same bots for every deal; their decisions are counted through all deals of a match. */
export function tables(
  game: SomeGame,
  bots: readonly Bot<View>[],
  seed: Seed,
  deal: () => SomePosition,
): () => Course<SomePosition> {
  let decisions = (): number => 0;
  return () => {
    const start = deal();
    const views = bots.map((_, seat) => game.view(start, seat));
    const table = new Table(start, bots, views, seed, decisions());
    decisions = () => table.decisions;
    return table;
  };
}
