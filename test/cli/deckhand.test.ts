// `deckhand` from outside: list, watch, replay, and what it says of wrong use.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../../src/games/names.ts';
import { deckhand, folderWith, logOf, war } from '../launcher.ts';

test.each<[string[], string]>([
  [['wacth', 'war'], 'deckhand: unknown command "wacth", did you mean "watch"?\n'],
  [
    ['watch'],
    'deckhand: which game? Put one behind the command: war, up-and-down, final-card-down, indigo, 104\n',
  ],
  [
    ['watch', 'indgo'],
    'deckhand: unknown game "indgo", did you mean "indigo"? (there are: war, up-and-down, final-card-down, indigo, 104)\n',
  ],
  [['watch', 'war', '104'], 'deckhand: "104" is a word too many\n'],
  [
    ['watch', 'indigo', '--deck', 'small'],
    'deckhand: unknown option --deck, did you mean --seed?\n',
  ],
  [['watch', 'war', '--match'], 'deckhand: unknown option --match, did you mean --names?\n'],
  [
    ['watch', '104', '--players', '11'],
    'deckhand: --players takes a whole number from 2 to 10, not "11"\n',
  ],
  [['watch', '104', '--deck', 'huge'], 'deckhand: --deck is one of full, tactics, not "huge"\n'],
  [
    ['watch', 'final-card-down', '--deck-size', '29'],
    'deckhand: --deck-size takes a whole number from 30 to 800, not "29"\n',
  ],
  [
    ['watch', '104', '--bots', 'clever'],
    'deckhand: 104 has no bot "clever", there are: closest, highest, lowest, random\n',
  ],
  [
    ['watch', '104', '--bots', 'random,lowest'],
    'deckhand: 2 bots for 4 players: name one for each seat, or one for all\n',
  ],
  [['watch', 'indigo', '--names', 'Ann'], 'deckhand: too few names for indigo: 1, but 2 play\n'],
  [
    ['watch', '104', '--names', 'A,B,C,D,E,F,G,H,I,J,K'],
    'deckhand: too many names for 104: 11, but 2–10 play\n',
  ],
  [
    ['watch', 'indigo', '--names', 'Ann,Ann'],
    'deckhand: the name "Ann" is there twice: everybody needs another\n',
  ],
  [
    // With one letter for é, and with two.
    ['watch', 'indigo', '--names', 'Ren\u00e9,Rene\u0301'],
    'deckhand: the name "René" is there twice: everybody needs another\n',
  ],
  [['watch', 'indigo', '--names', 'Ann, '], 'deckhand: name 2 is blank: everybody needs a name\n'],
  [
    ['watch', 'indigo', '--names', `Ann,${'x'.repeat(21)}`],
    `deckhand: the name "${'x'.repeat(21)}" is too long: 20 characters are the most\n`,
  ],
  [
    ['watch', '104', '--players', '3', '--names', 'A,B'],
    'deckhand: 2 names for 3 players: name everybody, or nobody\n',
  ],
  [
    ['watch', 'indigo', '--game', '0'],
    'deckhand: --game takes a whole number from 1 to 9007199254740991, not "0"\n',
  ],
  [['watch', 'indigo', '--seed'], 'deckhand: option --seed needs a value behind it\n'],
  [
    ['watch', 'war', '--names', 'Ann,Bob'],
    'deckhand: war has no names: its players are player1, player2 and so on\n',
  ],
  [['list', 'games'], 'deckhand: "games" is a word too many\n'],
  [['replay', 'x', '--form', '3'], 'deckhand: unknown option --form, did you mean --from?\n'],
])('%j is wrong use: exit code 2', async (args, stderr) => {
  expect(await deckhand([...args])).toEqual({ stdout: '', stderr, exit: 2 });
});

test('watch war prints what war prints', async () => {
  const own = await war(['4', 'small', '--seed', '9']);
  expect(
    await deckhand(['watch', 'war', '--players', '4', '--deck', 'small', '--seed', '9']),
  ).toEqual(own);
});

