// Indigo's scenario files: what is refused, under which name, and what people are told.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { indigoScenario } from '../../../src/games/indigo/scenario.ts';
import { MANGLED, SYNTAX } from '../../../src/scenarios/exceptions.ts';
import { makeCard } from '../../../src/table/cards.ts';
import { dealerStream } from '../../../src/table/random.ts';
import { LANGUAGES, Text } from '../../../src/text/text.ts';
import { EXAMPLES } from '../../golden/cases.ts';
import { allCards, cards, deckWithoutWins, playRandomly } from './games.ts';

const DECK = allCards.map(makeCard);
const english = new Text('en', ['indigo']);

function problems(value: unknown): { exception: string; message: string }[] {
  const checked = indigoScenario.check(value);
  if (!('problems' in checked)) return [];
  return checked.problems.map(({ exception, message }) => ({
    exception,
    message: english.tell(message),
  }));
}

const change = (place: number, name: unknown): unknown[] => DECK.with(place, name as string);

test('a whole deck is dealt as it stands, to the player who is named first', () => {
  for (const first of [1, 2]) {
    const checked = indigoScenario.check({ game: 'indigo', deck: DECK, first });
    if (!('content' in checked)) throw new Error();
    expect(checked.content.deck).toEqual(allCards);
    expect(checked.content.toMove).toBe(first - 1);
    expect(checked.content.table).toEqual([0, 1, 2, 3]);
  }
});

test('player 1 moves first where nobody is named', () => {
  const checked = indigoScenario.check({ game: 'indigo', deck: DECK });
  expect('content' in checked && checked.content.first).toBe(0);
});

const EXAMPLE = '{"game":"indigo","deck":["7S","10H",…],"first":1}';
const CARD_HINT =
  'which is no card: write a rank (2 to 10, J, Q, K, A) and a suit (C, D, H, S), such as "10H"';

describe('the wrong shape', () => {
  test.each([
    ['rows', [[9, 10]], [`an object is expected, such as ${EXAMPLE}, but this is [[9,10]]`]],
    ['null', null, [`an object is expected, such as ${EXAMPLE}, but this is null`]],
    ['no game', { deck: DECK }, ['"game" is missing: write "game":"indigo"']],
    ['a game that is no text', { game: 5, deck: DECK }, ['"game" is 5: write "indigo"']],
    [
      'no deck',
      { game: 'indigo' },
      ['"deck" is missing: write a list of all 52 cards, the first to be dealt first'],
    ],
    [
      'a deck that is no list',
      { game: 'indigo', deck: '7S' },
      ['"deck" is "7S": write a list of all 52 cards, such as ["7S","10H",…]'],
    ],
    [
      'cards that are no text',
      { game: 'indigo', deck: change(2, 7).with(4, null) },
      [`entry 3 of "deck" is 7, ${CARD_HINT}`, `entry 5 of "deck" is null, ${CARD_HINT}`],
    ],
    [
      'a third player',
      { game: 'indigo', deck: DECK, first: 3 },
      ['"first" is 3: write 1 or 2, the player who moves first'],
    ],
    [
      'a first player in quotes',
      { game: 'indigo', deck: DECK, first: '1' },
      ['"first" is "1": write 1 or 2, the player who moves first'],
    ],
    [
      'no first player',
      { game: 'indigo', deck: DECK, first: null },
      ['"first" is null: write 1 or 2, the player who moves first'],
    ],
    [
      'a slip in a name',
      { game: 'indigo', deck: DECK, frist: 2 },
      ['"frist" is unknown, did you mean "first"?'],
    ],
    [
      'several at once',
      { game: 'indigo', deck: 1, first: 0, more: 1 },
      [
        '"deck" is 1: write a list of all 52 cards, such as ["7S","10H",…]',
        '"first" is 0: write 1 or 2, the player who moves first',
        '"more" is unknown, did you mean "game"?',
      ],
    ],
  ])('%s', (_, value, messages) => {
    expect(problems(value)).toEqual(messages.map((message) => ({ exception: SYNTAX, message })));
  });
});

