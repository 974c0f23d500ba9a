// The file that a record is written into, line by line.
import { openSync, writeFileSync } from 'node:fs';
import { EXIT, Refusal } from '../refusal.ts';
import { visible } from '../text/visible.ts';

/** Empties the file. Every line is written at once and whole, so that a killed program loses none. */
export function openRecord(file: string): (line: unknown) => void {
  const guarded = <T>(write: () => T): T => {
    try {
      return write();
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      const values = { file: visible(file), code };
      throw new Refusal(EXIT.outputFailed, { key: 'cli:recordNotWritten', values });
    }
  };
  const fd = guarded(() => openSync(file, 'w'));
  return (line) => guarded(() => writeFileSync(fd, `${JSON.stringify(line)}\n`));
}