describe.each(GAME_NAMES)('%s', (game) => {
  const short = game === 'final-card-down' ? ['--deck-size', '60'] : [];

  test('a record replays to the same screens, and a changed one is found out', async () => {
    const cwd = folderWith();
    const record = join(cwd, 'game.jsonl');
    const args = ['watch', game, '--seed', '11', '--bots', 'random', '--record', record, ...short];
    const { stdout, exit } = await deckhand(args, { cwd });
    expect(exit).toBe(0);
    const replayed = await deckhand(['replay', record], { cwd });
    expect(replayed.stdout.startsWith(stdout)).toBe(true);
    expect(replayed.stdout.slice(stdout.length)).toMatch(
      /^The record holds: \d+ moves, outcome {.*}\.\n$/,
    );
    expect(replayed.exit).toBe(0);

    const lines = readFileSync(record, 'utf8').split('\n');
    const changed = (at: number, line: string | undefined): Promise<unknown> => {
      const copy = lines.toSpliced(at, 1, ...(line === undefined ? [] : [line]));
      writeFileSync(record, copy.join('\n'));
      return deckhand(['replay', record, '--check'], { cwd });
    };
    expect(await changed(2, '"nonsense"')).toEqual({
      stdout: '',
      stderr: 'deckhand: the record does not hold: move 2, "nonsense", is not possible there\n',
      exit: 5,
    });
    const last = lines.length - 2;
    const wrong = lines[last].replace(/"turns":\d+/, '"turns":1');
    expect(await changed(last, wrong)).toMatchObject({
      exit: 5,
      stderr: expect.stringContaining('the outcome is'),
    });
    expect(await changed(last, undefined)).toMatchObject({
      exit: 0,
      stdout: expect.stringContaining('the line with its outcome is missing'),
    });
    const older = lines[0].replace('"version":1', '"version":0');
    expect(await changed(0, older)).toMatchObject({
      exit: 3,
      stderr: expect.stringContaining('version 0'),
    });
    expect(await changed(0, '{}')).toMatchObject({
      exit: 3,
      stderr: expect.stringContaining('line 1 is "{}"'),
    });
    expect(await changed(last, `${lines[last - 1]}\n${lines[last]}`)).toMatchObject({ exit: 5 });
  });

  test('logs the outcome at fatal, deciding moments at error, screens at info', async () => {
    const cwd = folderWith({ 'log.config.json': { level: 'trace' } });
    const { stdout } = await deckhand(
      ['watch', game, '--seed', '2', '--bots', 'random', ...short],
      {
        cwd,
      },
    );
    const log = logOf(cwd);
    expect(log.at(-1)).toMatchObject({
      level: 'fatal',
      msg: 'outcome',
      reason: expect.any(String),
    });
    const screens = log.filter(({ level }) => level === 'info').map(({ msg }) => msg);
    expect(screens.join('')).toBe(stdout);
    for (const each of ['error', 'debug', 'trace']) {
      expect(
        log.some(({ level }) => level === each),
        each,
      ).toBe(true);
    }
  });

  test('game 2 of a seed is another game', async () => {
    const args = ['watch', game, '--seed', '2', '--events', ...short];
    const [one, first, second] = await Promise.all([
      deckhand(args),
      deckhand([...args, '--game', '1']),
      deckhand([...args, '--game', '2']),
    ]);
    expect(first.stdout).toBe(one.stdout);
    expect(second.stdout).not.toBe(one.stdout);
  });

  test('a bad scenario of its own is refused, one of another game is left alone', async () => {
    const bad = game === 'war' ? [[9]] : { game, deck: 1, hands: 1 };
    const other = game === 'war' ? { game: 'indigo' } : [[9]];
    const refused = await deckhand(['watch', game], {
      cwd: folderWith({ 'scenarios/ssc_a.json': bad }),
    });
    expect(refused.stderr).toMatch(
      /^SpecialCodeFile(Mangled|Syntax)Exception: scenarios\/ssc_a.json: /,
    );
    expect({ stdout: refused.stdout, exit: refused.exit }).toEqual({ stdout: '', exit: 3 });
    const cwd = folderWith({ 'scenarios/ssc_a.json': other });
    expect((await deckhand(['watch', game, ...short], { cwd })).exit).toBe(0);
    const line = { level: 'warn', msg: 'ignored', file: 'scenarios/ssc_a.json' };
    expect(logOf(cwd)).toContainEqual(expect.objectContaining(line));
  });
});

