// The program `war`: from its command line to the last screen and the exit code.
import { war } from '../games/war/index.ts';
import { correctParameters, type Parameters } from '../games/war/parameters.ts';
import type { War } from '../games/war/rules.ts';
import { SEPARATOR } from '../games/war/screens.ts';
import { packageVersion } from '../package-root.ts';
import { EXIT } from '../refusal.ts';
import { dealerStream, shuffle } from '../table/random.ts';
import { Table } from '../table/table.ts';
import { readArguments, readSeed } from './arguments.ts';
import { freshSeed } from './fresh-seed.ts';
import { auditObserver, screensObserver } from './observers.ts';
import { plain } from './paint.ts';
import { findScenarios } from './scenarios.ts';
import { type Ending, runSession, type Session } from './session.ts';
import { playDeal } from './sitting.ts';

interface WarOptions {
  readonly seed?: string;
  readonly anyDeal?: true;
  readonly scenario?: string;
  readonly scenarios?: string;
  readonly lang?: string;
  readonly logConfig?: string;
  readonly log: boolean;
  readonly help?: true;
  readonly version?: true;
}

const FLAGS = [
  '--seed <n>',
  '--any-deal',
  '--scenario <name-or-path>',
  '--scenarios <dir>',
  '--lang <code>',
  '--log-config <file>',
  '--no-log',
  '-h, --help',
  '-V, --version',
];

export async function run(args: readonly string[]): Promise<Ending> {
  const { words: parameters, options, refusal } = readArguments<WarOptions>(FLAGS, args);
  let hasPlayed = false;
  const exitCode = await runSession('war', options.lang, ['cli', 'war'], async (session) => {
    const { text, output } = session;
    if (refusal) throw refusal;
    if (options.help) {
      output.print(`${text.say('war:help')}\n`);
      return EXIT.done;
    }
    if (options.version) {
      output.print(`${packageVersion()}\n`);
      return EXIT.done;
    }
    const seed = options.seed === undefined ? freshSeed() : readSeed(options.seed);
    if (parameters.length !== 2) {
      output.print(`${text.say('war:usage')}\n`);
      return EXIT.wrongUse;
    }
    if (options.log) await session.openAudit(options.logConfig);
    session.logStart(war, seed, args);
    await play(session, parameters, options, seed);
    hasPlayed = true;
    return EXIT.done;
  });
  return { exitCode, hasPlayed };
}

async function play(
  session: Session,
  [players, deck]: readonly string[],
  options: WarOptions,
  seed: number,
): Promise<void> {
  // Before anything is printed: a bad file leaves stdout empty.
  const scenarios = await findScenarios(war, options, session);
  session.watchForSignals();
  const corrected = correctParameters(players, deck);
  if (corrected.correction) {
    const line = session.text.tell(corrected.correction);
    session.output.print(`${line}\n`);
    session.audit.warn(line);
  }
  if (scenarios.length === 0) return playRandomDeal(session, corrected, options, seed);
  session.audit.warn({ players: corrected.players, deck: corrected.deck }, 'ignored');
  for (const [i, scenario] of scenarios.entries()) {
    if (i > 0) session.show(SEPARATOR);
    await playOut(session, scenario.content, seed, scenario.title);
  }
}

async function playRandomDeal(
  session: Session,
  { players, deck }: Parameters,
  { anyDeal }: WarOptions,
  seed: number,
): Promise<void> {
  const stream = dealerStream(seed);
  const start = war.deal(
    players,
    { deck, 'any-deal': anyDeal === true },
    (cards) => shuffle(cards, stream),
    ({ event, count }) => session.audit.warn({ count }, event),
  );
  await playOut(session, start, seed);
}

async function playOut(session: Session, start: War, seed: number, title?: string): Promise<void> {
  const seats = Array.from({ length: start.seats }, (_, seat) => war.view(start, seat));
  const bots = seats.map(() => war.bots[0]);
  const table = new Table(start, bots, seats, { seed, game: 1 });
  const screens = war.screens(session.text, [], plain);
  const observers = [
    screensObserver(screens, (screen) => session.show(screen), title),
    auditObserver(war, session.audit),
  ];
  await playDeal(observers, table, session);
}
