// What a program prints: stdout in large pieces, at the reader's pace, and single lines on stderr.
import { fstatSync, writeSync } from 'node:fs';
import { EXIT, Refusal } from '../refusal.ts';

const STDOUT = 1;
const STDERR = 2;

/** Characters that are gathered before they are written. */
const PIECE = 1 << 16;

/** Whoever read our output has gone (`war 5 large | head -1`): no fault, but no reason to go on. */
export class ReaderGone extends Error {}

export class Output {
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
    const piece = this.#take();
    try {
      // A slow reader must not hold up Ctrl-C: a full pipe would block a plain write.
      if (isPipe(STDOUT)) await writeAsReaderAllows(piece);
      else await writeNow(piece);
      await new Promise((resolve) => setImmediate(resolve));
    } catch (error) {
      throw whatHappened(error);
    }
  }

  /** Writes the last piece. A short game fits into any pipe: no need to load Node's streams for it. */
  async end(): Promise<void> {
    try {
      await writeNow(this.#take());
    } catch (error) {
      throw whatHappened(error);
    }
  }

  #take(): Buffer {
    const piece = Buffer.from(this.#pending);
    this.#pending = '';
    return piece;
  }
}

/** A line for the person, whatever becomes of it: there is nowhere else to complain. */
export function tellPerson(line: string): void {
  try {
    writeSync(STDERR, `${line}\n`);
  } catch {}
}

function isPipe(fd: number): boolean {
  const stat = fstatSync(fd);
  return stat.isFIFO() || stat.isSocket();
}

async function writeNow(piece: Buffer): Promise<void> {
  let rest = piece;
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(STDOUT, rest));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    await writeAsReaderAllows(rest);
  }
}

function writeAsReaderAllows(piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    // The stream reports a failure here and to the callback: the callback is enough.
    process.stdout.removeAllListeners('error').on('error', () => {});
    process.stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}

function whatHappened(error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EPIPE' || code === 'ECONNRESET') return new ReaderGone();
  if (code === undefined) return error as Error;
  return new Refusal(EXIT.configurationRefused, { key: 'cli:cannotPrint', values: { code } });
}
