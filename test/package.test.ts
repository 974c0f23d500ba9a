// What is published: packed, installed into an empty folder, and played from there.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { cleanEnv, finished, folderWith, start } from './launcher.ts';
import { ROOT } from './programs.ts';

const npm = (args: string[], cwd: string): string =>
  execFileSync('npm', args, {
    cwd,
    env: cleanEnv(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

let packed: string[];

beforeAll(() => {
  const [{ files }] = JSON.parse(npm(['pack', '--dry-run', '--json', '--ignore-scripts'], ROOT));
  packed = files.map(({ path }: { path: string }) => path).sort();
}, 60_000);

test('the package holds the program and what it reads, and nothing else', () => {
  const folders = new Set(packed.map((path) => (path.includes('/') ? path.split('/')[0] : path)));
  expect([...folders].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'bin',
    'dist',
    'locales',
    'log.config.json',
    'package.json',
    'scenarios',
  ]);
  expect(packed.filter((path) => path.startsWith('dist/'))).toEqual([
    'dist/LICENSES.txt',
    'dist/deckhand.cjs',
    'dist/war.cjs',
  ]);
});

test('installed into an empty folder it plays', { timeout: 120_000 }, async () => {
  const cwd = folderWith({ 'package.json': {} });
  npm(['pack', '--ignore-scripts', '--pack-destination', cwd, ROOT], cwd);
  const [tarball] = readdirSync(cwd).filter((name) => name.endsWith('.tgz'));
  npm(['install', '--prefer-offline', `./${tarball}`], cwd);
  const run = (...args: string[]) =>
    finished(start('npx', ['war', ...args], { cwd, env: cleanEnv() }));
  const golden = (name: string) => readFileSync(join(ROOT, 'test/golden/war', name), 'utf8');

  expect((await run('4', 'small', '--seed', '27')).stdout).toBe(golden('deal-4-small-seed-27.out'));
  expect((await run('2', 'small', '--scenario', 'example')).stdout).toBe(golden('example.out'));
  expect((await run('1', 'small', '--lang', 'uk')).stdout).toMatch(/^ВІЙНА/);
  expect((await run('--version')).stdout).toBe(`${manifest.version}\n`);
  expect(readdirSync(join(cwd, 'logs'))).toHaveLength(3);
});

test('versions are exact, and the lock file names no address', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
});
