// Records from outside: what stands in them, what replays as it was, and what does not hold.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { cleanEnv, deckhand, finished, folderWith, start } from '../launcher.ts';
import { DECKHAND } from '../programs.ts';

const MATCH = ['watch', '104', '--match', '--seed', '3', '--players', '3'];
const VERDICT = /^The record holds: \d+ moves, outcome {.*}\.\n$/;

type Line = Readonly<Record<string, unknown>>;

function read(cwd: string, file = 'game.jsonl'): string[] {
  return readFileSync(join(cwd, file), 'utf8').trimEnd().split('\n');
}

const parsed = (lines: readonly string[]): Line[] => lines.map((line) => JSON.parse(line));

/** Plays, with a record; gives what was printed. */
async function record(cwd: string, ...args: string[]): Promise<string> {
  const { stdout, stderr, exit } = await deckhand([...args, '--record', 'game.jsonl'], { cwd });
  expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
  return stdout;
}

/** Replays these lines. */
function replay(cwd: string, lines: readonly string[], ...args: string[]) {
  writeFileSync(join(cwd, 'changed.jsonl'), `${lines.join('\n')}\n`);
  return deckhand(['replay', 'changed.jsonl', ...args], { cwd });
}

/** Final Card Down in which every bot draws a red heart, then plays it, for ever: nothing else ever fits. */
function neverEnding(): object {
  const stuck = ['7', '8', '9', 'B', 'C', 'E', 'F'].flatMap((value) =>
    ['BD', 'GC', 'YS', 'PQ'].map((rest) => value + rest),
  );
  return { game: 'final-card-down', deck: [...stuck, '1RH', '3RH', '4RH', '5RH', '6RH'] };
}

describe('what watch has printed is what replay prints', () => {
  test.each([
    ['a match, with standings, separators and its winner', MATCH],
    ['a match of another game number', [...MATCH, '--game', '2', '--names', 'Ann,Bob,Cyd']],
    ['a scenario of War, which shows no hands', ['watch', 'war', '--scenario', 'example']],
    ['a scenario with a title', ['watch', '104', '--scenario', 'The_Sixth_Card', '--seed', '1']],
  ])('%s', async (_, args) => {
    const cwd = folderWith();
    const stdout = await record(cwd, ...args);
    const again = await deckhand(['replay', 'game.jsonl'], { cwd });
    expect(again.stdout.slice(0, stdout.length)).toBe(stdout);
    expect(again.stdout.slice(stdout.length)).toMatch(VERDICT);
    expect({ stderr: again.stderr, exit: again.exit }).toEqual({ stderr: '', exit: 0 });
  });

  test('the parts of a match, put together, are the whole', async () => {
    const cwd = folderWith();
    const stdout = await record(cwd, ...MATCH);
    const part = async (...args: string[]) => {
      const { stdout: all } = await deckhand(['replay', 'game.jsonl', ...args], { cwd });
      return all.slice(0, all.lastIndexOf('The record holds'));
    };
    const lines = read(cwd);
    const isMove = (line: string): boolean => line.startsWith('"');
    const firstDeal = lines.findIndex((line) => line.startsWith('{"outcome"')) - 1;
    // Between two deals, and in the middle of one.
    for (const cut of [firstDeal, Math.floor(lines.filter(isMove).length / 2)]) {
      expect((await part('--to', `${cut}`)) + (await part('--from', `${cut + 1}`))).toBe(stdout);
    }
  });

  test('a repeated position ends the game, and its record holds', async () => {
    const cwd = folderWith({ 'ssc_never.json': neverEnding() });
    const stdout = await record(cwd, 'watch', 'final-card-down', '--scenario', 'ssc_never.json');
    const [outcome] = parsed(read(cwd).slice(-1));
    expect(outcome).toMatchObject({ outcome: { winners: [], reason: 'repeated', turns: 41 } });
    const again = await deckhand(['replay', 'game.jsonl'], { cwd });
    expect(again.stdout.slice(0, stdout.length)).toBe(stdout);
    expect(again.exit).toBe(0);
    // Between random bots a repeat proves nothing: there the game would go on.
    const lines = read(cwd);
    const random = [lines[0].replaceAll('"careful"', '"random"'), ...lines.slice(1)];
    expect((await replay(cwd, random, '--check')).exit).toBe(5);
  });
});

