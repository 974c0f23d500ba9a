// Reads a command line: words, options beside them, and numbers that look like options.
import { Command, CommanderError } from 'commander';
import { EXIT, Refusal } from '../refusal.ts';
import { HIGHEST_SEED } from '../table/random.ts';
import { nearest } from '../text/nearest.ts';
import type { Message } from '../text/text.ts';
import { visible } from '../text/visible.ts';

export interface Arguments<Options> {
  /** What is no option, nor the value of one. */
  readonly words: readonly string[];
  readonly options: Options;
  /** An option that cannot be understood: to be told once the language is known. */
  readonly refusal?: Refusal;
}

/** `flags` in commander's notation. */
export function readArguments<Options extends object>(
  flags: readonly string[],
  args: readonly string[],
): Arguments<Options> {
  const program = new Command().helpOption(false).exitOverride();
  program.configureOutput({ outputError: () => {} });
  for (const flag of flags) {
    if (flag.endsWith('>')) program.option(flag, '', uncover);
    else program.option(flag);
  }
  try {
    const { operands, unknown } = program.parseOptions(args.map(cover));
    const read = { words: operands.map(uncover), options: program.opts<Options>() };
    return unknown.length === 0 ? read : { ...read, refusal: unknownOption(unknown[0], program) };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // The one thing that commander objects to here: the last option stands without its value.
    const refusal = wrongUse({
      key: 'cli:valueMissing',
      values: { option: args[args.length - 1] },
    });
    return { words: [], options: program.opts<Options>(), refusal };
  }
}

export function readSeed(typed: string): number {
  return readNumber('--seed', typed, 0, HIGHEST_SEED);
}

export function readNumber(option: string, typed: string, lowest: number, highest: number): number {
  const number = Number(typed);
  if (/^[0-9]+$/.test(typed) && number >= lowest && number <= highest) return number;
  const values = { option, found: visible(typed), lowest, highest };
  throw wrongUse({ key: 'cli:badNumber', values });
}

// No argument can contain a zero byte, so one in front hides a parameter such as `-5` from commander.
const COVER = '\0';
const cover = (arg: string): string => (/^--?[0-9.]/.test(arg) ? COVER + arg : arg);
const uncover = (arg: string): string => (arg.startsWith(COVER) ? arg.slice(COVER.length) : arg);

function unknownOption(typed: string, program: Command): Refusal {
  const known = program.options.map((option) => option.long ?? '');
  const [flag] = typed.split('=', 1);
  const values = { option: visible(typed), nearest: nearest(flag, known) };
  return wrongUse({ key: 'cli:unknownOption', values });
}

export const wrongUse = (message: Message): Refusal => new Refusal(EXIT.wrongUse, message);
