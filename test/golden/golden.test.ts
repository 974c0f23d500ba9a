// Whole outputs, byte by byte, through the real launcher.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstDifference } from '../difference.ts';
import { run } from '../launcher.ts';
import { GOLDEN_CASES, GOLDEN_FOLDER } from './cases.ts';

test.each(GOLDEN_CASES)('prints $file to the letter', async ({ file, program, args }) => {
  const expected = readFileSync(join(GOLDEN_FOLDER, file), 'utf8');
  const { stdout, stderr, exit } = await run(program, args);
  expect(firstDifference(stdout, expected)).toBeUndefined();
  expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
});

test('no golden output is left over', () => {
  const kept = readdirSync(GOLDEN_FOLDER, { recursive: true, encoding: 'utf8' });
  const outputs = kept.filter((file) => file.endsWith('.out'));
  expect(outputs.sort()).toEqual(GOLDEN_CASES.map(({ file }) => file).sort());
});