describe('the lines', () => {
  test('say what has become of the game, and hold without it', async () => {
    const cwd = folderWith();
    await record(cwd, ...MATCH);
    const lines = read(cwd);
    const states = parsed(lines)
      .filter(({ state }) => state !== undefined)
      .map(({ state, ...rest }) => [Object.keys(rest)[0], state]);
    const deals = states.length / 2 - 1;
    expect(deals).toBeGreaterThan(1);
    expect(states[0]).toEqual(['deckhand', 'active']);
    expect(states.at(-1)).toEqual(['match', 'finished']);
    expect(states.filter(([key]) => key === 'deal')).toEqual(
      states.filter(([key]) => key === 'deal').map(() => ['deal', 'active']),
    );
    expect(states.filter(([key]) => key === 'outcome')).toEqual(
      states.filter(([key]) => key === 'outcome').map(() => ['outcome', 'finished']),
    );
    const bare = lines.map((line) => line.replace(/,"state":"\w+"}$/, '}'));
    expect(bare.join('\n')).not.toContain('"state"');
    expect((await replay(cwd, bare, '--check')).stdout).toMatch(VERDICT);
    const wrong = [lines[0].replace('"state":"active"', '"state":"finished"'), ...lines.slice(1)];
    expect((await replay(cwd, wrong, '--check')).exit).toBe(3);
    const more = [lines[0].replace('"state"', '"more":1,"state"'), ...lines.slice(1)];
    expect((await replay(cwd, more, '--check')).exit).toBe(3);
  });

  test('of a scenario name it, and claim no option', async () => {
    const cwd = folderWith({ 'ssc_never.json': neverEnding() });
    await record(cwd, 'watch', 'final-card-down', '--scenario', 'ssc_never.json');
    const [first] = parsed(read(cwd));
    expect(first).toMatchObject({ options: {}, scenario: 'NEVER' });
    const dealt = folderWith();
    await record(dealt, 'watch', 'final-card-down', '--deck-size', '60');
    const [other] = parsed(read(dealt));
    expect(other.options).toEqual({ 'deck-size': 60 });
    expect(other).not.toHaveProperty('scenario');
  });

  test.each([
    ['a game', ['watch', 'indigo', '--seed', '5']],
    ['a match', MATCH],
  ])('of %s with --events are those of --record, with events between', async (_, args) => {
    const cwd = folderWith();
    const stdout = await record(cwd, ...args, '--events');
    const lines = stdout.trimEnd().split('\n');
    const isEvent = (line: string): boolean => line.startsWith('{"event":');
    expect(lines.filter((line) => !isEvent(line))).toEqual(read(cwd));
    expect(lines.filter(isEvent).length).toBeGreaterThan(50);
    expect((await deckhand(['replay', 'game.jsonl', '--check'], { cwd })).exit).toBe(0);
  });

  test('of a move that carries more than came of it do not hold', async () => {
    const cwd = folderWith();
    await record(cwd, 'watch', 'indigo', '--seed', '5');
    const lines = read(cwd);
    const changed = lines.with(1, `{"move":${lines[1]},"hand":["7S"]}`);
    expect(await replay(cwd, changed, '--check')).toMatchObject({ stdout: '', exit: 5 });
  });
});

