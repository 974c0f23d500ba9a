// The program `war`: from its command line to the last screen and the exit code.
import { dealGame } from '../games/war/deal.ts';
import { foresee } from '../games/war/fate.ts';
import { correctParameters, type Parameters } from '../games/war/parameters.ts';
import { DECKS, VERSION, War } from '../games/war/rules.ts';
import type { Rows } from '../games/war/scenario.ts';
import { SEPARATOR, WarScreens } from '../games/war/screens.ts';
import { packageVersion } from '../package-root.ts';
import { EXIT } from '../refusal.ts';
import { findAll, findOne } from '../scenarios/find.ts';
import type { Scenario } from '../scenarios/read.ts';
import { dealerStream, HIGHEST_SEED } from '../table/random.ts';
import { readArguments, readSeed, type WarOptions } from './arguments.ts';
import { runSession, type Session } from './session.ts';
import { showWar } from './show-war.ts';

export interface Ending {
  readonly exitCode: number;
  readonly hasPlayed: boolean;
}

export async function run(args: readonly string[]): Promise<Ending> {
  const { parameters, options, refusal } = readArguments(args);
  const language = options.lang ?? (process.env.WAR_LANG || undefined);
  let hasPlayed = false;
  const exitCode = await runSession('war', language, async (session) => {
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
    if (session.audit.isLevelEnabled('trace')) {
      const versions = { deckhand: packageVersion(), war: VERSION, node: process.versions.node };
      session.audit.trace({ seed, versions, arguments: args }, 'start');
    }
    await play(session, parameters, options, seed);
    hasPlayed = true;
    return EXIT.done;
  });
  return { exitCode, hasPlayed };
}

function freshSeed(): number {
  return Math.floor(Math.random() * (HIGHEST_SEED + 1));
}

async function play(
  session: Session,
  [players, deck]: readonly string[],
  options: WarOptions,
  seed: number,
): Promise<void> {
  // Before anything is printed: a bad file leaves stdout empty.
  session.audit.flush();
  const scenarios = await readScenarioFiles(session, options);
  session.watchForSignals();
  const corrected = correctParameters(players, deck);
  if (corrected.correction) {
    const line = session.text.tell(corrected.correction);
    session.output.print(`${line}\n`);
    session.audit.warn(line);
  }
  if (scenarios.length === 0) return playDeal(session, corrected, options, seed);
  session.audit.warn({ players: corrected.players, deck: corrected.deck }, 'ignored');
  for (const [i, scenario] of scenarios.entries()) {
    if (i > 0) session.show(SEPARATOR);
    await playScenario(session, scenario);
  }
}

async function playDeal(
  session: Session,
  { players, deck }: Parameters,
  options: WarOptions,
  seed: number,
): Promise<void> {
  const stream = dealerStream(seed);
  const dealt = dealGame(DECKS[deck], players, stream, options.anyDeal ?? false);
  if (dealt.putBack > 0) session.audit.warn({ deals: dealt.putBack }, 'reshuffled');
  const screens = new WarScreens(session.text, dealt.war);
  await showWar({ ...dealt, screens, opening: screens.dealing(dealt.war) }, session);
}

async function playScenario(session: Session, { title, content }: Scenario<Rows>): Promise<void> {
  const war = new War(content);
  const screens = new WarScreens(session.text, war);
  await showWar({ war, fate: foresee(war), screens, opening: screens.scenario(title) }, session);
}

/** Loads what checks scenarios only when there are some. */
async function readScenarioFiles(
  { audit }: Session,
  { scenario, scenarios: folder }: WarOptions,
): Promise<readonly Scenario<Rows>[]> {
  const { files, ignored } =
    scenario === undefined ? findAll(folder) : { files: [findOne(scenario, folder)], ignored: [] };
  for (const file of ignored) audit.warn({ file }, 'ignored');
  if (files.length === 0) return [];
  const { readScenarios } = await import('../scenarios/read.ts');
  const { warScenario } = await import('../games/war/scenario.ts');
  const { scenarios, leftAlone } = readScenarios(warScenario, files, scenario !== undefined);
  for (const other of leftAlone) audit.warn(other, 'ignored');
  return scenarios;
}
