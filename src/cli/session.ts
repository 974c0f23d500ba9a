// What every program of the house does around its own work: language, audit log, errors, signals.
import { type Audit, noAudit, openAudit } from '../audit/audit.ts';
import { readAuditConfig } from '../audit/config.ts';
import { packageVersion } from '../package-root.ts';
import { EXIT, Refusal } from '../refusal.ts';
import { findLanguage, LANGUAGES, type Subject, Text } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { Output, ReaderGone, tellPerson } from './output.ts';

const USUAL_LANGUAGE = 'en';

/** Signals that end a program, with the exit codes that shells give them. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** How a run of a program ended; the launcher keeps the compiled code of those that have played. */
export interface Ending {
  readonly exitCode: number;
  readonly hasPlayed: boolean;
}

/** Runs a program's work in the language that was asked for; returns the exit code. */
export async function runSession(
  program: string,
  askedLanguage: string | undefined,
  subjects: readonly Subject[],
  work: (session: Session) => Promise<number>,
): Promise<number> {
  const asked = askedLanguage ?? (process.env.WAR_LANG || USUAL_LANGUAGE);
  const language = findLanguage(asked);
  const session = new Session(program, new Text(language ?? USUAL_LANGUAGE, subjects));
  session.watchForBugs();
  let exitCode: number = EXIT.done;
  try {
    if (!language) throw unknownLanguage(asked);
    exitCode = await work(session);
    await session.flush();
    return exitCode;
  } catch (error) {
    if (error instanceof Refusal) await session.showPending();
    if (!(error instanceof ReaderGone)) return session.giveUp(error);
    session.audit.warn('unread');
    return exitCode;
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
      this.audit = noAudit();
      const line = this.text.say('cli:logNotWritten', { folder: visible(config.folder), code });
      tellPerson(`${this.#program}: ${line}`);
    };
    try {
      this.audit = await openAudit(config, onFailure);
    } catch (error) {
      onFailure(error as NodeJS.ErrnoException);
    }
  }

  /** What is needed to play the same game again; on the disk at once, as reading scenarios may take its time. */
  logStart(
    game: { readonly name: string; readonly version: number },
    seed: number,
    args: readonly string[],
  ): void {
    if (this.audit.isLevelEnabled('trace')) {
      const versions = {
        deckhand: packageVersion(),
        [game.name]: game.version,
        node: process.versions.node,
      };
      this.audit.trace({ seed, versions, arguments: args }, 'start');
    }
    this.audit.flush();
  }

  /** Prints a screen, and logs it as printed. */
  show(screen: string): void {
    this.output.print(screen);
    this.audit.info(screen);
  }

  /** Log first, so that what a person has seen is in it even after kill -9. */
  async flush(): Promise<void> {
    this.audit.flush();
    await this.output.flush();
  }

  /** What there was to see before something was refused is seen before the refusal, if it can be. */
  async showPending(): Promise<void> {
    try {
      await this.flush();
    } catch {}
  }

  /** For bugs outside of the work itself; what we have made of a log is flushed on exit. */
  watchForBugs(): void {
    process.on('uncaughtException', (error) => process.exit(this.#crash(error)));
  }

  /**
   * From now on a signal is logged. Not before there is something to play: Node hears nothing while it
   * waits for a file (`--scenario /dev/stdin`), and then a signal had better end it by itself.
   */
  watchForSignals(): void {
    for (const [signal, exitCode] of Object.entries(SIGNALS)) {
      process.on(signal, () => {
        this.audit.fatal({ signal }, 'interrupted');
        process.exit(exitCode);
      });
    }
  }

  async giveUp(error: unknown): Promise<number> {
    if (!(error instanceof Refusal)) return this.#crash(error);
    // Chalk asks the terminal, but not NO_COLOR.
    const { chalkStderr } = await import('chalk');
    const paint = process.env.NO_COLOR ? String : chalkStderr.red;
    for (const { exception, ...message } of error.complaints) {
      const line = this.text.tell(message);
      this.audit.fatal({ exception }, line);
      tellPerson(`${paint(exception ?? this.#program)}: ${line}`);
    }
    return error.exitCode;
  }

  #crash(error: unknown): number {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
    const isLogged = this.audit.isLevelEnabled('fatal');
    this.audit.fatal({ err: error }, 'crash');
    const key = isLogged ? 'cli:crashLogged' : 'cli:crash';
    tellPerson(`${this.#program}: ${this.text.say(key, { message: visible(message) })}`);
    if (!isLogged) tellPerson(stack);
    return EXIT.crash;
  }
}

function unknownLanguage(asked: string): Refusal {
  const values = { found: visible(asked), known: LANGUAGES.join(', ') };
  return new Refusal(EXIT.wrongUse, { key: 'cli:unknownLanguage', values });
}
