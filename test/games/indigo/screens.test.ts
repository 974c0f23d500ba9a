// Indigo's screens when bots play, to the letter.
import { describe, expect, test } from 'vitest';
import { Indigo } from '../../../src/games/indigo/rules.ts';
import { indigoScreens } from '../../../src/games/indigo/screens.ts';
import { type GameEvent, NOBODY } from '../../../src/table/game.ts';
import { dealerStream } from '../../../src/table/random.ts';
import { LANGUAGES, type Language, Text } from '../../../src/text/text.ts';
import { cards, deckFrom, deckWithoutWins, noShuffle, playRandomly, randomStart } from './games.ts';

const NAMES = ['Player', 'Computer'];
const plain = (_colour: string, text: string): string => text;

/** Opening and moves, and the ending where there is one. */
function screensOf(
  start: Indigo,
  moves: readonly number[],
  language: Language = 'en',
  paint: (colour: string, text: string) => string = plain,
): string {
  const screens = indigoScreens(new Text(language, ['indigo']), NAMES, paint);
  const indigo = start.clone();
  let output = screens.opening(indigo, undefined);
  for (const move of moves) {
    const events: GameEvent[] = [];
    const seat = indigo.toMove;
    output += screens.before?.(indigo);
    indigo.play(move, noShuffle, (event) => events.push(event));
    output += [screens.move(indigo, seat, move, events)].flat().join('');
  }
  return indigo.toMove === NOBODY ? output + screens.ending(indigo) : output;
}

const ruleBook = new Indigo({
  deck: deckFrom('6C 7H 3D 4H 8C 3S 8H KH 2D KD JD 4S JC AD 5S QD'),
  first: 1,
});

test('the first turns are those of the rules, letter by letter', () => {
  expect(screensOf(ruleBook, cards('8H JD KD 4S 3S'))).toBe(
    [
      'Indigo Card Game',
      'Initial cards on the table: 6♣ 7♥ 3♦ 4♥',
      '',
      '4 cards on the table, and the top card is 4♥',
      '8♣ 3♠ 8♥ K♥ 2♦ K♦',
      'Computer plays 8♥',
      'Computer wins cards',
      'Score: Player 0 - Computer 0',
      'Cards: Player 0 - Computer 5',
      '',
      'No cards on the table',
      'J♦ 4♠ J♣ A♦ 5♠ Q♦',
      'Player plays J♦',
      '',
      '1 cards on the table, and the top card is J♦',
      '8♣ 3♠ K♥ 2♦ K♦',
      'Computer plays K♦',
      'Computer wins cards',
      'Score: Player 0 - Computer 2',
      'Cards: Player 0 - Computer 7',
      '',
      'No cards on the table',
      '4♠ J♣ A♦ 5♠ Q♦',
      'Player plays 4♠',
      '',
      '1 cards on the table, and the top card is 4♠',
      '8♣ 3♠ K♥ 2♦',
      'Computer plays 3♠',
      'Computer wins cards',
      'Score: Player 0 - Computer 2',
      'Cards: Player 0 - Computer 9',
      '',
    ].join('\n'),
  );
});

test('new hands are shown as they are dealt', () => {
  const start = new Indigo({ deck: deckWithoutWins(), first: 0 });
  const moves = cards('AD 7C AH 7S 2D 8C 2H 8S 3D 9C 3H 9S 6D');
  const output = screensOf(start, moves);
  expect(output.slice(output.indexOf('\n\n15 ') + 1)).toBe(
    [
      '',
      '15 cards on the table, and the top card is 3♥',
      '9♠',
      'Computer plays 9♠',
      '',
      '16 cards on the table, and the top card is 9♠',
      '4♦ 4♥ 5♦ 5♥ 6♦ 6♥',
      'Player plays 6♦',
      '',
    ].join('\n'),
  );
});

