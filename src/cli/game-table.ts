// The games in columns: how many can play, their bots, their own options.
import type { OptionSpec } from '../games/definition.ts';
import type { SomeGame } from '../games/index.ts';
import type { Text } from '../text/text.ts';

export function gameTable(games: readonly SomeGame[], text: Text): string {
  return table([text.say('cli:listHead').split(', '), ...games.map(row)]);
}

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
