// The options of `war`: what they do, and what is said of those that are wrong.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { cleanEnv, finished, folderWith, start, war } from '../launcher.ts';
import { ROOT } from '../programs.ts';

describe('an option that is wrong costs one line on stderr and exit code 2', () => {
  const noSeed = (found: string) =>
    `war: --seed takes a whole number from 0 to 9007199254740991, not "${found}"\n`;

  test.each<[string[], string]>([
    [['--sed', '7'], 'war: unknown option --sed, did you mean --seed?\n'],
    [['--sed=7'], 'war: unknown option --sed=7, did you mean --seed?\n'],
    [['--scnario', 'x'], 'war: unknown option --scnario, did you mean --scenario?\n'],
    [['--scenarois', 'x'], 'war: unknown option --scenarois, did you mean --scenarios?\n'],
    [['--anydeal'], 'war: unknown option --anydeal, did you mean --any-deal?\n'],
    [['--any-deal=no'], 'war: unknown option --any-deal=no, did you mean --any-deal?\n'],
    [['--log'], 'war: unknown option --log, did you mean --log-config?\n'],
    [['--language', 'pl'], 'war: unknown option --language, did you mean --lang?\n'],
    [['-s', '7'], 'war: unknown option -s, did you mean --seed?\n'],
    [['-v'], 'war: unknown option -v, did you mean --version?\n'],
    [['--HELP'], 'war: unknown option --HELP, did you mean --help?\n'],
    [['--a\nb'], 'war: unknown option --a\\nb, did you mean --lang?\n'],
    [['--seed'], 'war: option --seed needs a value behind it\n'],
    [['--lang'], 'war: option --lang needs a value behind it\n'],
    [['--seed', '-5'], noSeed('-5')],
    [['--seed', '1.5'], noSeed('1.5')],
    [['--seed', ''], noSeed('')],
    [['--seed', '1e3'], noSeed('1e3')],
    [['--seed', 'abc'], noSeed('abc')],
    [['--seed', '9007199254740992'], noSeed('9007199254740992')],
    [['--lang', 'de'], 'war: unknown language "de", there are: en, pl, fr, it, ru, uk\n'],
    [['--lang', ''], 'war: unknown language "", there are: en, pl, fr, it, ru, uk\n'],
    [['--lang', '../en'], 'war: unknown language "../en", there are: en, pl, fr, it, ru, uk\n'],
  ])('%j', async (args, stderr) => {
    const cwd = folderWith();
    expect(await war(['4', 'small', ...args], { cwd })).toEqual({ stdout: '', stderr, exit: 2 });
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('in the language that was asked for', async () => {
    const { stdout, stderr, exit } = await war(['4', 'small', '--sed', '7', '--lang', 'pl']);
    expect(stderr).toMatch(/^war: nieznana opcja --sed.*--seed\?\n$/);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
  });

  test('also when the language comes from the environment', async () => {
    const { stderr, exit } = await war(['4', 'small'], { env: { WAR_LANG: 'klingon' } });
    expect(stderr).toBe('war: unknown language "klingon", there are: en, pl, fr, it, ru, uk\n');
    expect(exit).toBe(2);
  });
});

test.each(['--version', '-V'])('%s is the version of the package', async (option) => {
  const cwd = folderWith();
  const { version } = manifest;
  expect(await war([option], { cwd })).toEqual({ stdout: `${version}\n`, stderr: '', exit: 0 });
  expect(readdirSync(cwd)).toEqual([]);
});

test.each(['--help', '-h'])('%s shows every option', async (option) => {
  const cwd = folderWith();
  const { stdout, stderr, exit } = await war([option], { cwd });
  for (const flag of ['--seed N', '--any-deal', '--scenario NAME_OR_PATH', '--scenarios DIR'])
    expect(stdout).toContain(`\n  ${flag} `);
  for (const flag of [
    '--lang CODE',
    '--log-config FILE',
    '--no-log',
    '-h, --help',
    '-V, --version',
  ])
    expect(stdout).toContain(`\n  ${flag} `);
  expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
  expect(readdirSync(cwd)).toEqual([]);
});

test('the highest seed deals', async () => {
  expect((await war(['2', 'small', '--seed', '9007199254740991'])).exit).toBe(0);
});

test('colour is for a terminal on stderr, and not where NO_COLOR is set', async () => {
  const args = ['4', 'small', '--sed'];
  const red = '\u001b[31mwar\u001b[39m: unknown option --sed';
  expect((await war(args)).stderr).not.toContain('\u001b');
  expect((await war(args, { env: { FORCE_COLOR: '1' } })).stderr).toContain(red);
  const both = { FORCE_COLOR: '1', NO_COLOR: '1' };
  expect((await war(args, { env: both })).stderr).toMatch(/^war: unknown option --sed/);
});

test('a game leaves compiled code beside the bundle, for this very V8; a help does not', async () => {
  const cwd = folderWith();
  for (const part of ['bin', 'dist', 'locales', 'package.json']) {
    cpSync(join(ROOT, part), join(cwd, part), { recursive: true });
  }
  rmSync(join(cwd, 'dist', 'cache'), { recursive: true, force: true });
  const run = (...args: string[]) =>
    finished(start(process.execPath, ['bin/war.js', ...args], { cwd, env: cleanEnv() }));
  await run('--help', '--lang', 'pl');
  expect(readdirSync(join(cwd, 'dist'))).not.toContain('cache');
  await run('4', 'small');
  const name = `war-${process.versions.v8}-${process.arch}-`;
  expect(readdirSync(join(cwd, 'dist', 'cache'))).toEqual([expect.stringContaining(name)]);
});
