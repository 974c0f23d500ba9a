// Opens the audit log: pino's six levels into a file, nothing on the console.
import { type Logger, pino } from 'pino';
import type { AuditConfig } from './config.ts';
import { type FailureListener, LogFile } from './log-file.ts';

export type Audit = Logger;

/** The log of a run that keeps none. */
export function noAudit(): Audit {
  // Without a destination pino would open stdout.
  return pino({ enabled: false }, { write: () => {} });
}

/** Throws when the file cannot be created; `onFailure` hears of a disk that fails later. */
export async function openAudit(config: AuditConfig, onFailure: FailureListener): Promise<Audit> {
  const readable = config.format === 'pretty' ? await prettifier() : (line: string) => line;
  const file = new LogFile(config.folder, new Date(), onFailure);
  const destination = {
    write: (line: string) => file.write(readable(line)),
    flush: () => file.flush(),
  };
  return pino(
    {
      level: config.level,
      base: null,
      timestamp,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

let lastTime = 0;
let lastStamp = '';

/** As pino's own isoTime, but many lines share a millisecond, and its text takes longer to make than a turn. */
function timestamp(): string {
  const now = Date.now();
  if (now !== lastTime) {
    lastTime = now;
    lastStamp = `,"time":"${new Date(now).toISOString()}"`;
  }
  return lastStamp;
}

async function prettifier(): Promise<(line: string) => string> {
  const { prettyFactory } = await import('pino-pretty');
  return prettyFactory({ colorize: false });
}
