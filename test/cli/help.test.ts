// `deckhand` explains itself: list and help, in every language.
import { describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../../src/games/names.ts';
import { LANGUAGES } from '../../src/text/text.ts';
import { deckhand } from '../launcher.ts';

const COMMANDS = ['list', 'watch', 'replay'];

/** All that can be typed. */
const flags = (text: string): string[] => text.match(/(?<![\w-])--?[a-zA-Z][\w-]*/g) ?? [];

describe.each(LANGUAGES)('in %s', (language) => {
  test('the columns of the list stand below each other', async () => {
    const { stdout } = await deckhand(['list', '--lang', language]);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(GAME_NAMES.length + 1);
    // Where a column begins in one line, there is a blank before it in all.
    for (const cell of lines[0].matchAll(/(?<= {2})\S/g)) {
      for (const line of lines) {
        expect(line.slice(cell.index - 2, cell.index).trim(), line).toBe('');
        expect(line.charAt(cell.index), line).not.toBe(' ');
      }
    }
  });

  test.each(COMMANDS)('the help of %s has all that the English one has', async (command) => {
    const { stdout, stderr, exit } = await deckhand([command, '--help', '--lang', language]);
    expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
    const english = await deckhand([command, '--help']);
    expect(flags(stdout)).toEqual(flags(english.stdout));
    expect(stdout).toContain(`deckhand ${command} `);
    if (language !== 'en') expect(stdout).not.toMatch(/\b(Usage|show|the)\b/);
  });
});

describe('the help', () => {
  test.each(COMMANDS)('of %s is the same however it is asked for', async (command) => {
    const expected = { ...(await deckhand([command, '--help', '--lang', 'pl'])), exit: 0 };
    for (const args of [
      ['help', command, '--lang', 'pl'],
      ['help', command, '--lang=pl'],
      ['--lang', 'pl', 'help', command],
      ['--lang=pl', command, '-h'],
    ]) {
      expect(await deckhand(args), args.join(' ')).toEqual(expected);
    }
  });

  test('of watch names every option that it takes, and the options of the games', async () => {
    const { stdout } = await deckhand(['help', 'watch']);
    for (const flag of ['players', 'names', 'bots', 'seed', 'game', 'scenario', 'scenarios'])
      expect(stdout).toContain(`\n  --${flag} `);
    for (const flag of ['record', 'events', 'match', 'lang', 'log-config', 'no-log'])
      expect(stdout).toContain(`\n  --${flag} `);
    for (const game of GAME_NAMES) expect(stdout).toContain(`\n${game} `);
    expect(stdout).toContain('--deck-size 30–800');
  });

  test('of watch and a game is about this game', async () => {
    const { stdout } = await deckhand(['help', 'watch', 'indigo']);
    expect(stdout).toMatch(/\nindigo +2 +classic random\n$/);
    expect(stdout).not.toContain('\nwar ');
  });

  test('of replay names its options and exit codes', async () => {
    const { stdout } = await deckhand(['replay', '--help']);
    for (const flag of ['from N', 'to N', 'check']) expect(stdout).toContain(`\n  --${flag} `);
    expect(stdout).toContain('5 it does not');
  });

  test('without a command is about all of them; it is wrong use to type none', async () => {
    const { stdout, exit } = await deckhand(['--help']);
    expect(exit).toBe(0);
    for (const command of COMMANDS) expect(stdout).toContain(`\n  deckhand ${command} `);
    expect(await deckhand(['help'])).toEqual({ stdout, stderr: '', exit: 0 });
    expect(await deckhand([])).toEqual({ stdout, stderr: '', exit: 2 });
    const replay = await deckhand(['replay']);
    expect(replay).toEqual({ ...(await deckhand(['replay', '--help'])), exit: 2 });
  });

  test('of what is no command is refused', async () => {
    expect(await deckhand(['help', 'wacth'])).toEqual({
      stdout: '',
      stderr: 'deckhand: unknown command "wacth", did you mean "watch"?\n',
      exit: 2,
    });
  });
});

test.each([['list'], ['watch', 'indigo'], ['replay', 'x'], ['help'], []])(
  'an unknown language is refused with those that there are: %j',
  async (...args) => {
    expect(await deckhand([...args, '--lang', 'de'])).toEqual({
      stdout: '',
      stderr: 'deckhand: unknown language "de", there are: en, pl, fr, it, ru, uk\n',
      exit: 2,
    });
  },
);

test('the language may stand before the command', async () => {
  const expected = await deckhand(['watch', 'indigo', '--seed', '1', '--lang', 'pl']);
  expect(await deckhand(['--lang', 'pl', 'watch', 'indigo', '--seed', '1'])).toEqual(expected);
});
