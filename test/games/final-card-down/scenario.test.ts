// Final Card Down's scenario files: which are played, and what is said of the others.
import { describe, expect, test } from 'vitest';
import { makeCard } from '../../../src/games/final-card-down/cards.ts';
import { finalCardDownScenario } from '../../../src/games/final-card-down/scenario.ts';
import { Text } from '../../../src/text/text.ts';

const english = new Text('en', ['final-card-down']);
const game = 'final-card-down';

const deck = (size = 30): string[] => Array.from({ length: size }, (_, i) => makeCard(i));

function problems(value: unknown): string[] {
  const checked = finalCardDownScenario.check(value);
  if ('content' in checked) return [];
  return checked.problems.map(({ exception, message }) => `${exception}: ${english.tell(message)}`);
}

const MANGLED = 'SpecialCodeFileMangledException: ';
const SYNTAX = 'SpecialCodeFileSyntaxException: ';

test('a deck is dealt as the rules say', () => {
  const checked = finalCardDownScenario.check({ game, deck: deck(31) });
  if (!('content' in checked)) throw new Error();
  const { content } = checked;
  expect(content.hand(1)).toEqual([1, 5, 9, 13, 17, 21, 25]);
  expect([content.top, content.drawPileCard(0), content.drawPileCard(1)]).toEqual([28, 29, 30]);
});

test('two of a kind are no problem', () => {
  expect(problems({ game, deck: [...deck(15), ...deck(15)] })).toEqual([]);
});

describe.each<[string, unknown, string[]]>([
  [
    'too few cards',
    { game, deck: deck(28) },
    [`${MANGLED}28 cards, but at least 30 are needed: add 2`],
  ],
  ['no cards', { game, deck: [] }, [`${MANGLED}0 cards, but at least 30 are needed: add 30`]],
  [
    'three of a kind',
    { game, deck: [...deck(), '0RH', '0RH'] },
    [`${MANGLED}0RH is there 3 times, but the full deck has it 2 times: take 1 out`],
  ],
  [
    'no such card, and a kind too often, and too few',
    { game, deck: ['2DB', '0RH', '7S', '0RH', '0RH', '0RH'] },
    [
      `${MANGLED}card 1 is "2DB", and there is no such card: write value (0 to 9, A to F), colour (R, B, G, Y, P) and suit (H, D, C, S, Q), such as "2BD"`,
      `${MANGLED}card 3 is "7S", and there is no such card: write value (0 to 9, A to F), colour (R, B, G, Y, P) and suit (H, D, C, S, Q), such as "2BD"`,
      `${MANGLED}0RH is there 4 times, but the full deck has it 2 times: take 2 out`,
      `${MANGLED}6 cards, but at least 30 are needed: add 24`,
    ],
  ],
  [
    'numbers in place of cards',
    { game, deck: [2, '2BD', null] },
    [
      `${SYNTAX}card 1 is 2: write it in quotation marks, such as "2BD"`,
      `${SYNTAX}card 3 is null: write it in quotation marks, such as "2BD"`,
    ],
  ],
  [
    'one text in place of a list',
    { game, deck: '2BD' },
    [`${SYNTAX}"deck" is "2BD": write a list of cards, such as ["2BD","ARH"]`],
  ],
  [
    'nothing but the game',
    { game },
    [`${SYNTAX}"deck" is missing: write {"game":"final-card-down","deck":["2BD",…]}`],
  ],
  [
    'nothing but the deck',
    { deck: deck() },
    [`${SYNTAX}"game" is missing: write {"game":"final-card-down","deck":["2BD",…]}`],
  ],
  ['another game', { game: 5, deck: deck() }, [`${SYNTAX}"game" is 5: write "final-card-down"`]],
  [
    'parts that are unknown',
    { game, deck: deck(), decks: 1, '\u001b[2J': 1 },
    [
      `${SYNTAX}"decks" is unknown, did you mean "deck"?`,
      `${SYNTAX}"\\x1b[2J" is unknown, did you mean "game"?`,
    ],
  ],
  [
    'a list',
    ['2BD'],
    [
      `${SYNTAX}an object is expected, such as {"game":"final-card-down","deck":["2BD",…]}, but this is ["2BD"]`,
    ],
  ],
  [
    'null',
    null,
    [
      `${SYNTAX}an object is expected, such as {"game":"final-card-down","deck":["2BD",…]}, but this is null`,
    ],
  ],
])('%s', (_, value, expected) => {
  test('is refused, problem by problem', () => {
    expect(problems(value)).toEqual(expected);
  });
});