describe('a match', () => {
  /** The record of a match, deal by deal: first line, moves and outcome; and the last line. */
  async function recordedMatch(cwd: string) {
    await record(cwd, ...MATCH);
    const lines = read(cwd);
    const deals: string[][] = [];
    for (const line of lines.slice(0, -1)) {
      if (line.includes('"state":"active"')) deals.push([]);
      deals.at(-1)?.push(line);
    }
    expect(deals.length).toBeGreaterThan(1);
    return { deals, match: lines.slice(-1) };
  }

  test('that goes on after somebody has 66 points does not hold', async () => {
    const cwd = folderWith();
    const { deals, match } = await recordedMatch(cwd);
    const moves = deals.flat().filter((line) => line.startsWith('"')).length;
    expect(await replay(cwd, [...deals.flat(), ...deals[1], ...match], '--check')).toEqual({
      stdout: '',
      stderr: `deckhand: the record does not hold: deal ${deals.length + 1}, after move ${moves}, comes after the end of the game\n`,
      exit: 5,
    });
  });

  test('that does not say that it is one does not hold', async () => {
    const cwd = folderWith();
    const { deals, match } = await recordedMatch(cwd);
    const [first, ...rest] = [...deals.flat(), ...match];
    const silent = first.replace(',"match":true', '');
    expect(silent).not.toBe(first);
    const moves = deals[0].filter((line) => line.startsWith('"')).length;
    expect(await replay(cwd, [silent, ...rest], '--check')).toEqual({
      stdout: '',
      stderr: `deckhand: the record does not hold: deal 2, after move ${moves}, comes after the end of the game\n`,
      exit: 5,
    });
  });

  test('without its last line, or in the middle of a deal, is not finished', async () => {
    const cwd = folderWith();
    const { deals } = await recordedMatch(cwd);
    const all = deals.flat();
    // With all moves the rules know how it ended, whatever lines are missing.
    for (const lines of [all, all.slice(0, -1)]) {
      expect(await replay(cwd, lines, '--check')).toMatchObject({
        stdout: expect.stringContaining(
          'the game is over, but the line with its outcome is missing',
        ),
        stderr: '',
        exit: 0,
      });
    }
    for (const lines of [all.slice(0, -5), deals[0], all.slice(0, 1)]) {
      expect(await replay(cwd, lines, '--check')).toMatchObject({
        stdout: expect.stringContaining('and no outcome yet'),
        stderr: '',
        exit: 0,
      });
    }
    // A deal of which nothing is played yet is shown all the same.
    const begun = [...deals[0], deals[1][0]];
    const [shorter, longer] = [await replay(cwd, deals[0]), await replay(cwd, begun)];
    expect(longer.stdout.length).toBeGreaterThan(shorter.stdout.length);
    expect(longer.exit).toBe(0);
  });

  test('with another winner does not hold', async () => {
    const cwd = folderWith();
    const { deals, match } = await recordedMatch(cwd);
    const wrong = match[0].replace(/"winners":\[.*?\]/, '"winners":[1,2,3]');
    expect(await replay(cwd, [...deals.flat(), wrong], '--check')).toMatchObject({ exit: 5 });
  });
});

describe('a record that parts from the rules', () => {
  test('is shown up to there', async () => {
    const cwd = folderWith();
    const shown = await record(cwd, 'watch', 'indigo', '--seed', '1');
    const lines = read(cwd);
    const wrong = lines.with(20, '"play 2C"');
    const { stdout, stderr, exit } = await replay(cwd, wrong);
    expect(shown.startsWith(stdout)).toBe(true);
    expect(stdout.match(/ plays /g)).toHaveLength(19);
    expect(stderr).toMatch(/move 20, "play 2C", is not possible there\n$/);
    expect(exit).toBe(5);
  });
});

test('blank lines at the end, a byte order mark, the order of keys and events do no harm', async () => {
  const cwd = folderWith();
  const example = ['watch', 'up-and-down', '--scenario', 'Ten_Cards_and_NO_Way_Out'];
  await record(cwd, ...example);
  const lines = read(cwd);
  const { move, hand, pile } = JSON.parse(lines[1]);
  expect(move).toBe('replace');
  const turned = lines.with(1, JSON.stringify({ pile, move, hand }));
  const events = (await deckhand([...example, '--seed', '3', '--events'])).stdout.split('\n');
  for (const each of [[...lines, '', ''], lines.with(0, `\uFEFF${lines[0]}`), turned, events]) {
    expect(await replay(cwd, each, '--check')).toMatchObject({
      stdout: expect.stringMatching(VERDICT),
      exit: 0,
    });
  }
});