test('a match of 104 is recorded deal by deal and replays', async () => {
  const cwd = folderWith();
  const { stdout } = await deckhand(
    ['watch', '104', '--match', '--seed', '3', '--record', 'm.jsonl'],
    { cwd },
  );
  expect(stdout).toMatch(/\nMatch won by: .+\n$/);
  const lines = readFileSync(join(cwd, 'm.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { scores, winners } = lines.at(-1).match;
  expect(Math.max(...scores)).toBeGreaterThanOrEqual(66);
  expect(winners).toEqual(
    scores.flatMap((score: number, i: number) => (score === Math.min(...scores) ? [i + 1] : [])),
  );
  expect(lines.filter((line) => line.deal !== undefined).length).toBe(
    lines.filter((line) => line.outcome).length,
  );
  expect((await deckhand(['replay', 'm.jsonl', '--check'], { cwd })).exit).toBe(0);
});

test('--from and --to show a part of a record', async () => {
  const cwd = folderWith();
  await deckhand(['watch', 'indigo', '--seed', '1', '--record', 'i.jsonl'], { cwd });
  const { stdout } = await deckhand(['replay', 'i.jsonl', '--from', '3', '--to', '4'], { cwd });
  expect(stdout.match(/ plays /g)).toHaveLength(2);
  expect(stdout).not.toContain('Indigo Card Game');
});

test('a wrong option leaves an older record as it was', async () => {
  const cwd = folderWith({ 'old.jsonl': 'precious' });
  const args = ['watch', 'indigo', '--bots', 'clever', '--record', 'old.jsonl'];
  expect((await deckhand(args, { cwd })).exit).toBe(2);
  expect(readFileSync(join(cwd, 'old.jsonl'), 'utf8')).toBe('precious');
});

test('a game that is over before its first move is recorded and shown again', async () => {
  const cwd = folderWith();
  const args = ['watch', 'up-and-down', '--scenario', 'Nobody_Can_MOVE', '--record', 'dead.jsonl'];
  const { stdout } = await deckhand(args, { cwd });
  const { stdout: again, exit } = await deckhand(['replay', 'dead.jsonl'], { cwd });
  expect(again.startsWith(stdout)).toBe(true);
  expect(exit).toBe(0);
});

test('a record for other players than its deal has, or of half a match, does not pass', async () => {
  const cwd = folderWith();
  await deckhand(['watch', '104', '--match', '--seed', '3', '--record', 'm.jsonl'], { cwd });
  const lines = readFileSync(join(cwd, 'm.jsonl'), 'utf8').trimEnd().split('\n');
  const begun = JSON.parse(lines[0]);
  expect(begun.options.match).toBe(true);
  const fewer = JSON.stringify({ ...begun, players: begun.players.slice(1) });
  writeFileSync(join(cwd, 'fewer.jsonl'), [fewer, ...lines.slice(1), ''].join('\n'));
  expect((await deckhand(['replay', 'fewer.jsonl', '--check'], { cwd })).exit).toBe(3);
  const firstDeal = lines.slice(0, lines.findIndex((line) => line.startsWith('{"outcome"')) + 1);
  const { scores, winners } = JSON.parse(firstDeal[firstDeal.length - 1]).outcome;
  const half = [...firstDeal, JSON.stringify({ match: { winners, scores } }), ''];
  writeFileSync(join(cwd, 'half.jsonl'), half.join('\n'));
  expect((await deckhand(['replay', 'half.jsonl', '--check'], { cwd })).exit).toBe(5);
  // And the last line counts without its line end.
  writeFileSync(join(cwd, 'cut.jsonl'), lines.join('\n'));
  const { stdout } = await deckhand(['replay', 'cut.jsonl', '--check'], { cwd });
  expect(stdout).toMatch(/^The record holds: /);
});

test('a record that cannot be written is said with exit code 4', async () => {
  expect(await deckhand(['watch', 'indigo', '--record', 'no/where'])).toEqual({
    stdout: '',
    stderr: 'deckhand: the record no/where cannot be written (ENOENT)\n',
    exit: 4,
  });
});

test('Indigo says the names that were given', async () => {
  const { stdout } = await deckhand(['watch', 'indigo', '--names', 'Ann,Bob', '--seed', '1']);
  expect(stdout).toMatch(/\nScore: Ann \d+ - Bob \d+\nCards: Ann \d+ - Bob \d+\nGame Over\n$/);
  expect(stdout).toMatch(/^(Ann|Bob) plays /m);
});

test('names are counted as people count characters', async () => {
  const long = '👩‍👩‍👧‍👦'.repeat(20);
  const args = ['watch', 'indigo', '--seed', '1', '--names'];
  expect((await deckhand([...args, `Ann,${long}`])).exit).toBe(0);
  expect((await deckhand([...args, `Ann,${long}x`])).stderr).toMatch(/ is too long: /);
});

test('the tactics deck of 104 is dealt to the last card', async () => {
  const args = ['watch', '104', '--deck', 'tactics', '--players', '3', '--events'];
  const { stdout } = await deckhand(args);
  const { hands, rows } = JSON.parse(stdout.split('\n', 1)[0]).deal;
  const cards = [...hands.flat(), ...rows].sort((a, b) => a - b);
  expect(cards).toEqual(Array.from({ length: 34 }, (_, i) => i + 1));
});

test('an option may have its value behind =, and the last of two counts', async () => {
  const { stdout } = await deckhand(['watch', 'indigo', '--seed', '5']);
  expect((await deckhand(['watch', 'indigo', '--seed=5'])).stdout).toBe(stdout);
  expect((await deckhand(['watch', '--seed=4', 'indigo', '--seed=5'])).stdout).toBe(stdout);
  expect((await deckhand(['watch', 'indigo', '--seed', '4'])).stdout).not.toBe(stdout);
});

test('list --json describes every game', async () => {
  const { stdout } = await deckhand(['list', '--json']);
  const games = JSON.parse(stdout).map(({ game }: { game: string }) => game);
  expect(games).toEqual([...GAME_NAMES]);
});

test.each([
  ['-V', 'list'],
  ['--help', 'watch'],
])('%s before a command is heard', async (...args) => {
  expect(await deckhand(args)).toMatchObject({ stderr: '', exit: 0 });
});

test.each<[string, object]>([
  ['up-and-down', { hands: expect.any(Array), central: expect.any(Array) }],
  ['indigo', { hands: expect.any(Array), table: expect.any(Array), points: [0, 0] }],
  ['104', { hands: expect.any(Array), rows: expect.any(Array), points: [0, 0, 0, 0] }],
  ['final-card-down', { hands: expect.any(Array), discards: expect.any(Array) }],
])('%s: the trace has every position as it lies, before every move', async (game, first) => {
  const cwd = folderWith({ 'log.config.json': { level: 'trace' } });
  await deckhand(['watch', game, '--seed', '2', '--bots', 'random'], { cwd });
  const positions = logOf(cwd).filter(({ msg }) => msg === 'position');
  expect(positions[0].position).toMatchObject(first);
  const different = new Set(positions.map(({ position }) => JSON.stringify(position)));
  expect(different.size).toBe(positions.length);
});