describe('no whole deck', () => {
  test.each([
    [
      'a card that does not exist',
      change(0, '1C'),
      [`entry 1 of "deck" is "1C", ${CARD_HINT}`, 'missing from "deck", to be put in: 2C'],
    ],
    [
      'a card in small letters',
      change(51, 'as'),
      [`entry 52 of "deck" is "as", ${CARD_HINT}`, 'missing from "deck", to be put in: AS'],
    ],
    [
      'a card twice',
      change(0, '2D'),
      [
        '2D is in "deck" more than once (entries 1, 2): leave one of them',
        'missing from "deck", to be put in: 2C',
      ],
    ],
    [
      'a card thrice',
      change(0, '2D').with(2, '2D'),
      [
        '2D is in "deck" more than once (entries 1, 2, 3): leave one of them',
        'missing from "deck", to be put in: 2C, 2H',
      ],
    ],
    [
      'a card too few',
      DECK.slice(1),
      [
        '"deck" has 51 cards, but a whole deck has 52: write every card once',
        'missing from "deck", to be put in: 2C',
      ],
    ],
    [
      'a card too many',
      [...DECK, 'AS'],
      [
        'AS is in "deck" more than once (entries 52, 53): leave one of them',
        '"deck" has 53 cards, but a whole deck has 52: write every card once',
      ],
    ],
    [
      'no card',
      [],
      [
        '"deck" has 0 cards, but a whole deck has 52: write every card once',
        'missing from "deck", to be put in: 2C, 2D, 2H, 2S, 3C, 3D, 3H, 3S, …',
      ],
    ],
  ])('%s', (_, deck, messages) => {
    expect(problems({ game: 'indigo', deck })).toEqual(
      messages.map((message) => ({ exception: MANGLED, message })),
    );
  });
});

test('every problem is told in every language, with all its values', () => {
  const values = [[], { deck: [1], first: 3, a: 1 }, { game: 1 }, { game: 'indigo', deck: {} }];
  const decks = [change(0, '2D'), change(0, 'x'), DECK.slice(1)];
  const bad = [...values, ...decks.map((deck) => ({ game: 'indigo', deck }))];
  for (const language of LANGUAGES) {
    const text = new Text(language, ['indigo']);
    for (const value of bad) {
      const checked = indigoScenario.check(value);
      if (!('problems' in checked)) throw new Error();
      for (const { message } of checked.problems) {
        expect(text.tell(message)).not.toMatch(/{{|^indigo:|^[a-zA-Z]+$/);
      }
    }
  }
});

describe('the examples', () => {
  const read = (name: string) => {
    const checked = indigoScenario.check(
      JSON.parse(readFileSync(join(EXAMPLES, `ssc_${name}.json`), 'utf8')),
    );
    if (!('content' in checked)) throw new Error(name);
    return checked.content;
  };

  test('From the Rule Book begins as the screens of the rules do', () => {
    const indigo = read('From_the_Rule_Book');
    expect(indigo.table).toEqual(cards('6C 7H 3D 4H'));
    expect(indigo.hands[1]).toEqual(cards('8C 3S 8H KH 2D KD'));
    expect(indigo.hands[0]).toEqual(cards('JD 4S JC AD 5S QD'));
    expect(indigo.toMove).toBe(1);
  });

  test('Nobody takes a CARD leaves all to player 2, whatever is played', () => {
    const indigo = read('Nobody_takes_a_CARD');
    expect(indigo.deck).toEqual(deckWithoutWins());
    for (let seed = 0; seed < 20; seed++) {
      const { outcome } = playRandomly(indigo.clone(), dealerStream(seed));
      expect(outcome?.scores).toEqual([0, 23]);
    }
  });
});
