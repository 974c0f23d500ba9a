// Scenario files that cannot be played: every problem is named, with a hint, and nothing is printed.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, logOf, war } from '../launcher.ts';

const MANGLED = 'SpecialCodeFileMangledException: scenarios/ssc_bad.json: ';
const SYNTAX = 'SpecialCodeFileSyntaxException: scenarios/ssc_bad.json: ';

const VALUES = {
  small: [9, 10, 11, 12, 13, 14],
  large: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
};
const whole = (deck: 'small' | 'large'): number[] => VALUES[deck].flatMap((v) => [v, v, v, v]);

/** Two hands: the first twelve cards of a small deck with some changes, and the rest. */
function small(change: (cards: number[]) => void): number[][] {
  const cards = whole('small');
  change(cards);
  return [cards.slice(0, 12), cards.slice(12)];
}

describe.each<[string, unknown, string[]]>([
  [
    'one card missing',
    small((cards) => cards.splice(0, 1)),
    [`${MANGLED}24 cards expected for a small deck, 23 found: one 9 is missing`],
  ],
  [
    'several cards missing',
    small((cards) => cards.splice(2, 3)),
    [`${MANGLED}24 cards expected for a small deck, 21 found: 2 × 9, one 10 are missing`],
  ],
  [
    'a large deck with a card missing',
    [whole('large').slice(1)],
    [`${MANGLED}52 cards expected for a large deck, 51 found: one 2 is missing`],
  ],
  [
    'a card too many',
    small((cards) => cards.push(14)),
    [
      `${MANGLED}value 14 stands 5 times, but a deck has it 4 times: take 1 out`,
      `${MANGLED}24 cards expected for a small deck, 25 found: one 14 is too many`,
    ],
  ],
  [
    'two cards too many and another missing',
    small((cards) => cards.splice(0, 1, 14, 14)),
    [
      `${MANGLED}value 14 stands 6 times, but a deck has it 4 times: take 2 out`,
      `${MANGLED}24 cards expected for a small deck, 25 found: 2 × 14 are too many`,
      `${MANGLED}one 9 is missing`,
    ],
  ],
  [
    'a number of 21 digits',
    `[[${[1e20, ...whole('small').slice(1)]}]]`.replace('100000000000000000000', '1'.repeat(21)),
    [
      `${MANGLED}row 1 has a 111111111111111110000, but a small deck has 9 to 14`,
      `${MANGLED}one 9 is missing`,
    ],
  ],
  [
    'five of a value in place of another',
    small((cards) => cards.splice(0, 1, 14)),
    [
      `${MANGLED}value 14 stands 5 times, but a deck has it 4 times: take 1 out`,
      `${MANGLED}one 9 is missing`,
    ],
  ],
  [
    'a value that a small deck does not have',
    small((cards) => cards.splice(13, 1, 5)),
    [`${MANGLED}row 2 has a 5, but a small deck has 9 to 14`, `${MANGLED}one 12 is missing`],
  ],
  [
    'a value that no deck has',
    small((cards) => cards.splice(23, 1, 15)),
    [`${MANGLED}row 2 has a 15, but a small deck has 9 to 14`, `${MANGLED}one 14 is missing`],
  ],
  [
    'a negative value in a large deck',
    [whole('large').with(0, -2)],
    [`${MANGLED}row 1 has a -2, but a large deck has 2 to 14`, `${MANGLED}one 2 is missing`],
  ],
  [
    'a one in a large deck',
    [whole('large').with(0, 1)],
    [`${MANGLED}row 1 has a 1, but a large deck has 2 to 14`, `${MANGLED}one 2 is missing`],
  ],
  [
    'no player',
    [],
    [`${MANGLED}there is no row: write one row of cards for each of 1 to 5 players`],
  ],
  [
    'six players',
    [...Array.from({ length: 6 }, (_, i) => whole('small').slice(i * 4, i * 4 + 4))],
    [`${MANGLED}6 rows, but at most 5 can play: take 1 out`],
  ],
  [
    'an empty row',
    [whole('small').slice(0, 12), [], whole('small').slice(12)],
    [`${MANGLED}row 2 is empty: give that player cards, or take the row out`],
  ],
  [
    'nothing but empty rows',
    [[], []],
    [
      `${MANGLED}row 1 is empty: give that player cards, or take the row out`,
      `${MANGLED}row 2 is empty: give that player cards, or take the row out`,
      `${MANGLED}24 cards expected for a small deck, 0 found: 4 × 9, 4 × 10, 4 × 11, 4 × 12, 4 × 13, 4 × 14 are missing`,
    ],
  ],
  [
    'all kinds of mistakes at once',
    [...Array.from({ length: 6 }, () => [9, 9]), [], [5]],
    [
      `${MANGLED}8 rows, but at most 5 can play: take 3 out`,
      `${MANGLED}row 7 is empty: give that player cards, or take the row out`,
      `${MANGLED}row 8 has a 5, but a small deck has 9 to 14`,
      `${MANGLED}value 9 stands 12 times, but a deck has it 4 times: take 8 out`,
      `${MANGLED}24 cards expected for a small deck, 13 found: 4 × 10, 4 × 11, 4 × 12, 4 × 13, 4 × 14 are missing`,
    ],
  ],
  ['an empty file', '', [`${SYNTAX}not JSON, line 1, column 1: the file is empty`]],
  ['only blanks', ' \n\n', [`${SYNTAX}not JSON, line 1, column 1: the file is empty`]],
  [
    'a comma missing between rows',
    '[\n[9,9]\n[10]\n]',
    [`${SYNTAX}not JSON, line 3, column 1: a comma is missing before this`],
  ],
  [
    'a comma missing between cards',
    '[[9 9]]',
    [`${SYNTAX}not JSON, line 1, column 5: a comma is missing before this`],
  ],
  [
    'a comma too many',
    '[[9,9],]',
    [`${SYNTAX}not JSON, line 1, column 8: a value is missing here, or there is a comma too many`],
  ],
  [
    'a bracket not closed',
    '[[9,9]',
    [`${SYNTAX}not JSON, line 1, column 7: a closing bracket is missing`],
  ],
  [
    'something behind the end',
    '[[9]]\n]',
    [`${SYNTAX}not JSON, line 2, column 1: something stands behind the end, take it out`],
  ],
  [
    'a comment',
    '[[9]] // two players',
    [`${SYNTAX}not JSON, line 1, column 7: JSON has no comments, take this one out`],
  ],
  [
    'no JSON at all',
    'player one: 9 9 9',
    [
      `${SYNTAX}not JSON, line 1, column 1: this cannot stand here, take it out or write it in double quotation marks`,
    ],
  ],
  [
    'a string not closed',
    '[["9]]',
    [`${SYNTAX}not JSON, line 1, column 3: a closing quotation mark is missing`],
  ],
  [
    'a number with a zero before it',
    '[[09]]',
    [
      `${SYNTAX}not JSON, line 1, column 4: JSON does not write a number like this, write it plainly, such as 9`,
    ],
  ],
  ...(
    [
      ['+9', 3],
      ['0x9', 4],
      ['9.', 3],
      ['.9', 3],
      ['NaN', 3],
      ['-Infinity', 3],
    ] as const
  ).map(([number, column]): [string, string, string[]] => [
    `the number ${number}`,
    `[[${number}]]`,
    [
      `${SYNTAX}not JSON, line 1, column ${column}: JSON does not write a number like this, write it plainly, such as 9`,
    ],
  ]),
  [
    'a comma too many in an object',
    '{"game": "war",}',
    [`${SYNTAX}not JSON, line 1, column 16: a value is missing here, or there is a comma too many`],
  ],
  [
    'an object',
    {},
    [`${SYNTAX}rows of cards are expected, such as [[9,10],[14,11]], but this is {}`],
  ],
  [
    'an object for War',
    { game: 'war' },
    [`${SYNTAX}rows of cards are expected, such as [[9,10],[14,11]], but this is {"game":"war"}`],
  ],
  [
    'null',
    'null',
    [`${SYNTAX}rows of cards are expected, such as [[9,10],[14,11]], but this is null`],
  ],
  [
    'a number',
    '24',
    [`${SYNTAX}rows of cards are expected, such as [[9,10],[14,11]], but this is 24`],
  ],
  [
    'cards without rows',
    [9, 10],
    [
      `${SYNTAX}row 1 is 9: write a list of whole numbers, such as [9,10,14]`,
      `${SYNTAX}row 2 is 10: write a list of whole numbers, such as [9,10,14]`,
    ],
  ],
  [
    'a name among the cards',
    [[9, 'ace']],
    [`${SYNTAX}row 1, entry 2 is "ace": write a whole number`],
  ],
  [
    'a number in quotation marks',
    [[9], ['10']],
    [`${SYNTAX}row 2, entry 1 is "10": write a whole number`],
  ],
  ['a fraction', [[9.5]], [`${SYNTAX}row 1, entry 1 is 9.5: write a whole number`]],
  ['a huge number', '[[1e400]]', [`${SYNTAX}row 1, entry 1 is Infinity: write a whole number`]],
  ['a null', '[[null]]', [`${SYNTAX}row 1, entry 1 is null: write a whole number`]],
  ['rows in rows', [[[9]]], [`${SYNTAX}row 1, entry 1 is [9]: write a whole number`]],
  [
    'rows in rows in rows, beyond all measure',
    `[[${'['.repeat(30_000)}${']'.repeat(30_000)}]]`,
    [`${SYNTAX}row 1, entry 1 is [[[[: write a whole number`],
  ],
  [
    'a game that is not known',
    { game: 'War' },
    [
      `${SYNTAX}there is no game "War", the games are: war, up-and-down, final-card-down, indigo, 104`,
    ],
  ],
  [
    'a long text',
    [['x'.repeat(100)]],
    [`${SYNTAX}row 1, entry 1 is "${'x'.repeat(28)}…: write a whole number`],
  ],
  [
    'characters that steer a terminal',
    [['\u001b[2J']],
    [`${SYNTAX}row 1, entry 1 is "\\u001b[2J": write a whole number`],
  ],
])('%s', (_, content, lines) => {
  test('is refused, line by line', async () => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const cwd = folderWith({
      'scenarios/ssc_bad.json': text,
      'scenarios/ssc_good.json': [whole('small')],
    });
    const { stdout, stderr, exit } = await war(['x', 'small'], { cwd });
    expect(stderr.split('\n')).toEqual([...lines, '']);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 3 });
    const logged = logOf(cwd).map(({ level, exception, msg }) => `${level} ${exception}: ${msg}`);
    expect(logged).toEqual(lines.map((line) => `fatal ${line}`));
  });
});

