// What happens when the world does not play along: disks, pipes, signals, a bug.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, type TestContext, test } from 'vitest';
import { firstDifference } from '../difference.ts';
import {
  cleanEnv,
  finished,
  folderWith,
  logNames,
  logOf,
  readLog,
  start,
  war,
} from '../launcher.ts';
import { ROOT, WAR } from '../programs.ts';

const GAME = ['4', 'small', '--seed', '2'];
/** Goes on for seconds, whoever reads. */
const LONG_GAME = ['5', 'large', '--scenario', 'The_Long_Way_Round'];

const preload = (name: string) => ({
  NODE_OPTIONS: `--require ${join(ROOT, 'test/preload', name)}`,
});

/** The exit code of a pipe's first command. */
const SHOW_EXIT = 'set -- $PIPESTATUS; echo $1';

/** Runs a line of shell in which $WAR is the program. */
function shell(line: string, cwd = folderWith()) {
  const env = { ...cleanEnv(), WAR: `${process.execPath} ${WAR}` };
  return finished(start('bash', ['-c', line], { cwd, env }));
}

/** A test that needs a tool says so when it skips; CI has them all, and nothing is skipped there. */
function need(tool: string, isThere: boolean, { skip }: TestContext): void {
  if (process.env.CI) expect(isThere, `CI needs ${tool}`).toBe(true);
  skip(!isThere, `needs ${tool}`);
}

const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'x', '/mnt']).status === 0;
const hasScript = spawnSync('script', ['--version']).status === 0;

describe('a log that cannot be written costs one line on stderr, and the game goes on', () => {
  const complaint = (folder: string, code: string) =>
    `war: the audit log cannot be written into ${folder} (${code}); the game goes on without it\n`;

  test('a file stands where the folder should be', async () => {
    const { stdout } = await war(GAME);
    const cwd = folderWith({ logs: '' });
    expect(await war(GAME, { cwd })).toEqual({
      stdout,
      stderr: complaint('logs', 'EEXIST'),
      exit: 0,
    });
    const deeper = folderWith({ logs: '', 'log.config.json': { folder: 'logs/deeper' } });
    expect(await war(GAME, { cwd: deeper })).toEqual({
      stdout,
      stderr: complaint('logs/deeper', 'ENOTDIR'),
      exit: 0,
    });
  });

  test('a folder that no folder can be made in', async () => {
    const cwd = folderWith({ 'log.config.json': { folder: '/proc/nowhere' } });
    const { stderr, exit } = await war(GAME, { cwd });
    expect({ stderr, exit }).toEqual({ stderr: complaint('/proc/nowhere', 'ENOENT'), exit: 0 });
  });

  test('the disk is full', async (context) => {
    need('unshare and mount', canMount, context);
    const { stdout } = await war(GAME);
    const cwd = folderWith({ 'disk/x': '' });
    // 8 KB for a log of some 20; the folder is mounted for this one command only.
    const mounted = `mount -t tmpfs -o size=8k none disk && cd disk && $WAR ${GAME.join(' ')}`;
    const result = await shell(`unshare -rm bash -c '${mounted} && wc -c <logs/* >&2'`, cwd);
    expect(result).toEqual({
      stdout,
      stderr: expect.stringMatching(
        /^war: the audit log cannot be written into logs \(ENOSPC\).*\n8192\n$/,
      ),
      exit: 0,
    });
  });
});

