// Which game is meant, and the options of its own.
import type { OptionSpec } from '../games/definition.ts';
import { loadGame, type SomeGame } from '../games/index.ts';
import { GAME_NAMES, type GameName } from '../games/names.ts';
import type { Refusal } from '../refusal.ts';
import type { OptionValues } from '../table/game.ts';
import { nearest } from '../text/nearest.ts';
import { visible } from '../text/visible.ts';
import { readNumber, wrongUse } from './arguments.ts';

/** In commander's notation: the options of one game, or of all. */
export async function gameFlags(game?: SomeGame): Promise<string[]> {
  const games = game ? [game] : await Promise.all(GAME_NAMES.map(loadGame));
  const flags = games.flatMap(({ options }) =>
    options.map(({ name, kind }) => (kind === 'flag' ? `--${name}` : `--${name} <value>`)),
  );
  return [...new Set(flags)];
}

/** The one word that a command takes; a refusal where it is not one of the games. */
export function readGameName([found, more]: readonly string[]): GameName | Refusal {
  const known = GAME_NAMES.join(', ');
  if (found === undefined) return wrongUse({ key: 'cli:gameMissing', values: { known } });
  if (more !== undefined) {
    return wrongUse({ key: 'cli:tooManyWords', values: { found: visible(more) } });
  }
  const name = GAME_NAMES.find((each) => each === found.toLowerCase());
  if (name) return name;
  const values = { found: visible(found), nearest: nearest(found, GAME_NAMES), known };
  return wrongUse({ key: 'cli:unknownGame', values });
}

/** Those of the game's own options that were typed. */
export function readGameOptions(game: SomeGame, given: object): OptionValues {
  const typed = given as Readonly<Record<string, unknown>>;
  const values = game.options.flatMap((option) => {
    const value = typed[camelCase(option.name)];
    return value === undefined ? [] : [[option.name, readOption(option, value)]];
  });
  return Object.fromEntries(values);
}

/** The game's own options, all of them, as they are if nobody types any. */
export function usualOptions(game: SomeGame): OptionValues {
  return Object.fromEntries(game.options.map(({ name, usual }) => [name, usual]));
}

function readOption(option: OptionSpec, typed: unknown): string | number | boolean {
  const flag = `--${option.name}`;
  if (option.kind === 'flag') return true;
  const found = String(typed);
  if (option.kind === 'number') return readNumber(flag, found, option.lowest, option.highest);
  const choice = option.choices.find((each) => each === found.toLowerCase());
  if (choice !== undefined) return choice;
  const values = { option: flag, known: option.choices.join(', '), found: visible(found) };
  throw wrongUse({ key: 'cli:badChoice', values });
}

/** As commander names it. */
const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
