// Where the package lies, and which version it is: `src/` and the built `dist/` are both one step below it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const packageRoot = join(import.meta.dirname, '..');

export function packageVersion(): string {
  return JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')).version;
}