test('every bad file is named, in the order of the file names', async () => {
  const cwd = folderWith({
    'scenarios/ssc_b.json': '',
    'scenarios/ssc_B.json': [[]],
    'scenarios/ssc_a.json': [whole('small')],
  });
  const { stderr } = await war(['4', 'small'], { cwd });
  expect(stderr.match(/scenarios\/\S+(?=:)/g)).toEqual([
    'scenarios/ssc_B.json',
    'scenarios/ssc_B.json',
    'scenarios/ssc_b.json',
  ]);
});

test('a file that is not there', async () => {
  const cwd = folderWith({ 'scenarios/x': '' });
  symlinkSync('nowhere', join(cwd, 'scenarios', 'ssc_gone.json'));
  expect(await war(['4', 'small'], { cwd })).toEqual({
    stdout: '',
    stderr: 'war: there is no scenario file scenarios/ssc_gone.json\n',
    exit: 3,
  });
});

test('brackets without end are no crash', async () => {
  const cwd = folderWith({ 'scenarios/ssc_bad.json': '['.repeat(65_000) });
  const { stdout, stderr, exit } = await war(['4', 'small'], { cwd });
  expect(stderr).toMatch(
    /^SpecialCodeFileSyntaxException: scenarios\/ssc_bad.json: not JSON, line 1.*\n$/,
  );
  expect({ stdout, exit }).toEqual({ stdout: '', exit: 3 });
});

