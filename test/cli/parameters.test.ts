// What `war` makes of its command line, seen from outside.
import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folderWith, logOf, war } from '../launcher.ts';

const USAGE = `Usage:
    npx war 4 small
    npx war 2 large

    First parameter is the number of players. Second is the type of the deck (small - 24 cards, large - 52 cards, no other options are possible).
    Not exactly two parameters given? Program then prints this message and exits.
    Bad parameters given? Program corrects them to default values (2 and SMALL) and proceeds.
    You can write small, SmALl or SMALL (same with large) - case matters not.
    Valid integers for players: 1, 2, 3, 4, 5. Anything larger becomes a 5. Anything smaller becomes a 1.
`;

const BOTH =
  'Values were corrected to 2 players on a SMALL deck\nWAR, 2 players, SMALL deck, DEALING\n';

test.each<[string[], string]>([
  [['4', 'small'], 'WAR, 4 players, SMALL deck, DEALING\n'],
  [['3', 'lArGe'], 'WAR, 3 players, LARGE deck, DEALING\n'],
  [['+2', 'SMALL'], 'WAR, 2 players, SMALL deck, DEALING\n'],
  [['0', 'small'], 'Number of players corrected to 1, you provided 0\nWAR, 1 players, SMALL'],
  [['-5', 'large'], 'Number of players corrected to 1, you provided -5\nWAR, 1 players, LARGE'],
  [['6', 'small'], 'Number of players corrected to 5, you provided 6\nWAR, 5 players, SMALL'],
  [
    ['123456789012345678901234567890', 'small'],
    'Number of players corrected to 5, you provided 123456789012345678901234567890\nWAR, 5 players, SMALL',
  ],
  [
    ['abc', 'large'],
    'Number of players set to 2, you provided unparseable input abc\nWAR, 2 players, LARGE',
  ],
  [
    ['3.5', 'small'],
    'Number of players set to 2, you provided unparseable input 3.5\nWAR, 2 players, SMALL',
  ],
  [
    ['', 'small'],
    'Number of players set to 2, you provided unparseable input \nWAR, 2 players, SMALL',
  ],
  [
    ['-', 'small'],
    'Number of players set to 2, you provided unparseable input -\nWAR, 2 players, SMALL',
  ],
  [['-0x5', 'small'], 'Number of players set to 2, you provided unparseable input -0x5\nWAR, 2'],
  [['--5', 'small'], 'Number of players set to 2, you provided unparseable input --5\nWAR, 2'],
  [['-.5', 'small'], 'Number of players set to 2, you provided unparseable input -.5\nWAR, 2'],
  [['--.5', 'small'], 'Number of players set to 2, you provided unparseable input --.5\nWAR, 2'],
  [
    ['-5small', 'small'],
    'Number of players set to 2, you provided unparseable input -5small\nWAR, 2',
  ],
  [
    ['4', '-5small'],
    'Deck set to SMALL, you provided unrecognized value: -5small\nWAR, 4 players, SMALL',
  ],
  [
    ['4', ' small '],
    'Deck set to SMALL, you provided unrecognized value:  small \nWAR, 4 players, SMALL',
  ],
  [['4', ''], 'Deck set to SMALL, you provided unrecognized value: \nWAR, 4 players, SMALL'],
  [
    ['4', 'a\nb\u001b[2J'],
    'Deck set to SMALL, you provided unrecognized value: a\\nb\\x1b[2J\nWAR, 4',
  ],
  [
    ['4', 'a\u202eb\u2028c'],
    'Deck set to SMALL, you provided unrecognized value: a\\u202eb\\u2028c\nWAR, 4',
  ],
  [
    ['4', 'a\u200fb\u200d'],
    'Deck set to SMALL, you provided unrecognized value: a\u200fb\u200d\nWAR, 4',
  ],
  [
    ['4', '$t(war:usage)'],
    'Deck set to SMALL, you provided unrecognized value: $t(war:usage)\nWAR, 4',
  ],
  [['4', '{{players}}'], 'Deck set to SMALL, you provided unrecognized value: {{players}}\nWAR, 4'],
  [['4', '&<>"'], 'Deck set to SMALL, you provided unrecognized value: &<>"\nWAR, 4'],
  [['4', '$&'], 'Deck set to SMALL, you provided unrecognized value: $&\nWAR, 4'],
  [['4', 'żółw'], 'Deck set to SMALL, you provided unrecognized value: żółw\nWAR, 4'],
  [['--', '--seed', '-h'], BOTH],
  [['--', '4', 'small'], 'WAR, 4 players, SMALL deck, DEALING\n'],
  [
    ['4', '--', '--any-deal'],
    'Deck set to SMALL, you provided unrecognized value: --any-deal\nWAR, 4',
  ],
  [['6', 'medium'], BOTH],
  [['x', 'y'], BOTH],
  [['', ''], BOTH],
  [['-5', '-5'], BOTH],
])('%j begins with %j', async (args, start) => {
  const { stdout, stderr, exit } = await war(args);
  expect(stdout.slice(0, start.length)).toBe(start);
  expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
});

