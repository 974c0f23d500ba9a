// What a program prints: stdout in large pieces, at the reader's pace, and single lines on stderr.
import { constants, fstatSync, openSync, writeSync } from 'node:fs';
import { EXIT, Refusal } from '../refusal.ts';

const STDOUT = 1;
const STDERR = 2;

/** Characters that are gathered before they are written. */
const PIECE = 1 << 16;

/** Whoever read our output has gone (`war 5 large | head -1`): no fault, but no reason to go on. */
export class ReaderGone extends Error {}

export class Output {
  readonly #fd = openStdout();
  #pending = '';

  print(text: string): void {
    this.#pending += text;
  }

  /** Time to flush? */
  get isFull(): boolean {
    return this.#pending.length >= PIECE;
  }

  /** Writes what is pending, waits until it has been taken, and lets signals be heard. */
  async flush(): Promise<void> {
    const piece = Buffer.from(this.#pending);
    this.#pending = '';
    try {
      const rest = this.#fd === undefined ? piece : writeAtOnce(this.#fd, piece);
      if (rest.length > 0) await writeAsTaken(rest);
    } catch (error) {
      throw translated(error as NodeJS.ErrnoException);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A line for the person, whatever becomes of it: there is nowhere else to complain. */
export function tellPerson(line: string): void {
  try {
    writeSync(STDERR, `${line}\n`);
  } catch {}
}

/**
 * A write to a full pipe would block us, and Ctrl-C with us. So a pipe is opened once more, for
 * us alone, in a way that does not block. Where that cannot be done (undefined) Node's stream for stdout
 * serves; it does not block either, but loading it takes a twentieth of a start.
 */
function openStdout(): number | undefined {
  const stdout = fstatSync(STDOUT);
  if (!stdout.isFIFO() && !stdout.isSocket()) return STDOUT;
  try {
    return openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}

/** Returns what cannot be written without waiting. */
function writeAtOnce(fd: number, piece: Buffer): Buffer {
  let rest = piece;
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
  }
  return rest;
}

function writeAsTaken(piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    // The stream reports a failure here and to the callback: the callback is enough.
    process.stdout.removeAllListeners('error').on('error', () => {});
    process.stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}

function translated(error: NodeJS.ErrnoException): Error {
  const { code } = error;
  if (code === 'EPIPE' || code === 'ECONNRESET') return new ReaderGone();
  if (code === undefined) return error;
  return new Refusal(EXIT.outputFailed, { key: 'cli:cannotPrint', values: { code } });
}
