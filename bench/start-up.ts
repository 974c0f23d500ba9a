// How long a run of `war` takes, start to end, as a multiple of a Node that does nothing.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

const WAR = resolve('bin/war.js');
const ROUNDS = 41;

interface Contender {
  readonly name: string;
  readonly args: readonly string[];
  /** The multiple that it may take at most. */
  readonly limit: number;
  /** The turns that it has at least. */
  readonly turns?: number;
}

const CONTENDERS: readonly Contender[] = [
  { name: 'node -e 0', args: ['-e', '0'], limit: 1 },
  { name: 'war 4 small', args: [WAR, '4', 'small'], limit: 1.5 },
  // A long random game, printed and logged.
  {
    name: 'war 2 large --seed 129',
    args: [WAR, '2', 'large', '--seed', '129'],
    limit: 2.5,
    turns: 4000,
  },
];

const turnsOf = (output: Buffer): number => Number(/turn #(\d+) .*\n$/.exec(`${output}`)?.[1] ?? 0);

const folder = mkdtempSync(join(tmpdir(), 'deckhand-bench-'));
const times = CONTENDERS.map((): number[] => []);
// Interleaved, so that a busy moment of the machine hits all alike; the first round warms up.
for (let round = 0; round <= ROUNDS; round++) {
  for (const [i, { name, args, turns = 0 }] of CONTENDERS.entries()) {
    const start = performance.now();
    const run = spawnSync(process.execPath, args, { cwd: folder, maxBuffer: 1 << 28 });
    if (run.status !== 0) throw new Error(`${name}: exit code ${run.status}`);
    if (turnsOf(run.stdout) < turns) throw new Error(`${name}: fewer than ${turns} turns`);
    if (round > 0) times[i].push(performance.now() - start);
  }
}
rmSync(folder, { recursive: true });

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1];
console.log('median, as a multiple of the first (at most)');
for (const [i, { name, limit }] of CONTENDERS.entries()) {
  const time = median(times[i]);
  const ratio = time / median(times[0]);
  console.log(
    `${name.padEnd(24)} ${time.toFixed(1).padStart(6)} ms   ${ratio.toFixed(2)}   (${limit})`,
  );
  if (ratio > limit) process.exitCode = 1;
}
