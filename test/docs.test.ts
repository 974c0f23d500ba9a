// The documents say what the program does: names and numbers in them are looked up in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { GAME_NAMES } from '../src/games/names.ts';
import { ROOT } from './programs.ts';

const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');

/** Rows of a table, each with its game: an empty first cell stands for the game above. */
function rowsOf(document: string, heading: string): string[][] {
  const [, part] = document.split(heading);
  let game = '';
  return part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| game'))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      game = cells[1].replaceAll('`', '') || game;
      return [game, ...cells.slice(2)];
    });
}

/** Texts in backquotes, and whether a star follows. */
const named = (cell: string): { name: string; isStarred: boolean }[] =>
  [...cell.matchAll(/`([^`]+)`( \*)?/g)].map(([, name, star]) => ({ name, isStarred: !!star }));

test.each(GAME_NAMES)('docs/formats.md names all events of %s', async (name) => {
  const game = await loadGame(name);
  const folder = name === '104' ? 'one-hundred-and-four' : name;
  const source = read('src', 'games', folder, 'rules.ts');
  const told = [...source.matchAll(/event: '([a-z-]+)'/g)].map(([, event]) => event);
  const given = [...source.matchAll(/#giveTable\(.*, '(\w+)'/g)].map(([, event]) => event);
  const events = rowsOf(read('docs', 'formats.md'), '## Events')
    .filter(([of]) => of === name)
    .flatMap(([, cell]) => named(cell));
  expect(events.map((event) => event.name).sort()).toEqual(
    [...new Set([...told, ...given])].sort(),
  );
  const starred = events.filter(({ isStarred }) => isStarred).map((event) => event.name);
  expect(starred.sort()).toEqual(game.decisive.toSorted());
});

test.each(GAME_NAMES)('docs/formats.md names all outcomes of %s', async (name) => {
  const { outcomes } = await loadGame(name);
  const listed = rowsOf(read('docs', 'formats.md'), '## Records')
    .filter(([of]) => of === name)
    .flatMap(([, , cell]) => named(cell ?? '').map((each) => each.name));
  expect(listed).toEqual(expect.arrayContaining([...outcomes.reasons]));
});

test('every example scenario is described', () => {
  const described = read('scenarios', 'README.md');
  for (const file of readdirSync(join(ROOT, 'scenarios', 'examples'))) {
    expect(described).toContain(`\`${file.replace(/^ssc_|\.json$/g, '')}\``);
  }
});
