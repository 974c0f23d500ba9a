// Who watches a game: the screens, the audit log, the record. The game itself knows of none of them.
import type { Audit } from '../audit/audit.ts';
import type { GameDefinition, Screens } from '../games/definition.ts';
import { ending } from '../games/record.ts';
import { writeEvent, writeOutcome } from '../games/written.ts';
import type { GameEvent, Move, Position, View } from '../table/game.ts';
import type { Table } from '../table/table.ts';
import type { Session } from './session.ts';

export interface Observer<P> {
  opening(start: P): void;
  /** `position` is the one before the move. */
  before?(position: P, move: Move): void;
  /** `position` is the one after the move of a seat. */
  after(position: P, seat: number, move: Move, events: readonly GameEvent[]): void;
  ending(position: P): void;
}

/** Lets bots play a game to its end before the observers. */
export async function playBefore<P extends Position<P>, V extends View>(
  observers: readonly Observer<P>[],
  table: Table<P, V>,
  session: Session,
): Promise<void> {
  const { position } = table;
  let events: GameEvent[] = [];
  const listener = (event: GameEvent): void => {
    events.push(event);
  };
  for (const observer of observers) observer.opening(position);
  while (!table.isOver) {
    const seat = position.toMove;
    const move = table.choose();
    for (const observer of observers) observer.before?.(position, move);
    events = [];
    table.play(move, listener);
    for (const observer of observers) observer.after(position, seat, move, events);
    if (session.output.isFull) await session.flush();
  }
  for (const observer of observers) observer.ending(position);
}

/** Prints, and logs as printed. A scenario has a title. */
export function screensObserver<P>(
  screens: Screens<P>,
  session: Session,
  title?: string,
): Observer<P> {
  return {
    opening: (start) => session.show(screens.opening(start, title)),
    before(position) {
      if (screens.before) session.show(screens.before(position));
    },
    after(position, seat, move, events) {
      const shown = screens.move(position, seat, move, events);
      if (typeof shown === 'string') session.show(shown);
      else for (const screen of shown) session.show(screen);
    },
    ending: (position) => session.show(screens.ending(position)),
  };
}

/** Keeps what no screen shows: the moments that decide a game, all that happens, whole positions. */
export function auditObserver<P extends Position<P>, V extends View>(
  { decisive, notation }: GameDefinition<P, V>,
  audit: Audit,
): Observer<P> {
  const keepsEvents = audit.isLevelEnabled('error');
  const keepsPositions = audit.isLevelEnabled('trace');
  let moves = 0;
  return {
    opening(start) {
      if (audit.isLevelEnabled('debug'))
        audit.debug({ deal: notation.makeScenario(start) }, 'dealt');
    },
    before(position) {
      moves++;
      if (keepsPositions)
        audit.trace({ move: moves, position: notation.makeScenario(position) }, 'position');
    },
    after(_position, _seat, _move, events) {
      if (!keepsEvents) return;
      for (const happened of events) {
        const level = decisive.includes(happened.event) ? 'error' : 'debug';
        if (!audit.isLevelEnabled(level)) continue;
        const { event, ...fields } = writeEvent(happened, notation);
        audit[level]({ move: moves, ...fields }, event);
      }
    },
    ending({ outcome }) {
      if (outcome) audit.fatal(writeOutcome(outcome), 'outcome');
    },
  };
}

/** Writes the record line by line as the game goes, from its first line; with `events`, also what every move has caused. */
export function recordObserver<P extends Position<P>, V extends View>(
  { notation }: GameDefinition<P, V>,
  begin: (start: P) => unknown,
  write: (line: unknown) => void,
  events: boolean,
): Observer<P> {
  let text = '';
  return {
    opening: (start) => write(begin(start)),
    before(position, move) {
      text = notation.makeMove(position, move);
    },
    after(position, seat, move, happened) {
      const result = notation.makeResult?.(position, seat, move);
      write(result ? { move: text, ...result } : text);
      if (!events) return;
      for (const event of happened) write(writeEvent(event, notation));
    },
    ending({ outcome }) {
      if (outcome) write(ending(outcome));
    },
  };
}
