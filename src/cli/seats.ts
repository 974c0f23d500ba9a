// Who sits at the table: how many, their names, their bots.
import type { SomeGame } from '../games/index.ts';
import type { Bot, View } from '../table/game.ts';
import type { Text } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { readNumber, wrongUse } from './arguments.ts';

const LONGEST_NAME = 20;

/** As many as were asked for, or as there are names; undefined when nobody said. */
export function readPlayers(
  game: SomeGame,
  { players, names }: { readonly players?: string; readonly names?: string },
): number | undefined {
  const { fewest, most } = game.seats;
  if (players !== undefined) return readNumber('--players', players, fewest, most);
  if (names === undefined) return undefined;
  const count = names.split(',').length;
  if (count >= fewest && count <= most) return count;
  const range = fewest === most ? `${most}` : `${fewest}–${most}`;
  throw wrongUse({
    key: 'cli:playersFixed',
    values: { game: game.name, players: range, found: count },
  });
}

/** The names that were given, or the usual ones. */
export function readNames(
  { usualNames = [] }: SomeGame,
  typed: string | undefined,
  seats: number,
  text: Text,
): string[] {
  if (typed === undefined) {
    return Array.from({ length: seats }, (_, seat) =>
      text.say(usualNames[seat] ?? 'cli:playerName', { player: seat + 1 }),
    );
  }
  const names = typed.split(',').map((name) => visible(name.trim()));
  if (names.length !== seats) {
    throw wrongUse({ key: 'cli:wrongNames', values: { found: names.length, players: seats } });
  }
  const bad = names.find(
    (name, i) => name === '' || name.length > LONGEST_NAME || names.indexOf(name) !== i,
  );
  if (bad !== undefined) throw wrongUse({ key: 'cli:badName', values: { found: bad } });
  return names;
}

/** One for each seat, or one for all. */
export function readBots(game: SomeGame, typed: string | undefined, seats: number): Bot<View>[] {
  const asked = typed === undefined ? [game.bots[0].name] : typed.split(',');
  if (asked.length !== 1 && asked.length !== seats) {
    throw wrongUse({ key: 'cli:wrongBots', values: { found: asked.length, players: seats } });
  }
  const bots = asked.map((name) => {
    const bot = game.bots.find((each) => each.name === name.trim());
    if (bot) return bot;
    const known = game.bots.map((each) => each.name).join(', ');
    const values = { game: game.name, found: visible(name), known };
    throw wrongUse({ key: 'cli:unknownBot', values });
  });
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]);
}