describe('what cannot be replayed', () => {
  test('--from behind --to', async () => {
    const cwd = folderWith();
    await record(cwd, 'watch', 'indigo', '--seed', '1');
    expect(await deckhand(['replay', 'game.jsonl', '--from', '9', '--to', '8'], { cwd })).toEqual({
      stdout: '',
      stderr: 'deckhand: --to takes a whole number from 9 to 48, not "8"\n',
      exit: 2,
    });
  });

  test('a file that has no end', async () => {
    expect(await deckhand(['replay', '/dev/zero'])).toEqual({
      stdout: '',
      stderr: 'deckhand: the record /dev/zero cannot be read (EFBIG)\n',
      exit: 3,
    });
  });

  test('a file that is not there, or that is a folder', async () => {
    const cwd = folderWith();
    mkdirSync(join(cwd, 'folder'));
    expect(await deckhand(['replay', 'nothing.jsonl'], { cwd })).toEqual({
      stdout: '',
      stderr: 'deckhand: there is no record nothing.jsonl\n',
      exit: 3,
    });
    expect(await deckhand(['replay', 'folder'], { cwd })).toEqual({
      stdout: '',
      stderr: 'deckhand: the record folder cannot be read (EISDIR)\n',
      exit: 3,
    });
  });
});

describe('a record that cannot be written', () => {
  test.each([
    ['/dev/full', 'ENOSPC'],
    ['.', 'EISDIR'],
  ])('into %s is said once, with exit code 4', async (file, code) => {
    expect(await deckhand(['watch', 'indigo', '--record', file])).toEqual({
      stdout: '',
      stderr: `deckhand: the record ${file} cannot be written (${code})\n`,
      exit: 4,
    });
  });
});

test('what an interrupted program has recorded holds, and is not finished', async () => {
  const cwd = folderWith();
  const args = ['watch', 'war', '--scenario', 'The_Long_Way_Round', '--record', 'game.jsonl'];
  const child = start(process.execPath, [DECKHAND, ...args], { cwd, env: cleanEnv() });
  // Nothing is read yet: the program waits in the middle, however slow we are.
  await once(child.stdout as NodeJS.ReadableStream, 'readable');
  child.kill('SIGINT');
  expect(await finished(child)).toMatchObject({ stderr: '', exit: 130 });
  expect(read(cwd).length).toBeGreaterThan(100);
  const { stdout, exit } = await deckhand(['replay', 'game.jsonl', '--check'], { cwd });
  expect(stdout).toMatch(/^The record holds as far as it goes: \d+ moves, and no outcome yet\.\n$/);
  expect(exit).toBe(0);
});

describe('colour', () => {
  const GAME = ['watch', 'indigo', '--seed', '1', '--no-log', '--record', 'game.jsonl'];
  const hasScript = spawnSync('script', ['--version']).status === 0;
  const onTerminal = (cwd: string, args: readonly string[], env = {}) =>
    finished(
      start('script', ['-qec', [process.execPath, DECKHAND, ...args].join(' '), '/dev/null'], {
        cwd,
        env: { ...cleanEnv(), TERM: 'xterm-256color', ...env },
      }),
    );

  test('is for a terminal, not for a pipe, and not where NO_COLOR is set', async ({ skip }) => {
    if (process.env.CI) expect(hasScript, 'CI needs script').toBe(true);
    skip(!hasScript, 'needs script');
    const cwd = folderWith();
    const piped = (await deckhand(GAME, { cwd })).stdout;
    expect(piped).not.toContain('\u001b');
    const without = await onTerminal(cwd, GAME, { NO_COLOR: '1' });
    expect(without.stdout.replaceAll('\r', '')).toBe(piped);
    for (const args of [GAME, ['replay', 'game.jsonl']]) {
      const { stdout, exit } = await onTerminal(cwd, args);
      expect(stdout).toContain('\u001b[31m');
      const plain = stripVTControlCharacters(stdout).replaceAll('\r', '');
      expect(plain.startsWith(piped)).toBe(true);
      expect(exit).toBe(0);
    }
  });
});
