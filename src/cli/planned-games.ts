// What there is to play: one game that is dealt, or scenarios, and what cannot stand beside these.
import type { SomeGame, SomePosition } from '../games/index.ts';
import type { Setting } from '../games/record.ts';
import type { Scenario } from '../scenarios/read.ts';
import type { OptionValues } from '../table/game.ts';
import type { Seed } from '../table/table.ts';
import { wrongUse } from './arguments.ts';
import { dealer } from './bot-games.ts';
import { usualOptions } from './game-options.ts';
import { findScenarios, type ScenarioOptions } from './scenarios.ts';
import type { Session } from './session.ts';

/** What was typed of that which a scenario fixes. */
export interface Asked extends ScenarioOptions {
  readonly players: number | undefined;
  /** The game's own options. */
  readonly own: OptionValues;
  readonly match?: true;
}

export interface PlannedGame {
  readonly seats: number;
  readonly setting: Omit<Setting, 'players'>;
  /** Of a match every deal is another. */
  deal(): SomePosition;
}

/** `usual` many play if nobody has said how many. */
export async function planGames(
  game: SomeGame,
  asked: Asked,
  usual: number,
  seed: Seed,
  session: Session,
): Promise<PlannedGame[]> {
  const scenarios = await findScenarios(game, asked, session);
  if (scenarios.length > 0) {
    compare(asked, scenarios, session);
    return scenarios.map(({ title, content }) => ({
      seats: content.seats,
      setting: { options: {}, scenario: title },
      deal: () => content,
    }));
  }
  const seats = asked.players ?? usual;
  const options = { ...usualOptions(game), ...asked.own };
  const setting = { options: asked.match ? { ...options, match: true } : options };
  return [{ seats, setting, deal: dealer(game, seats, options, seed, session) }];
}

/**
 * A scenario fixes the deal. One that was asked for by name does not go with options that fix it, too: somebody has made
 * a mistake. But a file that lies in the folder wins, as it does in War. A match is another matter: one deal is none.
 */
function compare(
  { scenario, players, own, match }: Asked,
  scenarios: readonly Scenario<SomePosition>[],
  { audit }: Session,
): void {
  const [{ title, content }] = scenarios;
  if (match) throw wrongUse({ key: 'cli:scenarioMatch', values: { scenario: title } });
  const [option] = Object.keys(own);
  if (scenario === undefined) {
    if (players !== undefined || option !== undefined) audit.warn({ players, ...own }, 'ignored');
  } else if (option !== undefined) {
    throw wrongUse({ key: 'cli:scenarioOption', values: { option: `--${option}` } });
  } else if (players !== undefined && players !== content.seats) {
    const values = { scenario: title, players: content.seats, found: players };
    throw wrongUse({ key: 'cli:scenarioPlayers', values });
  }
}
