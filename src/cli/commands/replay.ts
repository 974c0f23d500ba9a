// `deckhand replay`: shows a recorded game again, and checks every move and the outcome against the rules.
import { readFileSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { Screens } from '../../games/definition.ts';
import { loadGame, type SomeGame, type SomePosition } from '../../games/index.ts';
import type { Recorded, RecordedMove } from '../../games/read-record.ts';
import { matchEnding, matchOutcome } from '../../games/record.ts';
import { writeOutcome } from '../../games/written.ts';
import { EXIT, Refusal } from '../../refusal.ts';
import { type GameEvent, NOBODY, type Shuffler } from '../../table/game.ts';
import { excerpt } from '../../text/json.ts';
import type { Message } from '../../text/text.ts';
import { visible } from '../../text/visible.ts';
import { readArguments, readNumber } from '../arguments.ts';
import type { Command } from '../deckhand.ts';
import { paintFor } from '../paint.ts';
import { runSession, type Session } from '../session.ts';

interface ReplayOptions {
  readonly from?: string;
  readonly to?: string;
  readonly check?: true;
  readonly lang?: string;
  readonly help?: true;
}

const FLAGS = ['--from <n>', '--to <n>', '--check', '--lang <code>', '-h, --help'];

export const replay: Command = async (args) => {
  const { words, options, refusal } = readArguments<ReplayOptions>(FLAGS, args);
  const recorded = words.length === 1 ? await read(words[0]) : undefined;
  const game = recorded && 'beginning' in recorded ? recorded.beginning.game : undefined;
  const subjects = ['cli' as const, ...(game ? [game] : [])];
  const exitCode = await runSession('deckhand', options.lang, subjects, async (session) => {
    if (refusal) throw refusal;
    if (options.help || !recorded) {
      session.output.print(`${session.text.say('cli:help')}\n`);
      return options.help ? EXIT.done : EXIT.wrongUse;
    }
    if (!('beginning' in recorded)) throw recorded;
    await show(session, words[0], recorded, options);
    return EXIT.done;
  });
  return { exitCode, hasPlayed: false };
};

/** A refusal, to be told in the right language, when there is no record. */
async function read(file: string): Promise<Recorded | Refusal> {
  const name = visible(file);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const key = code === 'ENOENT' ? 'cli:recordMissing' : 'cli:recordUnreadable';
    return new Refusal(EXIT.inputRefused, { key, values: { file: name, code } });
  }
  const { readRecord } = await import('../../games/read-record.ts');
  const record = readRecord(text);
  if ('beginning' in record) return record;
  const values = { file: name, line: record.line, found: excerpt(record.found) };
  return new Refusal(EXIT.inputRefused, { key: 'cli:notARecord', values });
}

async function show(
  session: Session,
  file: string,
  { beginning, deals, match }: Recorded,
  options: ReplayOptions,
): Promise<void> {
  const game = await loadGame(beginning.game);
  const all = deals.reduce((sum, { moves }) => sum + moves.length, 0);
  // A game may be over before its first move.
  const last = Math.max(all, 1);
  const from = options.from === undefined ? 1 : readNumber('--from', options.from, 1, last);
  const to = options.to === undefined ? last : readNumber('--to', options.to, from, last);
  const names = beginning.players.map(({ name }) => visible(name));
  const screens = game.screens(session.text, names, await paintFor(isatty(1)));
  session.watchForSignals();
  let move = 0;
  const print = (shown: string | readonly string[]): void => {
    const isWanted = !options.check && move >= from && move <= to;
    if (isWanted) session.output.print([shown].flat().join(''));
  };
  const totals = names.map(() => 0);
  for (const { deal, moves, outcome } of deals) {
    const position = await startOf(game, beginning, deal, visible(file), session);
    move++;
    print(screens.opening(position, undefined));
    if (moves.length === 0 && position.outcome) print(screens.ending(position));
    move--;
    for (const recorded of moves) {
      move++;
      if (screens.before && position.toMove !== NOBODY) print(screens.before(position));
      print(replayMove(game, position, screens, recorded, move));
      if (session.output.isFull) await session.flush();
    }
    if (moves.length > 0 && position.outcome) print(screens.ending(position));
    const reached = position.outcome && writeOutcome(position.outcome);
    if (outcome) compare(outcome, reached, move);
    outcome?.scores.forEach((score, seat) => {
      totals[seat] += score;
    });
  }
  const isMatchOver = game.match !== undefined && Math.max(...totals) >= game.match.points;
  if (match)
    compare(match, isMatchOver ? matchEnding(matchOutcome(totals)).match : undefined, move);
  const end = match ?? deals.at(-1)?.outcome;
  const verdict: Message = end
    ? { key: 'cli:replayHolds', values: { moves: move, outcome: JSON.stringify(end) } }
    : { key: 'cli:replayUnfinished', values: { moves: move } };
  session.output.print(`${session.text.tell(verdict)}\n`);
}

/** Plays a recorded move if it is a legal one, and gives what there is to see of it. */
function replayMove(
  game: SomeGame,
  position: SomePosition,
  screens: Screens<SomePosition>,
  recorded: RecordedMove,
  move: number,
): string | readonly string[] {
  const seat = position.toMove;
  const found = excerpt(recorded.move);
  if (seat === NOBODY) throw parted({ key: 'cli:recordOver', values: { move, found } });
  const choice = game.notation.parseMove(position, recorded.move);
  const illegal = parted({ key: 'cli:recordIllegal', values: { move, found } });
  if (choice === undefined) throw illegal;
  const events: GameEvent[] = [];
  const shuffle: Shuffler = (cards) => {
    const order = game.notation.parseResult?.(recorded.result);
    if (!order || !isSame(order, cards)) throw illegal;
    cards.splice(0, cards.length, ...order);
  };
  position.play(choice, shuffle, (event) => {
    events.push(event);
  });
  return screens.move(position, seat, choice, events);
}

/** Both with players from 1. */
function compare(claimed: unknown, reached: unknown, move: number): void {
  const [found, expected] = [JSON.stringify(claimed), JSON.stringify(reached) ?? '-'];
  if (found !== expected)
    throw parted({ key: 'cli:recordOutcome', values: { move, found, expected } });
}

async function startOf(
  game: SomeGame,
  { version, players }: Recorded['beginning'],
  deal: unknown,
  file: string,
  { text }: Session,
): Promise<SomePosition> {
  if (version !== game.version) {
    const values = { file, game: game.name, found: version, version: game.version };
    throw new Refusal(EXIT.inputRefused, { key: 'cli:recordVersion', values });
  }
  const checked = (await game.loadScenarioKind()).check(deal);
  if ('problems' in checked) {
    const what = checked.problems.map(({ message }) => text.tell(message)).join('; ');
    throw new Refusal(EXIT.inputRefused, { key: 'cli:recordDeal', values: { file, what } });
  }
  if (players.length !== checked.content.seats) {
    const values = { file, line: 1, found: excerpt(players) };
    throw new Refusal(EXIT.inputRefused, { key: 'cli:notARecord', values });
  }
  const bots = players.map(({ bot }) => game.bots.find(({ name }) => name === bot));
  if (bots.every((bot) => bot?.isDeterministic)) checked.content.watchForRepeats?.();
  return checked.content;
}

const parted = (message: Message): Refusal => new Refusal(EXIT.mistakesFound, message);

/** The same cards, in whatever order. */
function isSame(a: readonly number[], b: readonly number[]): boolean {
  const sorted = (cards: readonly number[]): string => cards.toSorted((x, y) => x - y).join();
  return sorted(a) === sorted(b);
}
