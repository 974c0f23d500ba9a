// The file an audit log goes to: a name of its own, written in large pieces, complete whatever happens.
import { closeSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Characters that are gathered before they are written. */
const PIECE = 1 << 16;

export type FailureListener = (error: NodeJS.ErrnoException) => void;

export class LogFile {
  readonly #onFailure: FailureListener;
  #fd: number | undefined;
  #pending = '';

  /** Creates the file, and its folder if need be; throws when that cannot be done. */
  constructor(folder: string, now: Date, onFailure: FailureListener) {
    makeFolder(folder);
    this.#fd = createFile(folder, `audit_${stamp(now)}`);
    this.#onFailure = onFailure;
    // Runs also after a signal or a crash: their handlers leave by process.exit.
    process.on('exit', () => this.flush());
  }

  write(line: string): void {
    this.#pending += line;
    if (this.#pending.length >= PIECE) this.flush();
  }

  /** A disk that is full stops the log, never the game. */
  flush(): void {
    const piece = this.#pending;
    this.#pending = '';
    if (this.#fd === undefined) return;
    try {
      let rest = Buffer.from(piece);
      while (rest.length > 0) rest = rest.subarray(writeSync(this.#fd, rest));
    } catch (error) {
      closeSync(this.#fd);
      this.#fd = undefined;
      this.#onFailure(error as NodeJS.ErrnoException);
    }
  }
}

/** By hand, as the `recursive` of mkdirSync runs for ever on a folder such as /proc/logs. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another run may have been faster.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** The first run of a second gets NAME.log, the next NAME_2.log, and so on. */
function createFile(folder: string, name: string): number {
  for (let run = 1; ; run++) {
    const path = join(folder, `${name}${run === 1 ? '' : `_${run}`}.log`);
    try {
      // Fails when the file is there: two runs can never share one.
      return openSync(path, 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Local time as yyyy_mm_dd_HH_MM_ss. */
function stamp(now: Date): string {
  const [year, ...rest] = [
    now.getFullYear(),
    now.getMonth() + 1,
    now.getDate(),
    now.getHours(),
    now.getMinutes(),
    now.getSeconds(),
  ];
  return [year, ...rest.map((part) => String(part).padStart(2, '0'))].join('_');
}
