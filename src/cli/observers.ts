// Who watches a game: the screens, the audit log, the record. The game itself knows of none of them.
import type { Audit } from '../audit/audit.ts';
import type { GameDefinition, Screens } from '../games/definition.ts';
import { ending, furtherDeal, type MatchOutcome, matchEnding } from '../games/record.ts';
import { writeEvent, writeMatch, writeOutcome } from '../games/written.ts';
import type { GameEvent, Move, Position, View } from '../table/game.ts';
import type { Text } from '../text/text.ts';

/** Each is told what it has a method for. */
export interface Observer<P> {
  /** Another deal follows, or another game. */
  between?(): void;
  /** The events are those that the deal itself has caused. */
  opening?(start: P, events: readonly GameEvent[]): void;
  /** `position` is the one before the move. */
  before?(position: P, move: Move): void;
  /** `position` is the one after the move of a seat. */
  after?(position: P, seat: number, move: Move, events: readonly GameEvent[]): void;
  /** No move is left. Only a record can end before there is an outcome. */
  ending?(position: P): void;
  /** How a match stands after a deal, by seat. */
  standing?(totals: readonly number[]): void;
  matchEnding?(outcome: MatchOutcome): void;
}

/** Takes one screen after the other. */
type Show = (screen: string) => void;

/** A scenario has a title. */
export function screensObserver<P extends Position<P>>(
  screens: Screens<P>,
  show: Show,
  title?: string,
): Observer<P> {
  return {
    between: () => show(screens.between ?? '\n'),
    opening: (start) => show(screens.opening(start, title)),
    before(position) {
      if (screens.before) show(screens.before(position));
    },
    after(position, seat, move, events) {
      const shown = screens.move(position, seat, move, events);
      if (typeof shown === 'string') show(shown);
      else for (const screen of shown) show(screen);
    },
    ending(position) {
      if (position.outcome) show(screens.ending(position));
    },
  };
}

/** The screens of a match, beside those of its deals. */
export function matchObserver<P>(text: Text, names: readonly string[], show: Show): Observer<P> {
  return {
    standing(totals) {
      const standing = names.map((name, seat) => `${name} ${totals[seat]}`).join(', ');
      show(`${text.say('cli:matchStanding', { standing })}\n`);
    },
    matchEnding(outcome) {
      const winners = outcome.winners.map((seat) => names[seat]).join(', ');
      show(`${text.say('cli:matchWon', { winners })}\n`);
    },
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
  const keep = (events: readonly GameEvent[]): void => {
    if (!keepsEvents) return;
    for (const happened of events) {
      const level = decisive.includes(happened.event) ? 'error' : 'debug';
      if (!audit.isLevelEnabled(level)) continue;
      const { event, ...fields } = writeEvent(happened, notation);
      audit[level]({ move: moves, ...fields }, event);
    }
  };
  return {
    opening(start, events) {
      if (audit.isLevelEnabled('debug'))
        audit.debug({ deal: notation.makeScenario(start) }, 'dealt');
      keep(events);
    },
    before(position) {
      moves++;
      if (keepsPositions)
        audit.trace({ move: moves, position: notation.makeScenario(position) }, 'position');
    },
    after: (_position, _seat, _move, events) => keep(events),
    ending({ outcome }) {
      if (outcome) audit.fatal(writeOutcome(outcome), 'outcome');
    },
    matchEnding: (outcome) => audit.fatal(writeMatch(outcome), 'match'),
  };
}

/** Writes the record line by line as the game goes; with `events`, also what every move has caused. */
export function recordObserver<P extends Position<P>, V extends View>(
  { notation }: GameDefinition<P, V>,
  begin: (deal: unknown) => object,
  write: (line: unknown) => void,
  events: boolean,
): Observer<P> {
  let makeFirstLine = begin;
  let text = '';
  const writeEvents = (happened: readonly GameEvent[]): void => {
    if (events) for (const event of happened) write(writeEvent(event, notation));
  };
  return {
    opening(start, happened) {
      write(makeFirstLine(notation.makeScenario(start)));
      makeFirstLine = furtherDeal;
      writeEvents(happened);
    },
    before(position, move) {
      text = notation.makeMove(position, move);
    },
    after(position, seat, move, happened) {
      const result = notation.makeResult?.(position, seat, move);
      write(result ? { move: text, ...result } : text);
      writeEvents(happened);
    },
    ending({ outcome }) {
      if (outcome) write(ending(outcome));
    },
    matchEnding: (outcome) => write(matchEnding(outcome)),
  };
}
