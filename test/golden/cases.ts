// The games whose whole output is kept in this folder: every example scenario, and seeded deals.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../src/text/text.ts';
import { ROOT } from '../programs.ts';

export interface GoldenCase {
  readonly file: string;
  readonly args: readonly string[];
  /** Given with the rules: never made anew from our own output. */
  readonly given: boolean;
}

export const GOLDEN_FOLDER = join(ROOT, 'test', 'golden');
export const EXAMPLES = join(ROOT, 'scenarios', 'examples');

const GIVEN = ['example', 'Everybody_Runs_OUT', 'Round_and_round'];

/** Its 40 MB are compared with what the second engine prints, instead. */
const TOO_LONG = ['The_Long_Way_Round'];

const scenarios = readdirSync(EXAMPLES)
  .map((file) => file.replace(/^ssc_(.*)\.json$/, '$1'))
  .filter((name) => !TOO_LONG.includes(name))
  .map((name) => ({
    file: `war/${name}.out`,
    args: ['2', 'small', '--scenario', name],
    given: GIVEN.includes(name),
  }));

/** Seeds of games that are short enough to be read. */
const DEALS = [
  { deck: 'small', seeds: [1, 7, 8, 2, 3] },
  { deck: 'large', seeds: [1, 3, 2, 4, 6] },
];

const deals = DEALS.flatMap(({ deck, seeds }) =>
  seeds.map((seed, i) => ({
    file: `war/deal-${i + 1}-${deck}-seed-${seed}.out`,
    args: [`${i + 1}`, deck, '--seed', `${seed}`],
    given: false,
  })),
);

const endlessDeal = {
  file: 'war/any-deal-3-small-seed-7.out',
  args: ['3', 'small', '--seed', '7', '--any-deal'],
  given: false,
};

const help = { file: 'war/help.out', args: ['--help'], given: false };

const languages = LANGUAGES.filter((language) => language !== 'en').map((language) => ({
  file: `languages/${language}.out`,
  args: ['2', 'small', '--scenario', 'example', '--lang', language],
  given: false,
}));

export const GOLDEN_CASES: readonly GoldenCase[] = [
  ...scenarios,
  ...deals,
  endlessDeal,
  help,
  ...languages,
];
