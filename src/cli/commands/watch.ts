// `deckhand watch`: bots play one game, and its screens, or its record with all events, are printed.
import { openSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { loadGame, type SomeGame, type SomePosition } from '../../games/index.ts';
import { EXIT, Refusal } from '../../refusal.ts';
import type { OptionValues } from '../../table/game.ts';
import { dealerStream, HIGHEST_SEED, shuffle } from '../../table/random.ts';
import type { Seed } from '../../table/table.ts';
import { visible } from '../../text/visible.ts';
import { readArguments, readNumber, readSeed, wrongUse } from '../arguments.ts';
import type { Command } from '../deckhand.ts';
import { freshSeed } from '../fresh-seed.ts';
import { gameFlags, readGameName, readGameOptions } from '../game-options.ts';
import { paintFor } from '../paint.ts';
import { findScenarios } from '../scenarios.ts';
import { readBots, readNames, readPlayers } from '../seats.ts';
import { runSession, type Session } from '../session.ts';
import { Sitting } from '../sitting.ts';

interface WatchOptions {
  readonly players?: string;
  readonly names?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly game?: string;
  readonly scenario?: string;
  readonly scenarios?: string;
  readonly record?: string;
  readonly events?: true;
  readonly match?: true;
  readonly lang?: string;
  readonly logConfig?: string;
  readonly log: boolean;
  readonly help?: true;
}

const FLAGS = [
  '--players <n>',
  '--names <names>',
  '--bots <bots>',
  '--seed <n>',
  '--game <n>',
  '--scenario <name-or-path>',
  '--scenarios <dir>',
  '--record <file>',
  '--events',
  '--match',
  '--lang <code>',
  '--log-config <file>',
  '--no-log',
  '-h, --help',
];

export const watch: Command = async (args) => {
  const {
    words,
    options: first,
    refusal: firstRefusal,
  } = readArguments<WatchOptions>([...FLAGS, ...(await gameFlags())], args);
  const name = readGameName(words);
  const subjects = ['cli' as const, ...(typeof name === 'string' ? [name] : [])];
  let hasPlayed = false;
  const exitCode = await runSession('deckhand', first.lang, subjects, async (session) => {
    if (first.help) {
      session.output.print(`${session.text.say('cli:help')}\n`);
      return EXIT.done;
    }
    if (typeof name !== 'string') throw firstRefusal ?? name;
    const game = await loadGame(name);
    const flags = [
      ...FLAGS.filter((flag) => flag !== '--match' || game.match),
      ...(await gameFlags(game)),
    ];
    const { options, refusal } = readArguments<WatchOptions & OptionValues>(flags, args);
    if (refusal) throw refusal;
    await play(session, game, options, args);
    hasPlayed = true;
    return EXIT.done;
  });
  return { exitCode, hasPlayed };
};

async function play(
  session: Session,
  game: SomeGame,
  options: WatchOptions & OptionValues,
  args: readonly string[],
): Promise<void> {
  const seed: Seed = {
    seed: options.seed === undefined ? freshSeed() : readSeed(options.seed),
    game: options.game === undefined ? 1 : readNumber('--game', options.game, 1, HIGHEST_SEED),
  };
  const own = readGameOptions(game, options);
  const players = readPlayers(game, options) ?? game.seats.usual;
  if (options.log) await session.openAudit(options.logConfig);
  session.logStart(game, seed.seed, args);
  const scenarios = await findScenarios(game, options, session);
  session.watchForSignals();
  if (scenarios.length > 1 && options.record !== undefined) {
    throw wrongUse({ key: 'cli:recordOneGame' });
  }
  const counts = scenarios.length > 0 ? scenarios.map(({ content }) => content.seats) : [players];
  const seated = counts.map((count) => ({
    names: readNames(game, options.names, count, session.text),
    bots: readBots(game, options.bots, count),
  }));
  const paint = await paintFor(isatty(1));
  // Last of all, when nothing can be wrong any more: it empties the file.
  const record = options.record === undefined ? undefined : recordTo(options.record);
  const sinks = { record, events: options.events === true };
  const recorded = options.match ? { ...own, match: true } : own;
  const sittings = seated.map(
    ({ names, bots }) => new Sitting(session, game, seed, recorded, names, bots, paint, sinks),
  );
  if (scenarios.length === 0) {
    const deal = dealer(game, players, own, seed, session);
    await (options.match ? sittings[0].playMatch(deal) : sittings[0].play(deal()));
  }
  for (const [i, { content, title }] of scenarios.entries()) {
    if (i > 0) sittings[i].separate();
    await sittings[i].play(content, title);
  }
}

/** Deals again and again from one stream. */
function dealer(
  game: SomeGame,
  seats: number,
  own: OptionValues,
  { seed, game: number }: Seed,
  session: Session,
): () => SomePosition {
  const stream = dealerStream(seed, number);
  return () =>
    game.deal(
      seats,
      own,
      (cards) => shuffle(cards, stream),
      ({ event, count }) => session.audit.warn({ count }, event),
    );
}

/** Writes every line at once, so that a killed program loses none. */
function recordTo(file: string): (line: unknown) => void {
  const guarded = <T>(write: () => T): T => {
    try {
      return write();
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      const values = { file: visible(file), code };
      throw new Refusal(EXIT.outputFailed, { key: 'cli:recordNotWritten', values });
    }
  };
  const fd = guarded(() => openSync(file, 'w'));
  return (line) => guarded(() => writeSync(fd, `${JSON.stringify(line)}\n`));
}
