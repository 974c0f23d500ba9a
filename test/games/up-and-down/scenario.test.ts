// Up and Down's scenario files: any position in which no card is twice, and a hint for every mistake.
import { expect, test } from 'vitest';
import { upAndDownScenario } from '../../../src/games/up-and-down/scenario.ts';
import { MANGLED, SYNTAX } from '../../../src/scenarios/exceptions.ts';
import { Text } from '../../../src/text/text.ts';

const english = new Text('en', ['cli', 'up-and-down']);

const GOOD = {
  game: 'up-and-down',
  first: 2,
  hands: [['7S', '10H'], ['QD']],
  piles: [['AC', '2C'], []],
  central: ['KD', '3C'],
};

test('a good one is a position with that player to move', () => {
  const checked = upAndDownScenario.check(GOOD);
  if (!('content' in checked)) throw new Error('refused');
  expect(checked.content.toMove).toBe(1);
  expect(checked.content.hands.map((hand) => hand.length)).toEqual([2, 1]);
});

test.each<[string, object, string, string[]]>([
  [
    'no position',
    [],
    SYNTAX,
    ['an object with first, hands, piles and central is expected, but this is []'],
  ],
  [
    'no such first player',
    { ...GOOD, first: 3 },
    SYNTAX,
    ['"first" is 3: write 1 or 2, the player who moves first'],
  ],
  [
    'no hands',
    { ...GOOD, hands: undefined },
    SYNTAX,
    ['"hands" is missing: write "hands":[["7S"],["KD","10H"]]'],
  ],
  [
    'three piles',
    { ...GOOD, piles: [[], [], []] },
    SYNTAX,
    ['"piles" is [[],[],[]]: write two lists of cards, such as [["7S"],["KD","10H"]]'],
  ],
  [
    'one central card',
    { ...GOOD, central: ['7C'] },
    SYNTAX,
    ['"central" is ["7C"]: write two cards, such as ["7S","KD"]'],
  ],
  ['a word misspelt', { ...GOOD, frist: 1 }, SYNTAX, ['"frist" is unknown, did you mean "first"?']],
  [
    'no card',
    { ...GOOD, hands: [['1S'], ['QD']] },
    MANGLED,
    [
      'hands[1] has "1S", which is no card: write a rank (2 to 10, J, Q, K, A) and a suit (C, D, H, S), such as "10H"',
    ],
  ],
  [
    'a card twice',
    { ...GOOD, central: ['KD', '7S'] },
    MANGLED,
    ['7S is there 2 times: a deck has it once'],
  ],
  [
    'a player without cards',
    { ...GOOD, hands: [['7S'], []] },
    MANGLED,
    ['player 2 has no card at all: give that player cards in hand or in the pile'],
  ],
  [
    'several mistakes',
    { ...GOOD, hands: [['XX', 'KD'], []] },
    MANGLED,
    ['hands[1] has "XX"', 'KD is there 2 times', 'player 2 has no card at all'],
  ],
])('%s', (_, value, exception, messages) => {
  const checked = upAndDownScenario.check(JSON.parse(JSON.stringify(value)));
  if (!('problems' in checked)) throw new Error('accepted');
  expect(checked.problems.map((problem) => problem.exception)).toEqual(
    messages.map(() => exception),
  );
  for (const [i, { message }] of checked.problems.entries()) {
    expect(english.tell(message)).toContain(messages[i]);
  }
});