describe('stdout', () => {
  test('a reader that goes away ends a game quietly, with its log complete up to there', async () => {
    const cwd = folderWith();
    const line = `$WAR ${LONG_GAME.join(' ')} | head -1; ${SHOW_EXIT}`;
    expect(await shell(line, cwd)).toEqual({
      stdout: 'special scenario code: THE LONG WAY ROUND\n0\n',
      stderr: '',
      exit: 0,
    });
    const log = logOf(cwd);
    expect(log.at(-1)).toMatchObject({ level: 'warn', msg: 'unread' });
    expect(log.length).toBeGreaterThan(100);
  });

  test('also a short one', async () => {
    const line = `$WAR 5 large | head -1; ${SHOW_EXIT}`;
    const { stdout, stderr } = await shell(line);
    expect({ stdout, stderr }).toEqual({
      stdout: 'WAR, 5 players, LARGE deck, DEALING\n0\n',
      stderr: '',
    });
  });

  test('a reader of a socket that goes away with something unread', async () => {
    const cwd = folderWith();
    const child = start(process.execPath, [WAR, ...LONG_GAME], { cwd, env: cleanEnv() });
    const stderr: string[] = [];
    child.stderr?.on('data', (data) => stderr.push(`${data}`));
    await once(child.stdout as NodeJS.ReadableStream, 'readable');
    await sleep(200);
    child.stdout?.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(stderr).toEqual([]);
    expect(logOf(cwd).at(-1)).toMatchObject({ msg: 'unread' });
  });

  test('a usage that nobody reads is a wrong use all the same', async () => {
    expect(await shell(`$WAR | true; ${SHOW_EXIT}`)).toEqual({
      stdout: '2\n',
      stderr: '',
      exit: 0,
    });
  });

  test('a reader that is gone from the start', async () => {
    const { stdout, stderr } = await shell(`$WAR 5 large | true; ${SHOW_EXIT}`);
    expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' });
  });

  test.each([GAME, LONG_GAME])('a full disk is said on stderr, exit code 4', async (...args) => {
    expect(await shell(`$WAR ${args.join(' ')} --no-log >/dev/full`)).toEqual({
      stdout: '',
      stderr: 'war: the output cannot be written (ENOSPC): is the disk full?\n',
      exit: 4,
    });
  });

  test('a closed one is no fault', async () => {
    const cwd = folderWith();
    expect(await shell(`$WAR ${GAME.join(' ')} >&-`, cwd)).toEqual({
      stdout: '',
      stderr: '',
      exit: 0,
    });
    expect(logOf(cwd).at(-1)).toMatchObject({ msg: 'outcome' });
  });

  test('a pipe that is full and does not block loses nothing', async () => {
    const { stdout: expected } = await war([...LONG_GAME, '--no-log']);
    const { stdout } = await shell(`$WAR ${LONG_GAME.join(' ')} --no-log | (sleep 1; cat)`);
    expect(firstDifference(stdout, expected)).toBeUndefined();
  });

  test('nor does one that is full before the game begins', async () => {
    const { stdout: expected } = await war(GAME);
    const line = `(head -c 65536 /dev/zero; $WAR ${GAME.join(' ')}) | (sleep 1; cat)`;
    const { stdout } = await shell(line);
    expect(firstDifference(stdout.slice(65536), expected)).toBeUndefined();
  });
});

