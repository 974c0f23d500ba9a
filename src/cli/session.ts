// What every program of the house does around its own work: language, audit log, errors, signals.
import { type Audit, noAudit, openAudit } from '../audit/audit.ts';
import { readAuditConfig } from '../audit/config.ts';
import { EXIT, Refusal, SIGNAL_EXITS } from '../refusal.ts';
import { findLanguage, LANGUAGES, Text } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { Output, ReaderGone, tellPerson } from './output.ts';

const USUAL_LANGUAGE = 'en';

/** Runs a program's work in the language that was asked for; returns the exit code. */
export async function runSession(
  program: string,
  askedLanguage: string | undefined,
  work: (session: Session) => Promise<number>,
): Promise<number> {
  const asked = askedLanguage ?? USUAL_LANGUAGE;
  const language = findLanguage(asked);
  const session = new Session(program, new Text(language ?? USUAL_LANGUAGE));
  session.watchForTheEnd();
  try {
    if (!language) throw unknownLanguage(asked);
    const exitCode = await work(session);
    await session.output.end();
    return exitCode;
  } catch (error) {
    return session.giveUp(error);
  }
}

export class Session {
  readonly text: Text;
  readonly output = new Output();
  audit: Audit = noAudit();
  readonly #program: string;

  constructor(program: string, text: Text) {
    this.#program = program;
    this.text = text;
  }

  /** A log that cannot be written gets one line on stderr, and the game goes on. */
  async openAudit(configFile: string | undefined): Promise<void> {
    const config = await readAuditConfig(configFile);
    const onFailure = ({ code = '' }: NodeJS.ErrnoException): void => {
      const line = this.text.say('cli:logNotWritten', { folder: visible(config.folder), code });
      tellPerson(`${this.#program}: ${line}`);
    };
    try {
      this.audit = await openAudit(config, onFailure);
    } catch (error) {
      onFailure(error as NodeJS.ErrnoException);
    }
  }

  /** Signals and bugs outside of the work itself: the log is told, and flushed on exit. */
  watchForTheEnd(): void {
    for (const [signal, exitCode] of Object.entries(SIGNAL_EXITS)) {
      process.on(signal, () => {
        this.audit.fatal({ signal }, 'interrupted');
        process.exit(exitCode);
      });
    }
    process.on('uncaughtException', async (error) => process.exit(await this.giveUp(error)));
  }

  async giveUp(error: unknown): Promise<number> {
    if (error instanceof ReaderGone) {
      this.audit.warn('unread');
      return EXIT.done;
    }
    if (error instanceof Refusal) {
      for (const { exception, ...message } of error.complaints) {
        const line = this.text.tell(message);
        this.audit.fatal({ exception }, line);
        await this.#complain(exception ?? this.#program, line);
      }
      return error.exitCode;
    }
    this.audit.fatal({ err: error }, 'crash');
    const message = visible(error instanceof Error ? error.message : String(error));
    await this.#complain(this.#program, this.text.say('cli:crash', { message }));
    return EXIT.crash;
  }

  async #complain(whose: string, line: string): Promise<void> {
    const { chalkStderr } = await import('chalk');
    tellPerson(`${chalkStderr.red(whose)}: ${line}`);
  }
}

function unknownLanguage(asked: string): Refusal {
  const values = { found: visible(asked), known: LANGUAGES.join(', ') };
  return new Refusal(EXIT.wrongUse, { key: 'cli:unknownLanguage', values });
}
