// How long a run of `war` takes, start to end, as a multiple of a Node that does nothing.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

const WAR = resolve('bin/war.js');
const ROUNDS = 41;

/** A seeded random game of more than 4,000 turns. */
const LONG_GAME = ['2', 'large', '--seed', process.env.SEED ?? '1'];

const CONTENDERS = {
  'node -e 0': ['-e', '0'],
  'war 4 small': [WAR, '4', 'small'],
  'a game of more than 4,000 turns': [WAR, ...LONG_GAME],
};

const folder = mkdtempSync(join(tmpdir(), 'deckhand-bench-'));
const times = Object.values(CONTENDERS).map((): number[] => []);
// Interleaved, so that a busy moment of the machine hits all alike; the first round warms up.
for (let round = 0; round <= ROUNDS; round++) {
  for (const [i, args] of Object.values(CONTENDERS).entries()) {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, args, {
      cwd: folder,
      stdio: 'pipe',
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(`${args}: ${status}`);
    if (round > 0) times[i].push(performance.now() - start);
  }
}
rmSync(folder, { recursive: true });

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1];
for (const [i, name] of Object.keys(CONTENDERS).entries()) {
  const ratio = median(times[i]) / median(times[0]);
  console.log(
    `${name.padEnd(34)} ${median(times[i]).toFixed(1).padStart(7)} ms  ${ratio.toFixed(2)}`,
  );
}
