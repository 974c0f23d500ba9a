// Who sits at the table: how many, their names, their bots.
import type { SomeGame } from '../games/index.ts';
import type { Bot, View } from '../table/game.ts';
import type { Text } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { readNumber, wrongUse } from './arguments.ts';

const LONGEST_NAME = 20;

export function readPlayers(game: SomeGame, typed: string | undefined): number | undefined {
  const { fewest, most } = game.seats;
  return typed === undefined ? undefined : readNumber('--players', typed, fewest, most);
}

/** How many names there are; so many play if nobody has said how many. */
export function countNames(game: SomeGame, typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const { fewest, most } = game.seats;
  const found = typed.split(',').length;
  if (found >= fewest && found <= most) return found;
  const players = fewest === most ? `${most}` : `${fewest}–${most}`;
  const key = found < fewest ? 'cli:tooFewNames' : 'cli:tooManyNames';
  throw wrongUse({ key, values: { game: game.name, players, found } });
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
  const names = typed.split(',').map((name) => visible(name.trim().normalize()));
  if (names.length !== seats) {
    throw wrongUse({ key: 'cli:wrongNames', values: { found: names.length, players: seats } });
  }
  names.forEach(checkName);
  return names;
}

function checkName(name: string, seat: number, names: readonly string[]): void {
  const values = { found: name, seat: seat + 1, longest: LONGEST_NAME };
  if (name === '') throw wrongUse({ key: 'cli:nameBlank', values });
  if (charactersOf(name) > LONGEST_NAME) throw wrongUse({ key: 'cli:nameTooLong', values });
  if (names.indexOf(name) !== seat) throw wrongUse({ key: 'cli:nameTwice', values });
}

/** As people count: a letter and its accents are one, and so is a flag or a family. */
const charactersOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

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
