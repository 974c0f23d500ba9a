// `deckhand watch`: bots play one game, and its screens, or its record with all events, are printed.
import { isatty } from 'node:tty';
import { loadGame, type SomeGame, type SomePosition } from '../../games/index.ts';
import { GAME_NAMES } from '../../games/names.ts';
import { beginning } from '../../games/record.ts';
import { EXIT } from '../../refusal.ts';
import type { OptionValues } from '../../table/game.ts';
import { HIGHEST_SEED } from '../../table/random.ts';
import type { Seed } from '../../table/table.ts';
import { readArguments, readNumber, readSeed, wrongUse } from '../arguments.ts';
import { tables } from '../bot-games.ts';
import type { Command } from '../deckhand.ts';
import { freshSeed } from '../fresh-seed.ts';
import { gameFlags, readGameName, readGameOptions } from '../game-options.ts';
import { gameTable } from '../game-table.ts';
import { auditObserver, matchObserver, recordObserver, screensObserver } from '../observers.ts';
import { paintFor } from '../paint.ts';
import { planGames } from '../planned-games.ts';
import { openRecord } from '../record-file.ts';
import { countNames, readBots, readNames, readPlayers } from '../seats.ts';
import { runSession, type Session } from '../session.ts';
import { playGame, separate } from '../sitting.ts';

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
      const names = typeof name === 'string' ? [name] : GAME_NAMES;
      const table = gameTable(await Promise.all(names.map(loadGame)), session.text);
      session.output.print(`${session.text.say('cli:helpWatch')}\n${table}`);
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
  const players = readPlayers(game, options.players);
  const named = countNames(game, options.names);
  const own = readGameOptions(game, options);
  if (options.log) await session.openAudit(options.logConfig);
  session.logStart(game, seed.seed, args);
  const asked = { ...options, players, own };
  const games = await planGames(game, asked, named ?? game.seats.usual, seed, session);
  session.watchForSignals();
  if (games.length > 1 && options.record !== undefined)
    throw wrongUse({ key: 'cli:recordOneGame' });
  const seated = games.map((each) => ({
    ...each,
    names: readNames(game, options.names, each.seats, session.text),
    bots: readBots(game, options.bots, each.seats),
  }));
  const paint = await paintFor(isatty(1));
  // Last of all, when nothing can be wrong any more: it empties the file.
  const record = options.record === undefined ? undefined : openRecord(options.record);
  const print = (line: unknown): void => session.output.print(`${JSON.stringify(line)}\n`);
  const show = (screen: string): void => session.show(screen);
  for (const [i, { names, bots, setting, deal }] of seated.entries()) {
    const players = names.map((name, seat) => ({ name, bot: bots[seat].name }));
    const begin = (dealt: unknown) => beginning(game, seed, { ...setting, players }, dealt);
    const observers = options.events
      ? [recordObserver(game, begin, print, true)]
      : [
          screensObserver(game.screens(session.text, names, paint), show, setting.scenario),
          matchObserver<SomePosition>(session.text, names, show),
        ];
    if (record) observers.push(recordObserver(game, begin, record, false));
    observers.push(auditObserver(game, session.audit));
    if (i > 0) separate(observers);
    const points = options.match && game.match?.points;
    await playGame(observers, tables(game, bots, seed, deal), points, session);
  }
}
