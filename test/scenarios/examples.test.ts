// The example scenarios are all described, and what the description says of them is true.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { War } from '../../src/games/war/rules.ts';
import { EXAMPLES } from '../golden/cases.ts';
import { ROOT } from '../programs.ts';

const readme = readFileSync(join(ROOT, 'scenarios', 'README.md'), 'utf8');
const files = readdirSync(EXAMPLES).filter((file) =>
  Array.isArray(JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8'))),
);

test('there are those given and eight or more of our own', () => {
  expect(files.length).toBeGreaterThanOrEqual(11);
});

test.each(files)('%s is in the table, with its players, deck, turns and end', (file) => {
  const name = file.slice('ssc_'.length, -'.json'.length);
  const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` `));
  const [, , players, deck, turns, end] = row?.split('|').map((cell) => cell.trim()) ?? [];
  const war = new War(JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8')));
  const { fate } = war;
  while (war.turns < fate.turns) war.playTurn();
  expect({ players, deck, turns: turns?.replaceAll(',', '') }).toEqual({
    players: `${war.seats}`,
    deck: war.deck.name,
    turns: `${fate.turns}`,
  });
  expect(end).toContain(
    fate.endless ? `endless, as before turn #${fate.sameAsTurn}` : `player${war.owner + 1}`,
  );
});
