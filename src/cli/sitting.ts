// Plays a deal, or the deals of a match, before all who watch: the moves may come from bots or from a record.
import { matchOutcome } from '../games/record.ts';
import type { GameEvent, Listener, Move, Position } from '../table/game.ts';
import type { Observer } from './observers.ts';
import type { Session } from './session.ts';

/** A deal and where its moves come from: a table with bots, or a record. */
export interface Course<P> {
  readonly position: P;
  /** Is no move left? A record may end before the game does. */
  readonly isOver: boolean;
  /** The next move, not played yet. */
  choose(): Move;
  play(move: Move, listener: Listener): void;
}

export async function playDeal<P extends Position<P>>(
  observers: readonly Observer<P>[],
  course: Course<P>,
  session: Session,
): Promise<void> {
  const { position } = course;
  let events: GameEvent[] = [];
  const listener = (event: GameEvent): void => {
    events.push(event);
  };
  position.announce?.(listener);
  for (const observer of observers) observer.opening?.(position, events);
  while (!course.isOver) {
    const seat = position.toMove;
    const move = course.choose();
    for (const observer of observers) observer.before?.(position, move);
    events = [];
    course.play(move, listener);
    for (const observer of observers) observer.after?.(position, seat, move, events);
    if (session.output.isFull) await session.flush();
  }
  for (const observer of observers) observer.ending?.(position);
}

/** One deal; of a match, deals until somebody has its points, or until there are no more. The lowest total wins. */
export async function playGame<P extends Position<P>>(
  observers: readonly Observer<P>[],
  next: () => Course<P> | undefined,
  matchPoints: number | undefined,
  session: Session,
): Promise<void> {
  let totals: readonly number[] = [];
  do {
    const course = next();
    if (!course) return;
    if (totals.length > 0) separate(observers);
    await playDeal(observers, course, session);
    const { outcome } = course.position;
    if (matchPoints === undefined || !outcome) return;
    totals = outcome.scores.map((score, seat) => score + (totals[seat] ?? 0));
    for (const observer of observers) observer.standing?.(totals);
  } while (Math.max(...totals) < matchPoints);
  for (const observer of observers) observer.matchEnding?.(matchOutcome(totals));
}

/** Between two deals, or two games. */
export function separate<P>(observers: readonly Observer<P>[]): void {
  for (const observer of observers) observer.between?.();
}
