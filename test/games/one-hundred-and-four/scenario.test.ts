// Scenario files of 104 that cannot be played: every problem is named, with a hint.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneHundredAndFourScenario } from '../../../src/games/one-hundred-and-four/scenario.ts';
import { MANGLED, SYNTAX } from '../../../src/scenarios/exceptions.ts';
import { Text } from '../../../src/text/text.ts';
import { ROOT } from '../../programs.ts';

const english = new Text('en', ['104']);

const hand = (first: number): number[] => Array.from({ length: 10 }, (_, i) => first + i);
const good = { game: '104', hands: [hand(1), hand(11)], rows: [21, 22, 23, 34] };

/** Every problem of a file: its exception and its message. */
function problemsOf(value: unknown): string[] {
  const checked = oneHundredAndFourScenario.check(value);
  if ('content' in checked) return [];
  return checked.problems.map(({ exception, message }) => `${exception}: ${english.tell(message)}`);
}

const mangled = (...messages: string[]): string[] => messages.map((text) => `${MANGLED}: ${text}`);
const syntax = (...messages: string[]): string[] => messages.map((text) => `${SYNTAX}: ${text}`);

test('a good one is played as it stands', () => {
  const checked = oneHundredAndFourScenario.check(good);
  if (!('content' in checked)) throw new Error('refused');
  expect(checked.content.hand(1)).toEqual(hand(11));
  expect(checked.content.rowCards(3)).toEqual([34]);
  expect(checked.content.highest).toBe(104);
});

test('just the cards of the tactics deck are the tactics deck', () => {
  const checked = oneHundredAndFourScenario.check({ ...good, rows: [21, 22, 23, 24] });
  expect('content' in checked && checked.content.highest).toBe(24);
});

test.each<[string, unknown, string[]]>([
  [
    'one hand',
    { ...good, hands: [hand(1)] },
    mangled('hands found: 1, but 2 to 10 can play: add 1'),
  ],
  ['no hand', { ...good, hands: [] }, mangled('hands found: 0, but 2 to 10 can play: add 2')],
  [
    'eleven hands',
    { ...good, hands: Array.from({ length: 11 }, () => []) },
    mangled(
      'hands found: 11, but 2 to 10 can play: take 1 out',
      ...Array.from(
        { length: 11 },
        (_, i) => `cards in hand ${i + 1}: 0, but everybody gets 10: add 10`,
      ),
    ),
  ],
  [
    'hands of other sizes',
    { ...good, hands: [hand(1).slice(1), [...hand(11), 50]] },
    mangled(
      'cards in hand 1: 9, but everybody gets 10: add 1',
      'cards in hand 2: 11, but everybody gets 10: take 1 out',
    ),
  ],
  [
    'three rows',
    { ...good, rows: [21, 22, 23] },
    mangled('cards in "rows": 3, but there are 4 rows with one card each: add 1'),
  ],
  [
    'five rows',
    { ...good, rows: [21, 22, 23, 34, 35] },
    mangled('cards in "rows": 5, but there are 4 rows with one card each: take 1 out'),
  ],
  [
    'cards that are none',
    { ...good, hands: [hand(0), hand(11)], rows: [21, 22, 105, 1e20] },
    mangled(
      'hand 1 has a 0: the cards are 1 to 104',
      'row 3 has a 105: the cards are 1 to 104',
      'row 4 has a 100000000000000000000: the cards are 1 to 104',
    ),
  ],
  [
    'cards that are there twice',
    { ...good, hands: [hand(1), hand(10)], rows: [21, 11, 11, 34] },
    mangled(
      'card 10 is there more than once (hand 1, hand 2): leave it in one place',
      'card 11 is there more than once (hand 2, row 2, row 3): leave it in one place',
    ),
  ],
  [
    'no object',
    [[1, 2], [3]],
    syntax('an object with game, hands and rows is expected, but this is [[1,2],[3]]'),
  ],
  ['null', null, syntax('an object with game, hands and rows is expected, but this is null')],
  [
    'nothing in it',
    {},
    syntax(
      '"game" is missing: write "game":"104"',
      '"hands" is missing: write "hands":[[1,2,3,4,5,6,7,8,9,10],…]',
      '"rows" is missing: write "rows":[21,42,63,84]',
    ),
  ],
  [
    'a number for a name',
    { ...good, game: 104 },
    syntax('"game" is 104: write it like this: "104"'),
  ],
  ['an unknown name', { ...good, row: [] }, syntax('"row" is unknown, did you mean "rows"?')],
  [
    'hands and rows that are no lists',
    { ...good, hands: 'x', rows: 4 },
    syntax(
      '"hands" is "x": write it like this: [[1,2,3,4,5,6,7,8,9,10],…]',
      '"rows" is 4: write it like this: [21,42,63,84]',
    ),
  ],
  [
    'a hand that is no list',
    { ...good, hands: [hand(1), 7] },
    syntax('hand 2 is 7: write a list of 10 whole numbers'),
  ],
  [
    'a card that is no whole number',
    { ...good, hands: [hand(1), [...hand(11).slice(1), 2.5]], rows: [21, '22', 23, 34] },
    syntax(
      'hand 2, entry 10 is 2.5: write a whole number',
      'row 2 is "22": write a whole number, the first card of that row',
    ),
  ],
])('%s', (_, value, problems) => {
  expect(problemsOf(value)).toEqual(problems);
});

test('the examples are good', () => {
  const folder = join(ROOT, 'scenarios', 'examples');
  const examples = readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter(({ game }) => game === '104');
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) expect(problemsOf(example)).toEqual([]);
});
