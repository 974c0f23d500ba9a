// Which scenario files are played, in what order, and under what name.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXAMPLES, GOLDEN_FOLDER } from '../golden/cases.ts';
import { folderWith, war } from '../launcher.ts';

const ONE_TURN = readFileSync(join(EXAMPLES, 'ssc_Everybody_Runs_OUT.json'), 'utf8');
const EXPECTED = readFileSync(join(GOLDEN_FOLDER, 'war', 'Everybody_Runs_OUT.out'), 'utf8');
const SEPARATOR = '=========\n\n\n';
const titled = (title: string): string =>
  EXPECTED.replace(
    /^.*\n/,
    title ? `special scenario code: ${title}\n` : 'special scenario code:\n',
  );

test('the files of the folder are played whenever they are there, by code point of their names', async () => {
  const names = ['b', 'B', '_', '\u{1f0a1}', '\uff5e', 'a', 'a b'];
  const cwd = folderWith(
    Object.fromEntries(names.map((name) => [`scenarios/ssc_${name}.json`, ONE_TURN])),
  );
  const { stdout, stderr, exit } = await war(['2', 'large'], { cwd });
  const titles = ['B', '', 'A B', 'A', 'B', '\uff5e', '\u{1f0a1}'];
  expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
  expect(stdout).toBe(titles.map(titled).join(SEPARATOR));
});

test('corrections are printed once, before the first of them', async () => {
  const cwd = folderWith({ 'scenarios/ssc_a.json': ONE_TURN, 'scenarios/ssc_b.json': ONE_TURN });
  const { stdout } = await war(['9', 'large'], { cwd });
  expect(stdout).toBe(
    `Number of players corrected to 5, you provided 9\n${titled('A')}${SEPARATOR}${titled('B')}`,
  );
});

test('two parameters must be there all the same', async () => {
  const cwd = folderWith({ 'scenarios/ssc_a.json': ONE_TURN });
  const { stdout, exit } = await war(['--scenario', 'example'], { cwd });
  expect(stdout).toMatch(/^Usage:\n/);
  expect(exit).toBe(2);
});

test.each([
  ['ssc_player1_winS_In_7_MoVeS.json', 'PLAYER1 WINS IN 7 MOVES'],
  ['ssc_.json', ''],
  ['ssc___.json', ''],
  ['ssc_ssc_a.json', 'SSC A'],
  ['ssc_a.json.json', 'A.JSON'],
  ['ssc_zażółć_straße.json', 'ZAŻÓŁĆ STRASSE'],
  ['ssc_a\u001b[2J\nb.json', 'A\\x1b[2J\\nB'],
])('%j is announced as %j', async (file, title) => {
  const cwd = folderWith({ [`scenarios/${file}`]: ONE_TURN });
  expect((await war(['2', 'large'], { cwd })).stdout).toBe(titled(title));
});

test('what is deeper, or named otherwise, is not played', async () => {
  const cwd = folderWith({
    'scenarios/examples/ssc_a.json': ONE_TURN,
    'scenarios/ssc_a.txt': ONE_TURN,
    'scenarios/a.json': ONE_TURN,
    'scenarios/SSC_A.json': ONE_TURN,
    'scenarios/.ssc_a.json': ONE_TURN,
    'ssc_a.json': ONE_TURN,
  });
  mkdirSync(join(cwd, 'scenarios', 'ssc_folder.json'));
  expect((await war(['2', 'large'], { cwd })).stdout).toMatch(
    /^WAR, 2 players, LARGE deck, DEALING\n/,
  );
});

test('a file called scenarios is no folder of scenarios', async () => {
  const cwd = folderWith({ scenarios: '' });
  const { stdout, exit } = await war(['2', 'large'], { cwd });
  expect(stdout).toMatch(/^WAR, 2 players/);
  expect(exit).toBe(0);
});

test('another folder takes the place of the usual one', async () => {
  const cwd = folderWith({
    'scenarios/ssc_a.json': ONE_TURN,
    'mine/ssc_b.json': ONE_TURN,
    'none/x': '',
  });
  expect((await war(['2', 'large', '--scenarios', 'mine'], { cwd })).stdout).toBe(titled('B'));
  expect((await war(['2', 'large', '--scenarios', join(cwd, 'mine/')], { cwd })).stdout).toBe(
    titled('B'),
  );
  expect((await war(['2', 'large', '--scenarios', 'none'], { cwd })).stdout).toMatch(
    /^WAR, 2 players/,
  );
});

test.each([
  ['own', 'OWN'],
  ['ssc_own', 'OWN'],
  ['OWN', 'OWN'],
  ['SSC_Own', 'OWN'],
  ['deep', 'DEEP'],
  ['Everybody_runs_out', 'EVERYBODY RUNS OUT'],
  ['scenarios/ssc_own.json', 'OWN'],
  ['ssc_twice', 'SSC TWICE'],
  ['elsewhere.json', 'ELSEWHERE'],
  ['./ssc_without_ending', 'WITHOUT ENDING'],
])('--scenario %s plays that one alone', async (nameOrPath, title) => {
  const cwd = folderWith({
    'scenarios/ssc_own.json': ONE_TURN,
    'scenarios/ssc_other.json': ONE_TURN,
    'scenarios/ssc_broken.json': '',
    'scenarios/ssc_ssc_twice.json': ONE_TURN,
    'scenarios/examples/ssc_deep.json': ONE_TURN,
    'elsewhere.json': ONE_TURN,
    ssc_without_ending: ONE_TURN,
  });
  const { stdout, stderr } = await war(['2', 'large', '--scenario', nameOrPath], { cwd });
  expect({ stdout, stderr }).toEqual({ stdout: titled(title), stderr: '' });
});

test('a name is looked for in the folder, then in its examples, then in the package', async () => {
  const cwd = folderWith({
    'mine/ssc_example.json': ONE_TURN,
    'other/examples/ssc_example.json': ONE_TURN,
    'both/ssc_example.json': ONE_TURN,
    'both/examples/ssc_example.json': '',
    'none/x': '',
  });
  const lines = async (folder: string) => {
    const args = ['2', 'large', '--scenarios', folder, '--scenario', 'example'];
    return (await war(args, { cwd })).stdout.split('\n').length;
  };
  const ours = titled('EXAMPLE').split('\n').length;
  expect(await lines('mine')).toBe(ours);
  expect(await lines('other')).toBe(ours);
  expect(await lines('both')).toBe(ours);
  // The package's own game of that name is longer.
  expect(await lines('none')).toBeGreaterThan(ours);
});

test('a name with the very same letters goes before one with others', async () => {
  const cwd = folderWith({ 'scenarios/ssc_A.json': '', 'scenarios/ssc_a.json': ONE_TURN });
  expect((await war(['2', 'large', '--scenario', 'a'], { cwd })).stdout).toBe(titled('A'));
});

test('a byte order mark before the rows is no mistake', async () => {
  const cwd = folderWith({ 'scenarios/ssc_a.json': `\uFEFF${ONE_TURN}` });
  expect((await war(['2', 'large'], { cwd })).stdout).toBe(titled('A'));
});
