// Where the programs under test are.
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');
export const WAR = join(ROOT, 'bin', 'war.js');
export const DECKHAND = join(ROOT, 'bin', 'deckhand.js');
