// Makes the golden outputs anew, all but the given ones: read the difference before you commit it.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GOLDEN_CASES, GOLDEN_FOLDER } from '../test/golden/cases.ts';
import { WAR } from '../test/programs.ts';

for (const { file, args, given } of GOLDEN_CASES) {
  if (given) continue;
  const output = execFileSync(process.execPath, [WAR, ...args, '--no-log'], { cwd: tmpdir() });
  writeFileSync(join(GOLDEN_FOLDER, file), output);
  console.log(file);
}
