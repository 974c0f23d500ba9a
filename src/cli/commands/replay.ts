// `deckhand replay`: shows a recorded game again, and checks every move and the outcome against the rules.
import { isatty } from 'node:tty';
import { loadGame, type SomePosition } from '../../games/index.ts';
import type { Recorded } from '../../games/read-record.ts';
import { LARGEST_RECORD, readText } from '../../read-text.ts';
import { EXIT, Refusal } from '../../refusal.ts';
import { excerpt } from '../../text/json.ts';
import type { Message } from '../../text/text.ts';
import { visible } from '../../text/visible.ts';
import { readArguments, readNumber } from '../arguments.ts';
import type { Command } from '../deckhand.ts';
import { matchObserver, type Observer, screensObserver } from '../observers.ts';
import { paintFor } from '../paint.ts';
import { RecordedGame } from '../recorded-game.ts';
import { runSession, type Session } from '../session.ts';
import { playGame } from '../sitting.ts';

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
      session.output.print(`${session.text.say('cli:helpReplay')}\n`);
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
    text = readText(file, LARGEST_RECORD);
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
  recorded: Recorded,
  options: ReplayOptions,
): Promise<void> {
  const { text, output } = session;
  const { players, scenario, game: name } = recorded.beginning;
  const isWanted = readPart(recorded, options);
  const game = await loadGame(name);
  const source = await RecordedGame.open(game, recorded, visible(file), text);
  const names = players.map((player) => visible(player.name));
  const screens = game.screens(text, names, await paintFor(isatty(1)));
  session.watchForSignals();
  // What comes before a move belongs to it, and so does what comes after it.
  let place = 1;
  const observers: Observer<SomePosition>[] = [
    {
      between: () => {
        place = source.move + 1;
      },
      before: () => {
        place = source.move;
      },
    },
    source.checker,
  ];
  const print = (screen: string): void => {
    if (isWanted(place)) output.print(screen);
  };
  const title = scenario === undefined ? undefined : visible(scenario);
  observers.push(screensObserver(screens, print, title), matchObserver(text, names, print));
  await playGame(observers, () => source.nextDeal(), source.matchPoints, session);
  source.checkEnd();
  const moves = source.move;
  const outcome = JSON.stringify(source.claim);
  const unclosed = source.isOver ? 'cli:replayNotClosed' : 'cli:replayUnfinished';
  const verdict: Message = source.claim
    ? { key: 'cli:replayHolds', values: { moves, outcome } }
    : { key: unclosed, values: { moves } };
  output.print(`${text.tell(verdict)}\n`);
}

/** The moves that were asked for. */
function readPart({ deals }: Recorded, options: ReplayOptions): (move: number) => boolean {
  const all = deals.reduce((sum, { moves }) => sum + moves.length, 0);
  // A game may be over before its first move.
  const last = Math.max(all, 1);
  const from = options.from === undefined ? 1 : readNumber('--from', options.from, 1, last);
  const to =
    options.to === undefined
      ? Number.POSITIVE_INFINITY
      : readNumber('--to', options.to, from, last);
  return (move) => !options.check && move >= from && move <= to;
}
