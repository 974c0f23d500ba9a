// Reads a file that a person has written: small, or it is not what was meant.
import { closeSync, openSync, readSync } from 'node:fs';

/** More than any scenario or configuration needs; /dev/zero has more. */
const LARGEST = 1 << 16;

/** Throws as readFileSync does, and with the code EFBIG when there is more than a person would write. */
export function readText(file: string): string {
  const fd = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(LARGEST + 1);
    let length = 0;
    for (let got = -1; got !== 0 && length <= LARGEST; length += got) {
      got = readSync(fd, bytes, length, bytes.length - length, null);
    }
    if (length > LARGEST) throw Object.assign(new Error(file), { code: 'EFBIG' });
    return bytes.toString('utf8', 0, length);
  } finally {
    closeSync(fd);
  }
}
