// `deckhand watch --events`: the record as JSON lines, with what every move has caused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_NAMES } from '../../src/games/names.ts';
import { deckhand, folderWith } from '../launcher.ts';

interface Line {
  readonly event?: string;
  readonly [field: string]: unknown;
}

const linesOf = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const isEvent = (line: Line): boolean => line.event !== undefined;

test.each(GAME_NAMES)('%s: without the events it is the record', async (game) => {
  const cwd = folderWith();
  const short = game === 'final-card-down' ? ['--deck-size', '60'] : [];
  const args = ['watch', game, '--seed', '5', '--events', '--record', 'r.jsonl', ...short];
  const { stdout, exit } = await deckhand(args, { cwd });
  expect(exit).toBe(0);
  const lines = linesOf(stdout);
  expect(lines.filter(isEvent).length).toBeGreaterThan(5);
  expect(lines.filter((line) => !isEvent(line))).toEqual(
    linesOf(readFileSync(join(cwd, 'r.jsonl'), 'utf8')),
  );
  expect((await deckhand(['replay', 'r.jsonl', '--check'], { cwd })).exit).toBe(0);
});

test('104 says how its state goes on: pending, active, finished', async () => {
  const { stdout } = await deckhand(['watch', '104', '--seed', '1', '--events']);
  const states = linesOf(stdout)
    .filter(({ event }) => ['pending', 'active', 'finished'].includes(String(event)))
    .map(({ event }) => event);
  expect(states).toEqual(['pending', 'active', 'finished']);
  expect(linesOf(stdout)[0].state).toBe('active');
  expect(linesOf(stdout).at(-1)?.state).toBe('finished');
});

test('every deal of a match has its events', async () => {
  const { stdout } = await deckhand(['watch', '104', '--match', '--seed', '1', '--events']);
  const lines = linesOf(stdout);
  const deals = lines.filter(({ deal }) => deal !== undefined).length;
  expect(deals).toBeGreaterThan(1);
  for (const event of ['pending', 'active', 'finished']) {
    expect(lines.filter((line) => line.event === event)).toHaveLength(deals);
  }
  expect(lines.at(-1)).toMatchObject({ match: { winners: expect.any(Array) }, state: 'finished' });
});

test('a taken row comes with its cards, its points and the player', async () => {
  const { stdout } = await deckhand(['watch', '104', '--scenario', 'The_Sixth_Card', '--events']);
  expect(linesOf(stdout).find(({ event }) => event === 'took')).toMatchObject({
    player: expect.any(Number),
    row: expect.any(Number),
    cards: expect.any(Array),
    points: expect.any(Number),
  });
});

test('stacked 2s and a declared colour are told', async () => {
  const args = ['watch', 'final-card-down', '--scenario', 'Twos_upon_TWOS', '--events'];
  const lines = linesOf((await deckhand(args)).stdout);
  expect(lines.find(({ event }) => event === 'stacked')).toMatchObject({ count: 2 });
  const game = ['watch', 'final-card-down', '--seed', '2', '--bots', 'random', '--events'];
  const declared = linesOf((await deckhand(game)).stdout).filter(
    ({ event }) => event === 'declared',
  );
  expect(declared.length).toBeGreaterThan(0);
  for (const { colour } of declared) expect(colour).toMatch(/^[RBGYP]$/);
});

test.each([2, 4, 10])('with the tactics deck %i players see all of its cards', async (players) => {
  const args = ['watch', '104', '--deck', 'tactics', '--players', `${players}`, '--events'];
  const [{ deal, options }] = linesOf((await deckhand(args)).stdout);
  const { hands, rows } = deal as { hands: number[][]; rows: number[] };
  expect([...hands.flat(), ...rows].sort((a, b) => a - b)).toEqual(
    Array.from({ length: players * 10 + 4 }, (_, i) => i + 1),
  );
  expect(options).toMatchObject({ deck: 'tactics' });
});

test('an option may carry its value behind an equals sign, and the last of two counts', async () => {
  const plain = await deckhand(['watch', 'indigo', '--seed', '5']);
  expect((await deckhand(['watch', 'indigo', '--seed=5'])).stdout).toBe(plain.stdout);
  const twice = ['watch', 'indigo', '--seed', '4', '--seed', '5'];
  expect((await deckhand(twice)).stdout).toBe(plain.stdout);
});