describe('stderr', () => {
  test('a closed one changes nothing else', async () => {
    expect(await shell('$WAR --bogus 2>&-')).toEqual({ stdout: '', stderr: '', exit: 2 });
  });

  test('nor does one that nobody reads, or that is full', async () => {
    expect((await shell('$WAR --bogus 2> >(true); echo $?')).stdout).toBe('2\n');
    expect((await shell('$WAR --bogus 2>/dev/full')).exit).toBe(2);
    const cwd = folderWith({ logs: '' });
    const { stdout, exit } = await shell('$WAR 1 small 2>/dev/full', cwd);
    expect(stdout).toMatch(/turn #0 - player1 WON with 24\/24 cards\n$/);
    expect(exit).toBe(0);
  });
});

describe.each([
  { signal: 'SIGINT', exit: 130 },
  { signal: 'SIGTERM', exit: 143 },
  { signal: 'SIGHUP', exit: 129 },
] as const)('$signal', ({ signal, exit }) => {
  test(`in the middle of a long game ends it with ${exit} and a complete log`, async () => {
    const cwd = folderWith();
    const child = start(process.execPath, [WAR, ...LONG_GAME], { cwd, env: cleanEnv() });
    const end = finished(child);
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    child.kill(signal);
    const { stdout, stderr, exit: left } = await end;
    expect({ stderr, exit: left }).toEqual({ stderr: '', exit });
    const log = logOf(cwd);
    expect(log.at(-1)).toMatchObject({ level: 'fatal', msg: 'interrupted', signal });
    const screens = log.filter(({ level }) => level === 'info').map(({ msg }) => msg);
    expect(screens.join('').startsWith(stdout)).toBe(true);
  });

  test('ends it at once even when nobody reads', async () => {
    const cwd = folderWith();
    const child = start(process.execPath, [WAR, ...LONG_GAME], { cwd, env: cleanEnv() });
    const closed = once(child, 'exit');
    // Nothing reads the pipe: it fills up and the program waits.
    while (!existsSync(join(cwd, 'logs')) || readFileSync(logPath(cwd), 'utf8') === '')
      await sleep(20);
    await sleep(300);
    child.kill(signal);
    expect(await closed).toEqual([exit, null]);
    expect(logOf(cwd).at(-1)).toMatchObject({ msg: 'interrupted' });
  });
});

const logPath = (cwd: string): string => join(cwd, 'logs', logNames(cwd)[0]);

test('Ctrl-C at a real terminal ends a game with 130', async (context) => {
  need('script', hasScript, context);
  const cwd = folderWith();
  const line = [process.execPath, WAR, ...LONG_GAME].join(' ');
  const child = start('script', ['-qec', line, '/dev/null'], { cwd, env: cleanEnv() });
  const end = finished(child);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  child.stdin?.write('\u0003');
  const { stdout, exit } = await end;
  expect(exit).toBe(130);
  expect(stdout).toMatch(/^special scenario code: THE LONG WAY ROUND\r\n/);
  expect(stdout).not.toContain('\u001b');
  expect(logOf(cwd).at(-1)).toMatchObject({ msg: 'interrupted', signal: 'SIGINT' });
});

test('kill -9 leaves a log of all that was printed', async () => {
  const cwd = folderWith();
  const child = start(process.execPath, [WAR, ...LONG_GAME], { cwd, env: cleanEnv() });
  const end = finished(child);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  child.kill('SIGKILL');
  const { stdout } = await end;
  const log = readFileSync(logPath(cwd), 'utf8');
  const whole = log.slice(0, log.lastIndexOf('\n')).split('\n');
  const screens = whole.map((line) => JSON.parse(line)).filter(({ level }) => level === 'info');
  expect(
    screens
      .map(({ msg }) => msg)
      .join('')
      .startsWith(stdout),
  ).toBe(true);
});

test('a bug costs one line on stderr, exit code 1, and its stack is in the log', async () => {
  const cwd = folderWith();
  expect(await war(GAME, { cwd, env: preload('crash-in-game.cjs') })).toEqual({
    stdout: '',
    stderr:
      'war: this is a fault in the program, not yours: planted (the audit log has the details)\n',
    exit: 1,
  });
  const log = logOf(cwd);
  expect(log.at(-1)).toMatchObject({
    level: 'fatal',
    msg: 'crash',
    err: { type: 'TypeError', message: 'planted', stack: expect.stringContaining('war.cjs') },
  });
});

test('so does a bug that strikes between two pieces of a game', async () => {
  const cwd = folderWith();
  const { stderr, exit } = await war(LONG_GAME, { cwd, env: preload('crash-later.cjs') });
  expect(stderr).toMatch(/^war: this is a fault in the program, not yours: planted \(.*\)\n$/);
  expect(exit).toBe(1);
  expect(logOf(cwd).at(-1)).toMatchObject({
    level: 'fatal',
    msg: 'crash',
    err: { message: 'planted' },
  });
});

test('without a log its stack is on stderr', async () => {
  const { stderr } = await war([...GAME, '--no-log'], { env: preload('crash-in-game.cjs') });
  expect(stderr).toMatch(
    /^war: this is a fault in the program, not yours: planted\nTypeError: planted\n {4}at /,
  );
});

test('two runs at the same time keep a log each', async () => {
  const cwd = folderWith();
  await Promise.all([1, 2, 3, 4].map(() => war(GAME, { cwd })));
  expect(logNames(cwd)).toHaveLength(4);
  for (const name of logNames(cwd)) {
    expect(readLog(join(cwd, 'logs', name)).at(-1)).toMatchObject({ msg: 'outcome' });
  }
});

test('memory stays flat, also with a slow reader', async () => {
  const line = (reader: string) =>
    shell(
      `NODE_OPTIONS='${preload('memory.cjs').NODE_OPTIONS}' $WAR ${LONG_GAME.join(' ')} | ${reader}`,
    );
  for (const reader of ['tail -1', '(sleep 2; tail -1)']) {
    const { stdout, stderr } = await line(reader);
    expect(stdout).toMatch(/turn #227491 - ENDLESS, the cards lie as before turn #68\n$/);
    expect(Number.parseInt(stderr, 10)).toBeGreaterThan(20);
    expect(Number.parseInt(stderr, 10)).toBeLessThan(150);
  }
});

test('it prints as it goes: with the reader it stops in the middle', async () => {
  const cwd = folderWith();
  const child = start(process.execPath, [WAR, ...LONG_GAME], { cwd, env: cleanEnv() });
  const [first] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  child.stdout?.pause();
  expect(String(first)).toMatch(
    /^special scenario code: THE LONG WAY ROUND\n=========\n\n\nWAR, 5 players/,
  );
  await sleep(500);
  expect(child.exitCode).toBe(null);
  // Of 46 MB: no more than has been printed.
  expect(statSync(logPath(cwd)).size).toBeLessThan(4_000_000);
});

test('a damaged code cache is made anew', async () => {
  const cwd = folderWith();
  await copyPackage(cwd);
  const { stdout } = await war(GAME);
  const run = () => shell(`node bin/war.js ${GAME.join(' ')} --no-log`, cwd);
  await run();
  const [name] = readdirSync(join(cwd, 'dist', 'cache'));
  const file = join(cwd, 'dist', 'cache', name);
  const whole = readFileSync(file);
  for (const damage of [
    Buffer.from('rubbish'),
    Buffer.alloc(0),
    Buffer.alloc(1000),
    whole.subarray(0, 100_000),
    Buffer.from(whole).fill(0, 150_000),
    Buffer.from(whole).fill(1, 5_000, 5_020),
  ]) {
    writeFileSync(file, damage);
    expect(await run()).toEqual({ stdout, stderr: '', exit: 0 });
    expect(readFileSync(file).length).toBeGreaterThan(100_000);
    expect(readdirSync(join(cwd, 'dist', 'cache'))).toEqual([name]);
  }
});

test('a package that is not built says so', async () => {
  const cwd = folderWith();
  await copyPackage(cwd);
  expect(await shell('rm -r dist; node bin/war.js 4 small', cwd)).toEqual({
    stdout: '',
    stderr: 'war: the program is not built yet, "npm run build" does it\n',
    exit: 1,
  });
});

test('a package that cannot be written to works without the code cache', async () => {
  const cwd = folderWith();
  await copyPackage(cwd);
  await shell('touch dist/cache', cwd);
  const { stdout } = await war(GAME);
  const result = await shell(`node bin/war.js ${GAME.join(' ')} --no-log`, cwd);
  expect(result).toEqual({ stdout, stderr: '', exit: 0 });
});

test('what waits for a file can be ended', async () => {
  const cwd = folderWith();
  const child = shell(
    'mkfifo wait.json; echo $BASHPID >pid; exec $WAR 4 small --scenario wait.json',
    cwd,
  );
  while (!existsSync(join(cwd, 'logs')) || logNames(cwd).length === 0) await sleep(20);
  await sleep(300);
  process.kill(Number(readFileSync(join(cwd, 'pid'), 'utf8')), 'SIGINT');
  expect(await child).toEqual({ stdout: '', stderr: '', exit: 'SIGINT' });
});

test('a named pipe in the scenario folder is left alone', async () => {
  const cwd = folderWith({ 'scenarios/x': '' });
  const { stdout, exit } = await shell('mkfifo scenarios/ssc_a.json; $WAR 1 small', cwd);
  expect(stdout).toMatch(/^WAR, 1 players/);
  expect(exit).toBe(0);
});

test('a scenario may come from a pipe', async () => {
  const cwd = folderWith();
  const example = join(ROOT, 'scenarios', 'examples', 'ssc_over_in_ONE.json');
  const { stdout, exit } = await shell(`$WAR 1 small --scenario /dev/stdin < ${example}`, cwd);
  expect(stdout).toMatch(/^special scenario code: STDIN\n/);
  expect(exit).toBe(0);
  expect((await shell(`cat ${example} | $WAR 1 small --scenario /dev/stdin`, cwd)).stdout).toBe(
    stdout,
  );
});

test.each([
  ['--scenario /dev/zero', 3, 'war: the scenario file /dev/zero cannot be read (EFBIG)\n'],
  ['--log-config /dev/zero', 4, 'war: the configuration file /dev/zero cannot be read (EFBIG)\n'],
])('%s is not read for ever', async (option, exit, stderr) => {
  expect(await shell(`$WAR 4 small ${option}`)).toEqual({ stdout: '', stderr, exit });
});

test('a signal ends a game on a terminal that nobody reads', async (context) => {
  need('script', hasScript, context);
  const cwd = folderWith();
  const line = `sh -c 'echo $$ >pid; exec ${process.execPath} ${WAR} ${LONG_GAME.join(' ')}'`;
  const child = start('script', ['-qec', line, '/dev/null'], { cwd, env: cleanEnv() });
  while (!existsSync(join(cwd, 'logs')) || logNames(cwd).length === 0) await sleep(20);
  // Nobody takes what `script` passes on; so it stops, and the terminal is full soon.
  await sleep(1000);
  const size = statSync(logPath(cwd)).size;
  await sleep(300);
  expect(statSync(logPath(cwd)).size).toBe(size);
  process.kill(Number(readFileSync(join(cwd, 'pid'), 'utf8')), 'SIGTERM');
  while (logOf(cwd).at(-1)?.msg !== 'interrupted') await sleep(20);
  child.kill('SIGKILL');
});

async function copyPackage(cwd: string): Promise<void> {
  const parts = ['bin', 'dist', 'locales', 'package.json'].map((part) => join(ROOT, part));
  await shell(`cp -r ${parts.join(' ')} . && rm -rf dist/cache`, cwd);
}
