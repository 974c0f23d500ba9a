// What a program prints: stdout in large pieces, at the reader's pace, and single lines on stderr.
import { constants, fstatSync, openSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
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
      if (this.#fd === undefined) await writeToStream(piece);
      else await write(this.#fd, piece);
    } catch (error) {
      throw translated(error as NodeJS.ErrnoException);
    }
    await pause(0);
  }
}

/** A line for the person, whatever becomes of it: there is nowhere else to complain. */
export function tellPerson(line: string): void {
  try {
    writeSync(STDERR, `${line}\n`);
  } catch {}
}

/**
 * A write to a full pipe, or to a terminal that nobody reads, would block us, and Ctrl-C with us. So these are
 * opened once more, for us alone, in a way that does not block. Where that cannot be done
 * (undefined) Node's stream for stdout serves; loading it takes a twentieth of a start.
 */
function openStdout(): number | undefined {
  const stdout = fstatSync(STDOUT);
  if (!stdout.isFIFO() && !stdout.isSocket() && !isatty(STDOUT)) return STDOUT;
  try {
    const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
    return openSync('/proc/self/fd/1', O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    return undefined;
  }
}

/** The longest time, in milliseconds, until a reader that had not taken anything is looked after again. */
const LONGEST_PAUSE = 50;

async function write(fd: number, piece: Buffer): Promise<void> {
  let rest = piece;
  for (let wait = 1; rest.length > 0; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      while (rest.length > 0) {
        rest = rest.subarray(writeSync(fd, rest));
        wait = 1;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      await pause(wait);
    }
  }
}

function writeToStream(piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    // The stream reports a failure here and to the callback: the callback is enough.
    process.stdout.removeAllListeners('error').on('error', () => {});
    process.stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds === 0) setImmediate(resolve);
    else setTimeout(resolve, milliseconds);
  });
}

function translated(error: NodeJS.ErrnoException): Error {
  const { code } = error;
  if (code === 'EPIPE' || code === 'ECONNRESET') return new ReaderGone();
  if (code === undefined) return error;
  return new Refusal(EXIT.outputFailed, { key: 'cli:cannotPrint', values: { code } });
}
