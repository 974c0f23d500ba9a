// The program `deckhand`: finds the command that was asked for and runs it.
import { packageVersion } from '../package-root.ts';
import { EXIT } from '../refusal.ts';
import { nearest } from '../text/nearest.ts';
import { visible } from '../text/visible.ts';
import { readArguments, wrongUse } from './arguments.ts';
import { list } from './commands/list.ts';
import { replay } from './commands/replay.ts';
import { watch } from './commands/watch.ts';
import { type Ending, runSession } from './session.ts';

/** Runs a command with what stands behind its name, and says whether a game was played. */
export type Command = (args: readonly string[]) => Promise<Ending>;

const COMMANDS: { readonly [name: string]: Command } = { list, watch, replay };
const HELP = 'help';

interface Options {
  readonly lang?: string;
  readonly help?: true;
  readonly version?: true;
}

const FLAGS = ['--lang <code>', '-h, --help', '-V, --version'];

export async function run(args: readonly string[]): Promise<Ending> {
  const language = args.slice(0, lengthOfLanguage(args));
  const [name, ...rest] = args.slice(language.length);
  const command = find(name);
  if (command) return command([...language, ...rest]);
  const explained = name === HELP ? find(rest[0]) : undefined;
  if (explained) return explained([...language, '--help', ...rest.slice(1)]);
  return { exitCode: await withoutCommand(args), hasPlayed: false };
}

/** The language may stand before the command, too. */
function lengthOfLanguage([first]: readonly string[]): number {
  if (first === '--lang') return 2;
  return first?.startsWith('--lang=') ? 1 : 0;
}

function find(name: string | undefined): Command | undefined {
  return name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
}

function withoutCommand(args: readonly string[]): Promise<number> {
  const { words, options, refusal } = readArguments<Options>(FLAGS, args);
  const found = words.find((word) => word !== HELP);
  return runSession('deckhand', options.lang, ['cli'], async ({ text, output }) => {
    if (found !== undefined && !find(found)) {
      const values = {
        found: visible(found),
        nearest: nearest(found, [...Object.keys(COMMANDS), HELP]),
      };
      throw wrongUse({ key: 'cli:unknownCommand', values });
    }
    if (refusal) throw refusal;
    if (options.version) {
      output.print(`${packageVersion()}\n`);
      return EXIT.done;
    }
    output.print(`${text.say('cli:help')}\n`);
    return options.help || words.length > 0 ? EXIT.done : EXIT.wrongUse;
  });
}
