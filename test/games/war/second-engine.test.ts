// A second engine, written from the rules by somebody who had not seen ours, prints the same bytes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDifference } from '../../difference.ts';
import { EXAMPLES } from '../../golden/cases.ts';
import { folderWith, logOf, war } from '../../launcher.ts';
import { anyEvenHands, anyUnevenHands } from './hands.ts';
import { dealtOutput, scenarioOutput } from './second-engine.ts';

const SEPARATOR = '=========\n\n\n';

test.each([
  { kind: 'even', anyHands: anyEvenHands },
  { kind: 'uneven', anyHands: anyUnevenHands },
])(
  '500 scenarios with $kind hands come out the same',
  { timeout: 120_000 },
  async ({ anyHands }) => {
    const seen = { finished: 0, endless: 0, large: 0 };
    // In batches, as all the files of a folder are played in one run.
    for (const seed of [1, 2, 3, 4, 5]) {
      const scenarios = Object.fromEntries(
        fc.sample(anyHands, { seed, numRuns: 100 }).map((hands, i) => {
          return [`scenarios/ssc_no_${String(i).padStart(3, '0')}.json`, hands];
        }),
      );
      const cwd = folderWith(scenarios);
      const expected = Object.entries(scenarios).map(([path, rows]) =>
        scenarioOutput(path.slice(path.lastIndexOf('/') + 1), rows),
      );
      const { stdout, stderr, exit } = await war(['3', 'large', '--no-log'], { cwd });
      expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
      expect(firstDifference(stdout, expected.join(SEPARATOR))).toBeUndefined();
      seen.endless += expected.filter((output) => output.includes('ENDLESS')).length;
      seen.finished += expected.filter((output) => output.includes('WON')).length;
      seen.large += expected.filter((output) => output.includes('LARGE')).length;
    }
    expect(seen.finished + seen.endless).toBe(500);
    expect(Math.min(seen.finished, seen.endless, seen.large)).toBeGreaterThan(100);
  },
);

test('a deal with its dealing screen comes out the same', async () => {
  for (const [i, deck] of [...Array(5).fill('small'), ...Array(5).fill('large')].entries()) {
    const cwd = folderWith({ 'log.config.json': { level: 'debug' } });
    const args = [`${(i % 5) + 1}`, deck, '--any-deal', '--seed', `${i}`];
    const { stdout } = await war(args, { cwd });
    const hands = logOf(cwd).find(({ msg }) => msg === 'dealt')?.deal as number[][];
    expect(firstDifference(stdout, dealtOutput(hands))).toBeUndefined();
  }
});

test('the 227,491 turns of the long way round come out the same', async () => {
  const file = 'ssc_The_Long_Way_Round.json';
  const rows = JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8'));
  const { stdout } = await war(['1', 'small', '--scenario', file.slice(4, -5), '--no-log']);
  expect(stdout.slice(-100)).toContain(
    'turn #227491 - ENDLESS, the cards lie as before turn #68\n',
  );
  expect(firstDifference(stdout, scenarioOutput(file, rows))).toBeUndefined();
});