test.each<[string[]]>([
  [[]],
  [['4']],
  [['4', 'small', 'large']],
  [['--seed', '7']],
  [['4', '--any-deal']],
  [['1', '2', '3', '4', '5']],
  [['--']],
])('%j is not exactly two parameters: the usage, exit code 2, no log', async (args) => {
  const cwd = folderWith();
  expect(await war(args, { cwd })).toEqual({ stdout: USAGE, stderr: '', exit: 2 });
  expect(readdirSync(cwd)).toEqual([]);
});

test('options stand anywhere beside the parameters', async () => {
  const { stdout } = await war(['4', 'small', '--seed', '2']);
  expect((await war(['--seed', '2', '4', 'small'])).stdout).toBe(stdout);
  expect((await war(['4', '--seed=2', 'small'])).stdout).toBe(stdout);
  expect((await war(['4', 'small', '--seed', '3'])).stdout).not.toBe(stdout);
});

test('without a seed every deal is another', async () => {
  const [one, two] = await Promise.all([war(['5', 'large']), war(['5', 'large'])]);
  expect(one.stdout).not.toBe(two.stdout);
});

test('one player alone has won before the first turn', async () => {
  const { stdout } = await war(['1', 'small']);
  expect(stdout).toBe(
    `WAR, 1 players, SMALL deck, DEALING
Player1 hand: [14, 14, 14, 14, 13, 13, 13, 13, 12, 12, 12, 12, 11, 11, 11, 11, 10, 10, 10, 10, 9, 9, 9, 9]

Lucky players: none.
=========


=========


WAR, 1 players, SMALL deck, turn #0 - player1 WON with 24/24 cards
`,
  );
});

test('an endless deal is put back and logged, unless any deal will do', async () => {
  // The first two deals of this seed are endless.
  const args = ['3', 'small', '--seed', '8'];
  const [shuffled, kept] = [folderWith(), folderWith()];
  expect((await war(args, { cwd: shuffled })).stdout).toMatch(
    / - player\d WON with 24\/24 cards\n$/,
  );
  expect(logOf(shuffled)).toContainEqual(
    expect.objectContaining({ level: 'warn', msg: 'reshuffled', count: 2 }),
  );
  const { stdout, exit } = await war([...args, '--any-deal'], { cwd: kept });
  expect(stdout).toMatch(/turn #75 - ENDLESS, the cards lie as before turn #52\n$/);
  expect(exit).toBe(0);
  expect(logOf(kept).some(({ msg }) => msg === 'reshuffled')).toBe(false);
});

test('a scenario is played the same whatever parameters stand beside it', async () => {
  const args = ['--scenario', 'example', '--no-log'];
  const { stdout: expected } = await war(['4', 'small', ...args]);
  const typed = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
  await fc.assert(
    fc.asyncProperty(typed, typed, async (players, deck) => {
      const { stdout } = await war([...args, '--', players, deck]);
      const corrected = stdout.startsWith('special')
        ? ''
        : stdout.slice(0, stdout.indexOf('\n') + 1);
      expect(stdout).toBe(corrected + expected);
    }),
    { numRuns: 20 },
  );
});