test('thousands of problems are no crash', async () => {
  const cwd = folderWith({
    'scenarios/ssc_bad.json': [Array(10_000).fill('x'), Array(5_000).fill([])],
  });
  const { stderr, exit } = await war(['4', 'small', '--no-log'], { cwd });
  expect(stderr.split('\n')).toHaveLength(15_001);
  expect(exit).toBe(3);
});

test('a link to itself is no crash', async () => {
  const cwd = folderWith({ 'scenarios/x': '' });
  symlinkSync('ssc_loop.json', join(cwd, 'scenarios', 'ssc_loop.json'));
  expect(await war(['4', 'small'], { cwd })).toEqual({
    stdout: '',
    stderr: 'war: the scenario file scenarios/ssc_loop.json cannot be read (ELOOP)\n',
    exit: 3,
  });
});

test.each<[string[], string]>([
  [['--scenario', 'a\u001b[2J'], 'war: there is no scenario "a\\x1b[2J" in scenarios'],
  [['--scenario', '\u001b[2J/x'], 'war: there is no scenario file \\x1b[2J/x\n'],
  [['--scenarios', '\u001b[2J'], 'war: there is no scenario folder \\x1b[2J\n'],
  [
    ['--scenario', 'nope'],
    'there is no scenario "nope" in scenarios, scenarios/examples or among the examples, did you mean',
  ],
  [['--scenario', 'exmaple'], 'did you mean "example"?\n'],
  [['--scenario', 'nope.json'], 'war: there is no scenario file nope.json\n'],
  [['--scenario', 'a/b'], 'war: there is no scenario file a/b\n'],
  [['--scenario', './'], 'war: the scenario file ./ cannot be read (EISDIR)\n'],
  [['--scenarios', 'nowhere'], 'war: there is no scenario folder nowhere\n'],
])('%j is refused', async (args, message) => {
  const { stdout, stderr, exit } = await war(['4', 'small', ...args]);
  expect(stderr).toContain(message);
  expect(stderr.split('\n')).toHaveLength(2);
  expect({ stdout, exit }).toEqual({ stdout: '', exit: 3 });
});

test('a file of another game is left alone with a line in the log, unless it was asked for', async () => {
  const cwd = folderWith({ 'scenarios/ssc_other.json': { game: 'indigo', deck: [] } });
  const { stdout, stderr, exit } = await war(['1', 'small'], { cwd });
  expect(stdout).toMatch(/^WAR, 1 players, SMALL deck, DEALING/);
  expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
  const line = { level: 'warn', msg: 'ignored', file: 'scenarios/ssc_other.json', game: 'indigo' };
  expect(logOf(cwd)).toContainEqual(expect.objectContaining(line));
  expect(await war(['1', 'small', '--scenario', 'other', '--no-log'], { cwd })).toEqual({
    stdout: '',
    stderr:
      'SpecialCodeFileSyntaxException: scenarios/ssc_other.json: this is a scenario for indigo, not for war\n',
    exit: 3,
  });
});
