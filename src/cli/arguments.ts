// Reads the command line of `war`: two parameters, options beside them, and numbers that look like options.
import { Command, CommanderError } from 'commander';
import { EXIT, Refusal } from '../refusal.ts';
import { HIGHEST_SEED } from '../table/random.ts';
import { nearest } from '../text/nearest.ts';
import type { Message } from '../text/text.ts';
import { visible } from '../text/visible.ts';

export interface WarOptions {
  readonly seed?: string;
  readonly anyDeal?: true;
  readonly scenario?: string;
  readonly scenarios?: string;
  readonly lang?: string;
  readonly logConfig?: string;
  readonly log: boolean;
  readonly help?: true;
  readonly version?: true;
}

const FLAGS = [
  '--seed <n>',
  '--any-deal',
  '--scenario <name-or-path>',
  '--scenarios <dir>',
  '--lang <code>',
  '--log-config <file>',
  '--no-log',
  '-h, --help',
  '-V, --version',
] as const;

export interface WarArguments {
  readonly parameters: readonly string[];
  readonly options: WarOptions;
  /** An option that cannot be understood: to be told once the language is known. */
  readonly refusal?: Refusal;
}

export function readArguments(args: readonly string[]): WarArguments {
  const program = new Command('war').helpOption(false).exitOverride();
  program.configureOutput({ outputError: () => {} });
  for (const flags of FLAGS) {
    if (flags.endsWith('>')) program.option(flags, '', uncover);
    else program.option(flags);
  }
  try {
    const { operands, unknown } = program.parseOptions(args.map(cover));
    const read = { parameters: operands.map(uncover), options: program.opts<WarOptions>() };
    return unknown.length === 0 ? read : { ...read, refusal: unknownOption(unknown[0], program) };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // The one thing that commander objects to here: the last option stands without its value.
    const refusal = wrongUse({
      key: 'cli:valueMissing',
      values: { option: args[args.length - 1] },
    });
    return { parameters: [], options: program.opts<WarOptions>(), refusal };
  }
}

export function readSeed(typed: string): number {
  const seed = Number(typed);
  if (/^[0-9]+$/.test(typed) && seed <= HIGHEST_SEED) return seed;
  throw wrongUse({ key: 'cli:badSeed', values: { found: visible(typed), highest: HIGHEST_SEED } });
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

const wrongUse = (message: Message): Refusal => new Refusal(EXIT.wrongUse, message);
