// The audit log: what each level keeps, where it goes, and what is said of a bad configuration.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  cleanEnv,
  finished,
  folderWith,
  type LogLine,
  logNames,
  logOf,
  readLog,
  start,
  war,
} from '../launcher.ts';
import { ROOT } from '../programs.ts';

// A correction, a reshuffled deal, a war, two screens of it and an end.
const ARGS = ['9', 'large', '--seed', '2'];

async function logAt(level: string, args = ARGS): Promise<{ log: LogLine[]; stdout: string }> {
  const cwd = folderWith({ 'log.config.json': { level } });
  const { stdout, stderr, exit } = await war(args, { cwd });
  expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
  return { log: logOf(cwd), stdout };
}

const kinds = (log: LogLine[], level: string): unknown[] => [
  ...new Set(log.filter((line) => line.level === level).map(({ msg }) => msg)),
];

describe('each level adds to those above it', () => {
  test('fatal: the final result', async () => {
    const { log } = await logAt('fatal');
    expect(log).toEqual([
      expect.objectContaining({
        level: 'fatal',
        msg: 'outcome',
        winners: [5],
        reason: 'all-cards',
        turns: 89,
      }),
    ]);
  });

  test('fatal: also that a game is endless', async () => {
    const { log } = await logAt('fatal', ['2', 'small', '--scenario', 'round_and_ROUND']);
    expect(log).toEqual([
      expect.objectContaining({ level: 'fatal', msg: 'outcome', reason: 'endless', turns: 32 }),
    ]);
  });

  test('error: wars', async () => {
    const { log, stdout } = await logAt('error');
    const wars = log.filter(({ level }) => level === 'error');
    expect(wars[0]).toMatchObject({
      msg: 'war',
      move: expect.any(Number),
      player: expect.any(Number),
    });
    const shown = [...stdout.matchAll(/turn #(\d+) .*\n=+\n +WE HAVE A WAR/g)].map(
      ([, turn]) => +turn,
    );
    expect(wars.map(({ move }) => move)).toEqual([...new Set(shown)]);
    expect(new Set(log.map(({ level }) => level))).toEqual(new Set(['fatal', 'error']));
  });

  test('warn: corrected parameters, reshuffled deals', async () => {
    const { log } = await logAt('warn');
    expect(kinds(log, 'warn')).toEqual([
      'Number of players corrected to 5, you provided 9',
      'reshuffled',
    ]);
    expect(new Set(log.map(({ level }) => level))).toEqual(new Set(['fatal', 'error', 'warn']));
  });

  test('warn: what is ignored', async () => {
    const cwd = folderWith({
      'log.config.json': { level: 'warn' },
      'scenarios/notes.json': {},
      'scenarios/ssc_a.json': readFileSync(
        join(ROOT, 'scenarios/examples/ssc_example.json'),
        'utf8',
      ),
      'scenarios/readme.txt': '',
    });
    await war(['5', 'large'], { cwd });
    expect(logOf(cwd).filter(({ level }) => level === 'warn')).toEqual([
      expect.objectContaining({ msg: 'ignored', file: 'scenarios/notes.json' }),
      expect.objectContaining({ msg: 'ignored', players: 5, deck: 'large' }),
    ]);
  });

  test('info: every screen, as printed', async () => {
    const { log, stdout } = await logAt('info');
    const screens = log.filter(({ level }) => level === 'info').map(({ msg }) => msg);
    expect(`Number of players corrected to 5, you provided 9\n${screens.join('')}`).toBe(stdout);
    expect(log.some(({ level }) => level === 'debug')).toBe(false);
  });

  test('info: also between two scenarios', async () => {
    const example = readFileSync(join(ROOT, 'scenarios/examples/ssc_example.json'), 'utf8');
    const cwd = folderWith({ 'scenarios/ssc_a.json': example, 'scenarios/ssc_b.json': example });
    const { stdout } = await war(['3', 'small'], { cwd });
    const screens = logOf(cwd).filter(({ level }) => level === 'info');
    expect(screens.map(({ msg }) => msg).join('')).toBe(stdout);
  });

  test('debug: hands dealt, who collected which cards in what order', async () => {
    const { log } = await logAt('debug', ['3', 'small', '--scenario', 'example']);
    const debug = log.filter(({ level }) => level === 'debug');
    expect(debug[0]).toMatchObject({
      msg: 'dealt',
      deal: [
        [9, 9, 10, 10, 14, 14, 11, 10],
        [9, 9, 11, 11, 11, 12, 13, 14],
        [14, 10, 12, 12, 12, 13, 13, 13],
      ],
    });
    expect(debug.filter(({ msg }) => msg === 'collected')).toHaveLength(50);
    const out = debug.filter(({ msg }) => msg === 'out');
    expect(out.map(({ player }) => player)).toEqual([2, 3]);
    expect(debug[1]).toMatchObject({ msg: 'collected', move: 1, player: 3, cards: [9, 9, 14] });
    expect(log.some(({ level }) => level === 'trace')).toBe(false);
  });

  test('trace: all hands at the start of every turn, seed, versions, arguments', async () => {
    const { log } = await logAt('trace');
    const trace = log.filter(({ level }) => level === 'trace');
    expect(trace[0]).toMatchObject({
      msg: 'start',
      seed: 2,
      versions: { deckhand: expect.any(String), war: 1, node: process.versions.node },
      arguments: ARGS,
    });
    const hands = trace.slice(1);
    expect(hands.map(({ move }) => move)).toEqual(Array.from({ length: 89 }, (_, i) => i + 1));
    for (const line of hands) expect((line.position as number[][]).flat()).toHaveLength(52);
    expect(hands[0].position).toEqual(log.find(({ msg }) => msg === 'dealt')?.deal);
  });

  test('trace: a seed that was drawn can be used again', async () => {
    const cwd = folderWith({ 'log.config.json': { level: 'trace' } });
    const { stdout } = await war(['4', 'small'], { cwd });
    const again = await war(['4', 'small', '--seed', `${logOf(cwd)[0].seed}`, '--no-log']);
    expect(again.stdout).toBe(stdout);
  });
});

describe('the file', () => {
  const clock = {
    NODE_OPTIONS: `--require ${join(ROOT, 'test/preload/fixed-clock.cjs')}`,
    // Where it is another hour, and half an hour more.
    TZ: 'Asia/Kolkata',
  };

  test('is named after the local time, and further runs of that second get a number', async () => {
    const cwd = folderWith();
    const run = () => war(['4', 'small', '--seed', '2'], { cwd, env: clock });
    await run();
    expect(logNames(cwd)).toEqual(['audit_2026_01_02_03_04_05.log']);
    await Promise.all([run(), run(), run()]);
    const names = ['', '_2', '_3', '_4'].map((n) => `audit_2026_01_02_03_04_05${n}.log`);
    expect(logNames(cwd).sort()).toEqual(names.sort());
    const contents = names.map((name) => readFileSync(join(cwd, 'logs', name), 'utf8'));
    expect(new Set(contents).size).toBe(1);
    expect(readLog(join(cwd, 'logs', names[0])).at(-1)).toMatchObject({ msg: 'outcome' });
  });

  test('can be readable: the same screens, no colour', async () => {
    const cwd = folderWith({ 'log.config.json': { format: 'pretty' } });
    const { stdout } = await war(['2', 'small', '--scenario', 'example'], { cwd });
    const log = readFileSync(join(cwd, 'logs', logNames(cwd)[0]), 'utf8');
    const screen = 'INFO: WAR, 3 players, SMALL deck, turn #1 - DRAW with 8/24 cards\n';
    expect(log).toContain(screen);
    expect(log).toMatch(/^\[\d\d:\d\d:\d\d\.\d{3}\] WARN: ignored$/m);
    expect(log).toMatch(/FATAL: outcome\n {4}winners: \[\n {6}1\n {4}\]\n[\s\S]*turns: 50\n$/);
    expect(log).not.toContain('\u001b');
    for (const line of stdout.split('\n')) expect(log).toContain(line);
  });

  test('goes where the configuration says', async () => {
    const cwd = folderWith({ 'my.json': { folder: 'a/b' } });
    await war(['1', 'small', '--log-config', 'my.json'], { cwd });
    expect(logOf(cwd, 'a/b').at(-1)).toMatchObject({ level: 'fatal' });
    expect(existsSync(join(cwd, 'logs'))).toBe(false);
  });

  test('is not there with --no-log, and no configuration is read', async () => {
    const cwd = folderWith({ 'log.config.json': 'junk' });
    expect((await war(['1', 'small', '--no-log'], { cwd })).exit).toBe(0);
    expect(readdirSync(cwd)).toEqual(['log.config.json']);
  });

  test('is set up by the package itself where the folder has no configuration', async () => {
    const own = JSON.parse(readFileSync(join(ROOT, 'log.config.json'), 'utf8'));
    expect(own).toEqual({ level: 'info', folder: 'logs', format: 'json' });
    const copy = folderWith({ 'log.config.json': { level: 'fatal', folder: 'elsewhere' } });
    for (const part of ['bin', 'dist', 'locales', 'package.json']) {
      cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    const cwd = folderWith();
    const args = [join(copy, 'bin', 'war.js'), '1', 'small'];
    await finished(start(process.execPath, args, { cwd, env: cleanEnv() }));
    expect(logOf(cwd, 'elsewhere').map(({ msg }) => msg)).toEqual(['outcome']);
  });
});

test('zod is not loaded for a plain game, nor for the default configuration', async () => {
  const env = { NODE_DEBUG: 'module' };
  const loaded = async (files: Record<string, object>, args: string[]) =>
    (await war(['1', 'small', ...args], { cwd: folderWith(files), env })).stderr;
  const config = { level: 'info', folder: 'logs', format: 'json' };
  expect(await loaded({}, [])).not.toMatch(/zod|pino-pretty|jsonc-parser/);
  expect(await loaded({ 'log.config.json': config }, [])).not.toMatch(/zod/);
  expect(await loaded({ 'log.config.json': { level: 'warn' } }, [])).toMatch(/zod/);
  expect(await loaded({}, ['--scenario', 'example'])).toMatch(/zod/);
});

describe('a bad configuration is refused with exit code 4 before anything is played', () => {
  const file = 'log.config.json';

  test.each<[string, string | object, string[]]>([
    [
      'no JSON',
      '{"level": info}',
      [`${file} is not JSON, line 1, column 11: this cannot stand here`],
    ],
    ['an empty file', '', [`${file} is not JSON, line 1, column 1: the file is empty`]],
    ['a list', [], [`${file} must hold one object, such as {"level": "info", "folder"`]],
    ['null', 'null', [`${file} must hold one object`]],
    ['a text', '"info"', [`${file} must hold one object`]],
    [
      'an unknown level',
      { level: 'verbose' },
      [`${file}: "level" is "verbose", but must be one of: fatal, error, warn, info, debug, trace`],
    ],
    [
      'a level that is no text',
      { level: 30 },
      [`${file}: "level" is 30, but must be one of: fatal`],
    ],
    ['a level in capitals', { level: 'INFO' }, [`${file}: "level" is "INFO", but must be one of`]],
    [
      'an unknown format',
      { format: 'xml' },
      [`${file}: "format" is "xml", but must be one of: json, pretty`],
    ],
    [
      'a folder that is no text',
      { folder: 7 },
      [`${file}: "folder" is 7, but must be the name of a folder`],
    ],
    [
      'a folder without a name',
      { folder: '' },
      [`${file}: "folder" is "", but must be the name of a folder`],
    ],
    [
      'a folder null',
      { folder: null },
      [`${file}: "folder" is null, but must be the name of a folder`],
    ],
    [
      'a setting misspelt',
      { levle: 'info' },
      [
        `${file} has an unknown setting "levle", did you mean "level"? (there are: level, folder, format)`,
      ],
    ],
    [
      'several mistakes',
      { level: 1, format: 2, color: true },
      ['"level" is 1', '"format" is 2', 'unknown setting "color"'],
    ],
  ])('%s', async (_, config, messages) => {
    const cwd = folderWith({ [file]: config });
    const { stdout, stderr, exit } = await war(['4', 'small'], { cwd });
    const lines = stderr.split('\n');
    expect(lines).toHaveLength(messages.length + 1);
    for (const [i, message] of messages.entries()) expect(lines[i]).toContain(message);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 4 });
    expect(readdirSync(cwd)).toEqual([file]);
  });

  test('one that is not there, or cannot be read', async () => {
    expect(await war(['4', 'small', '--log-config', 'nope.json'])).toEqual({
      stdout: '',
      stderr: 'war: there is no configuration file nope.json\n',
      exit: 4,
    });
    const cwd = folderWith();
    mkdirSync(join(cwd, file));
    const { stderr, exit } = await war(['4', 'small'], { cwd });
    expect(stderr).toBe(`war: the configuration file ${file} cannot be read (EISDIR)\n`);
    expect(exit).toBe(4);
  });

  test('a byte order mark is no mistake', async () => {
    const cwd = folderWith({ [file]: '\uFEFF{"level":"fatal"}' });
    expect((await war(['4', 'small'], { cwd })).exit).toBe(0);
    expect(logOf(cwd).map(({ msg }) => msg)).toEqual(['outcome']);
  });
});
