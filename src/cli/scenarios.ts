// The scenarios that a program is to play: the one that was asked for, or all in the scenario folder.
import type { GameDefinition } from '../games/definition.ts';
import { findAll, findOne } from '../scenarios/find.ts';
import type { Scenario } from '../scenarios/read.ts';
import type { Position, View } from '../table/game.ts';
import type { Session } from './session.ts';

export interface ScenarioOptions {
  readonly scenario?: string;
  readonly scenarios?: string;
}

/** Loads what checks scenarios only when there are some. */
export async function findScenarios<P extends Position<P>, V extends View>(
  game: GameDefinition<P, V>,
  { scenario, scenarios: folder }: ScenarioOptions,
  { audit }: Session,
): Promise<readonly Scenario<P>[]> {
  const { files, ignored } =
    scenario === undefined ? findAll(folder) : { files: [findOne(scenario, folder)], ignored: [] };
  for (const file of ignored) audit.warn({ file }, 'ignored');
  if (files.length === 0) return [];
  const { readScenarios } = await import('../scenarios/read.ts');
  const kind = await game.loadScenarioKind();
  const { scenarios, leftAlone } = readScenarios(kind, files, scenario !== undefined);
  for (const other of leftAlone) audit.warn(other, 'ignored');
  return scenarios;
}
