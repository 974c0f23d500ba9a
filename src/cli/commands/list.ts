// `deckhand list`: the games, how many can play, their bots and options.
import type { OptionSpec } from '../../games/definition.ts';
import { loadGame, type SomeGame } from '../../games/index.ts';
import { GAME_NAMES } from '../../games/names.ts';
import { EXIT } from '../../refusal.ts';
import { visible } from '../../text/visible.ts';
import { readArguments, wrongUse } from '../arguments.ts';
import type { Command } from '../deckhand.ts';
import { runSession } from '../session.ts';

interface ListOptions {
  readonly json?: true;
  readonly lang?: string;
  readonly help?: true;
}

const FLAGS = ['--json', '--lang <code>', '-h, --help'];

export const list: Command = async (args) => {
  const { words, options, refusal } = readArguments<ListOptions>(FLAGS, args);
  const exitCode = await runSession('deckhand', options.lang, ['cli'], async ({ text, output }) => {
    if (refusal) throw refusal;
    if (words.length > 0) {
      throw wrongUse({ key: 'cli:tooManyWords', values: { found: visible(words[0]) } });
    }
    if (options.help) {
      output.print(`${text.say('cli:help')}\n`);
      return EXIT.done;
    }
    const games = await Promise.all(GAME_NAMES.map(loadGame));
    if (options.json) output.print(`${JSON.stringify(games.map(described), null, 2)}\n`);
    else output.print(table([text.say('cli:listHead').split(', '), ...games.map(row)]));
    return EXIT.done;
  });
  return { exitCode, hasPlayed: false };
};

const described = ({ name, version, seats, bots, options, match }: SomeGame) => ({
  game: name,
  version,
  players: seats,
  bots: bots.map((bot) => bot.name),
  options,
  ...(match && { match }),
});

function row({ name, seats: { fewest, most }, bots, options, match }: SomeGame): string[] {
  const players = fewest === most ? `${fewest}` : `${fewest}–${most}`;
  return [
    name,
    players,
    bots.map((bot) => bot.name).join(' '),
    [...options.map(written), ...(match ? ['--match'] : [])].join(' '),
  ];
}

function written(option: OptionSpec): string {
  const flag = `--${option.name}`;
  if (option.kind === 'flag') return flag;
  if (option.kind === 'choice') return `${flag} ${option.choices.join('|')}`;
  return `${flag} ${option.lowest}–${option.highest}`;
}

/** Columns as wide as their widest entry. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  return `${rows.map(line).join('\n')}\n`;
}
