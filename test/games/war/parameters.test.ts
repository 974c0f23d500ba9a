// The two parameters of `war`: whatever is typed, a game comes of it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctParameters } from '../../../src/games/war/parameters.ts';
import { DECK_NAMES } from '../../../src/games/war/rules.ts';
import { Text } from '../../../src/text/text.ts';

const english = new Text('en', ['cli', 'war']);

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.bigInt().map(String),
  fc.double().map(String),
  fc.mixedCase(fc.constantFrom(...DECK_NAMES)),
);

test('no string throws, and the values can always be played', () => {
  fc.assert(
    fc.property(anything, anything, (players, deck) => {
      const corrected = correctParameters(players, deck);
      expect([1, 2, 3, 4, 5]).toContain(corrected.players);
      expect(DECK_NAMES).toContain(corrected.deck);
      const line = corrected.correction ? english.tell(corrected.correction) : '';
      // Nothing that is typed can forge another line.
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }),
    { numRuns: 2000 },
  );
});

test.each(['small', 'SMALL', 'SmALl', 'large', 'LARGE', 'lArGe'])('%s is a deck', (deck) => {
  expect(correctParameters('3', deck)).toEqual({ players: 3, deck: deck.toLowerCase() });
});

// Unicode folds these to ASCII letters; the rules do not.
test.each(['ſmall', 'ﬆ', 'LARGE\u0301', 'ｓｍａｌｌ', 'larɡe', ' small ', 'small\n'])(
  '%j is none',
  (deck) => {
    expect(correctParameters('3', deck).correction?.key).toBe('war:deckUnrecognized');
  },
);

test.each([
  ['1', 1],
  ['5', 5],
  ['+3', 3],
  ['0004', 4],
])('%s players are as given', (typed, players) => {
  expect(correctParameters(typed, 'small')).toEqual({ players, deck: 'small' });
});

test.each([
  ['0', 1],
  ['-0', 1],
  ['-5', 1],
  ['6', 5],
  ['1231241431', 5],
  ['9'.repeat(30), 5],
  [`-${'9'.repeat(400)}`, 1],
  ['9'.repeat(400), 5],
])('%s players are moved into the range', (typed, players) => {
  expect(correctParameters(typed, 'large')).toEqual({
    players,
    deck: 'large',
    correction: { key: 'war:playersCorrected', values: { players, provided: typed } },
  });
});

test.each([
  'abc',
  '3.5',
  '4x',
  '0x3',
  '1e1',
  '',
  ' 4 ',
  '4\n',
  '٣',
  '+',
  '-',
  '--4',
  '+-4',
  'NaN',
  'Infinity',
  '1_0',
  '４',
])('%j players are no integer', (typed) => {
  const corrected = correctParameters(typed, 'large');
  expect(corrected.players).toBe(2);
  expect(corrected.correction?.key).toBe('war:playersUnparseable');
});

test('two wrong values of any kind give two players and a small deck', () => {
  for (const players of ['0', '6', 'x', '']) {
    for (const deck of ['medium', '', '4']) {
      expect(correctParameters(players, deck)).toEqual({
        players: 2,
        deck: 'small',
        correction: expect.objectContaining({ key: 'war:bothCorrected' }),
      });
    }
  }
});
