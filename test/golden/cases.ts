// The games whose whole output is kept in this folder: every example scenario, and seeded deals.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES, type GameName } from '../../src/games/names.ts';
import { LANGUAGES } from '../../src/text/text.ts';
import { DECKHAND, ROOT, WAR } from '../programs.ts';

const byWar = { game: 'war' as const, program: WAR, given: false };
const byDeckhand = { game: 'war' as const, program: DECKHAND, given: false };

/** Options that keep a game short enough to be read. */
const SHORT: { readonly [game: string]: readonly string[] } = {
  'final-card-down': ['--deck-size', '60'],
};

export interface GoldenCase {
  readonly file: string;
  readonly game: GameName;
  readonly program: string;
  readonly args: readonly string[];
  /** Given with the rules: never made anew from our own output. */
  readonly given: boolean;
}

export const GOLDEN_FOLDER = join(ROOT, 'test', 'golden');
export const EXAMPLES = join(ROOT, 'scenarios', 'examples');

const GIVEN = ['example', 'Everybody_Runs_OUT', 'Round_and_round'];

/** Its 40 MB are compared with what the second engine prints, instead. */
const TOO_LONG = ['The_Long_Way_Round'];

const examples = readdirSync(EXAMPLES)
  .map((file) => ({
    name: file.replace(/^ssc_(.*)\.json$/, '$1'),
    content: JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8')),
  }))
  .filter(({ name }) => !TOO_LONG.includes(name));

const scenarios = examples
  .filter(({ content }) => Array.isArray(content))
  .map(({ name }) => ({
    ...byWar,
    file: `war/${name}.out`,
    args: ['2', 'small', '--scenario', name],
    given: GIVEN.includes(name),
  }));

/** Seeds of games that are short enough to be read. */
const DEALS = [
  { deck: 'small', seeds: [1, 4, 28, 27, 25] },
  { deck: 'large', seeds: [1, 39, 19, 29, 16] },
];

const deals = DEALS.flatMap(({ deck, seeds }) =>
  seeds.map((seed, i) => ({
    ...byWar,
    file: `war/deal-${i + 1}-${deck}-seed-${seed}.out`,
    args: [`${i + 1}`, deck, '--seed', `${seed}`],
  })),
);

const endlessDeal = {
  ...byWar,
  file: 'war/any-deal-3-small-seed-8.out',
  args: ['3', 'small', '--seed', '8', '--any-deal'],
};

const help = { ...byWar, file: 'war/help.out', args: ['--help'] };

const languages = LANGUAGES.filter((language) => language !== 'en').map((language) => ({
  ...byWar,
  file: `languages/${language}.out`,
  args: ['2', 'small', '--scenario', 'example', '--lang', language],
}));

/** An example of each game that shows much of it in few lines. */
const SPOKEN: { readonly [game in GameName]?: string } = {
  'up-and-down': 'Ten_Cards_and_NO_Way_Out',
  'final-card-down': 'Half_a_PENALTY',
  indigo: 'From_the_Rule_Book',
  '104': 'The_Sixth_Card',
};

const otherLanguages = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  GAME_NAMES.flatMap((game) => {
    const example = SPOKEN[game];
    if (example === undefined) return [];
    const args = ['watch', game, '--scenario', example, '--seed', '1', '--lang', language];
    return [{ ...byDeckhand, game, file: `languages/${language}-${game}.out`, args }];
  }),
);

/** By the other games: every example, a game between the usual bots, one between random bots, and a record. */
const others = GAME_NAMES.filter((game) => game !== 'war').flatMap((game) => {
  const watched = (file: string, ...args: string[]) => ({
    ...byDeckhand,
    game,
    file: `${game}/${file}.out`,
    args: ['watch', game, ...args],
  });
  return [
    ...examples
      .filter(({ content }) => content.game === game)
      .map(({ name }) => watched(name, '--scenario', name, '--seed', '1')),
    watched('usual-bots-seed-1', '--seed', '1', ...(SHORT[game] ?? [])),
    watched('random-bots-seed-2', '--seed', '2', '--bots', 'random', ...(SHORT[game] ?? [])),
    watched('events-seed-3', '--seed', '3', '--events', ...(SHORT[game] ?? [])),
  ];
});

const more = [
  { ...byDeckhand, file: 'deckhand/list.out', args: ['list'] },
  { ...byDeckhand, file: 'deckhand/list-json.out', args: ['list', '--json'] },
  { ...byDeckhand, file: 'deckhand/help.out', args: ['--help'] },
  {
    ...byDeckhand,
    game: '104' as const,
    file: '104/match-seed-4.out',
    args: ['watch', '104', '--players', '3', '--match', '--names', 'Ann,Bob,Cyd', '--seed', '4'],
  },
];

export const GOLDEN_CASES: readonly GoldenCase[] = [
  ...scenarios,
  ...deals,
  endlessDeal,
  help,
  ...languages,
  ...otherLanguages,
  ...others,
  ...more,
];
