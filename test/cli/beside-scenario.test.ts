// What stands beside a scenario on the command line of `deckhand watch`: refused, or given way.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deckhand, folderWith, logOf, war } from '../launcher.ts';
import { ROOT } from '../programs.ts';

const example = (name: string): string =>
  readFileSync(join(ROOT, 'scenarios', 'examples', `ssc_${name}.json`), 'utf8');

describe('beside --scenario an option that says otherwise is refused with exit code 2', () => {
  test.each<[string[], string]>([
    [
      ['104', '--scenario', 'The_Sixth_Card', '--match'],
      '--match needs many deals, but the scenario THE SIXTH CARD is only one: leave out one of the two',
    ],
    [
      ['104', '--scenario', 'The_Sixth_Card', '--players', '10'],
      '--players 10 does not go with the scenario THE SIXTH CARD: there the number is 4',
    ],
    [
      ['104', '--scenario', 'The_Sixth_Card', '--deck', 'tactics'],
      '--deck does not go with --scenario: the file fixes the deal',
    ],
    [
      // Also when it says what would be usual.
      ['104', '--scenario', 'The_Sixth_Card', '--deck', 'full'],
      '--deck does not go with --scenario: the file fixes the deal',
    ],
    [
      ['final-card-down', '--scenario', 'Twos_upon_TWOS', '--deck-size', '60'],
      '--deck-size does not go with --scenario: the file fixes the deal',
    ],
    [
      ['war', '--scenario', 'example', '--any-deal'],
      '--any-deal does not go with --scenario: the file fixes the deal',
    ],
    [
      ['104', '--scenario', 'The_Sixth_Card', '--names', 'A,B,C,D,E,F,G,H,I,J'],
      '10 names for 4 players: name everybody, or nobody',
    ],
  ])('%j', async (args, line) => {
    expect(await deckhand(['watch', ...args])).toEqual({
      stdout: '',
      stderr: `deckhand: ${line}\n`,
      exit: 2,
    });
  });

  test('one that says the same is not', async () => {
    const args = ['watch', 'war', '--scenario', 'example'];
    const { stdout } = await deckhand(args);
    expect(await deckhand([...args, '--players', '3'])).toEqual({ stdout, stderr: '', exit: 0 });
  });
});

describe('a scenario that lies in the folder', () => {
  test('goes before the options of every game, and the log says so', async () => {
    const scenario = { 'scenarios/ssc_The_Sixth_Card.json': example('The_Sixth_Card') };
    const args = ['watch', '104', '--seed', '1'];
    const { stdout } = await deckhand(args, { cwd: folderWith(scenario) });
    const cwd = folderWith(scenario);
    const more = ['--players', '10', '--deck', 'tactics'];
    expect(await deckhand([...args, ...more], { cwd })).toEqual({ stdout, stderr: '', exit: 0 });
    expect(logOf(cwd)).toContainEqual(
      expect.objectContaining({ level: 'warn', msg: 'ignored', players: 10, deck: 'tactics' }),
    );
  });

  test('is played by watch war as by war', async () => {
    const cwd = folderWith({ 'scenarios/ssc_example.json': example('example') });
    const { stdout } = await war(['4', 'small'], { cwd });
    expect(stdout).toMatch(/^special scenario code: EXAMPLE\n/);
    const args = ['watch', 'war', '--players', '4', '--deck', 'small'];
    expect(await deckhand(args, { cwd })).toEqual({ stdout, stderr: '', exit: 0 });
  });

  test('is no match', async () => {
    const cwd = folderWith({ 'scenarios/ssc_x.json': example('The_Sixth_Card') });
    expect(await deckhand(['watch', '104', '--match'], { cwd })).toEqual({
      stdout: '',
      stderr:
        'deckhand: --match needs many deals, but the scenario X is only one: leave out one of the two\n',
      exit: 2,
    });
  });
});