describe('the end', () => {
  /** In hand order: the first card of the hand each time. */
  const firstCards = (start: Indigo): number[] => {
    const indigo = start.clone();
    while (indigo.toMove !== NOBODY) indigo.play(indigo.hands[indigo.toMove][0], noShuffle);
    return indigo.laid.slice(4);
  };

  test('with cards on the table counts them and the three points', () => {
    const start = new Indigo({ deck: deckWithoutWins(), first: 1 });
    const output = screensOf(start, firstCards(start));
    expect(output.slice(output.lastIndexOf('\n\n51 '))).toBe(
      [
        '',
        '',
        '51 cards on the table, and the top card is Q♥',
        '6♠',
        'Player plays 6♠',
        '',
        '52 cards on the table, and the top card is 6♠',
        'Score: Player 0 - Computer 23',
        'Cards: Player 0 - Computer 52',
        'Game Over',
        '',
      ].join('\n'),
    );
  });

  test('on an empty table says so, and the three points come only there', () => {
    // All four cards of a rank after each other: who moves second wins with every card.
    const ranks = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
    const pairs = (suits: string) => ranks.flatMap((rank) => [...suits].map((suit) => rank + suit));
    const [ones, others] = [pairs('CH').slice(2), pairs('DS').slice(2)];
    const hands = [0, 6, 12, 18].flatMap((from) => [
      ...ones.slice(from, from + 6),
      ...others.slice(from, from + 6),
    ]);
    const deck = cards(['2C', '2H', '2D', '2S', ...hands].join(' '));
    const start = new Indigo({ deck, first: 0 });
    const output = screensOf(start, firstCards(start));
    expect(output.slice(output.lastIndexOf('\n\n1 '))).toBe(
      [
        '',
        '',
        '1 cards on the table, and the top card is A♥',
        'A♠',
        'Computer plays A♠',
        'Computer wins cards',
        'Score: Player 0 - Computer 20',
        'Cards: Player 0 - Computer 52',
        '',
        'No cards on the table',
        'Score: Player 0 - Computer 23',
        'Cards: Player 0 - Computer 52',
        'Game Over',
        '',
      ].join('\n'),
    );
  });
});

test('red suits are painted, and nothing else', () => {
  const output = screensOf(ruleBook, cards('8H'), 'en', (colour, text) => `<${colour} ${text}>`);
  expect(output).toContain('table: 6♣ <red 7♥> <red 3♦> <red 4♥>\n');
  expect(output).toContain('the top card is <red 4♥>\n8♣ 3♠ <red 8♥> <red K♥> <red 2♦> <red K♦>\n');
  expect(output).toContain('Computer plays <red 8♥>\n');
  expect(output.match(/</g)).toHaveLength(9);
});

/** What is the same in every language. */
const bones = (output: string): string[] =>
  output.split('\n').map((line) => (line.match(/\d*[JQKA]?[♣♦♥♠]|\d+/g) ?? []).join(' '));

test.each(LANGUAGES)('in %s the cards and numbers are the same, in the same lines', (language) => {
  for (let seed = 0; seed < 5; seed++) {
    const stream = dealerStream(seed);
    const start = randomStart(stream);
    const moves = playRandomly(start.clone(), stream).laid.slice(4);
    const output = screensOf(start, moves, language);
    expect(bones(output)).toEqual(bones(screensOf(start, moves)));
    expect(output).not.toMatch(/{{|indigo:| $/m);
    if (language !== 'en') expect(output).not.toMatch(/\b(the|plays|wins|cards|table,|Score)\b/);
  }
});

test.each([
  ['pl', ['1 karta na', '2 karty na', '5 kart na']],
  ['ru', ['1 карта,', '2 карты,', '5 карт,']],
  ['uk', ['1 карта,', '2 карти,', '5 карт,']],
  ['fr', ['1 carte sur', '2 cartes sur', '5 cartes sur']],
  ['it', ['1 carta in', '2 carte in', '5 carte in']],
] as const)('in %s cards are counted as people count them', (language, expected) => {
  const text = new Text(language, ['indigo']);
  [1, 2, 5].forEach((count, i) => {
    expect(text.say('indigo:table', { count, card: '7♠' })).toContain(expected[i]);
  });
});
