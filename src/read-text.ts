// Reads a file that somebody has named: not too large, or it is not what was meant.
import { closeSync, openSync, readSync } from 'node:fs';

/** More than any scenario or configuration needs, and more than any record; /dev/zero has more. */
const LARGEST = 1 << 16;
export const LARGEST_RECORD = 1 << 26;

/** Throws as readFileSync does, and with the code EFBIG when there is more than there should be. */
export function readText(file: string, largest = LARGEST): string {
  const fd = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(largest + 1);
    let length = 0;
    for (let got = -1; got !== 0 && length <= largest; length += got) {
      got = readSync(fd, bytes, length, bytes.length - length, null);
    }
    if (length > largest) throw Object.assign(new Error(file), { code: 'EFBIG' });
    return bytes.toString('utf8', 0, length);
  } finally {
    closeSync(fd);
  }
}
