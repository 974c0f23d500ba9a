// Makes the golden outputs anew, all but the given ones: read the difference before you commit it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GOLDEN_CASES, GOLDEN_FOLDER } from '../test/golden/cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckhand-golden-'));
for (const { file, program, args, given } of GOLDEN_CASES) {
  if (given) continue;
  const output = execFileSync(process.execPath, [program, ...args], { cwd: folder });
  mkdirSync(dirname(join(GOLDEN_FOLDER, file)), { recursive: true });
  writeFileSync(join(GOLDEN_FOLDER, file), output);
  console.log(file);
}
rmSync(folder, { recursive: true });
