// The program `deckhand`: finds the command that was asked for and runs it.
import { packageVersion } from '../package-root.ts';
import { EXIT } from '../refusal.ts';
import { nearest } from '../text/nearest.ts';
import { visible } from '../text/visible.ts';
import { wrongUse } from './arguments.ts';
import { list } from './commands/list.ts';
import { replay } from './commands/replay.ts';
import { watch } from './commands/watch.ts';
import { type Ending, runSession } from './session.ts';

/** Runs a command with what stands behind its name, and says whether a game was played. */
export type Command = (args: readonly string[]) => Promise<Ending>;

const COMMANDS: { readonly [name: string]: Command } = { list, watch, replay };

export async function run(args: readonly string[]): Promise<Ending> {
  const [name, ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return command ? command(rest) : { exitCode: await withoutCommand(args), hasPlayed: false };
}

function withoutCommand(args: readonly string[]): Promise<number> {
  const [name] = args;
  const asked = args.indexOf('--lang');
  const language = asked === -1 ? undefined : args[asked + 1];
  return runSession('deckhand', language, ['cli'], async ({ text, output }) => {
    if (name === '--version' || name === '-V') {
      output.print(`${packageVersion()}\n`);
      return EXIT.done;
    }
    const isHelp = args.some((word) => ['--help', '-h', 'help'].includes(word));
    if (isHelp || name === undefined || name === '--lang') {
      output.print(`${text.say('cli:help')}\n`);
      return isHelp ? EXIT.done : EXIT.wrongUse;
    }
    const values = { found: visible(name), nearest: nearest(name, Object.keys(COMMANDS)) };
    throw wrongUse({ key: 'cli:unknownCommand', values });
  });
}
