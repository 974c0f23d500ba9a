// Indigo's moves and starts as text, there and back.
import { expect, test } from 'vitest';
import { makeMove, makeScenario, parseMove } from '../../../src/games/indigo/notation.ts';
import { Indigo } from '../../../src/games/indigo/rules.ts';
import { indigoScenario } from '../../../src/games/indigo/scenario.ts';
import { makeCard } from '../../../src/table/cards.ts';
import { dealerStream } from '../../../src/table/random.ts';
import { allCards, card, deckFrom, playRandomly, randomStart } from './games.ts';

const start = new Indigo({ deck: deckFrom('6C 7H 3D 4H 8C 3S 10H'), first: 0 });

test('a move is `play` and the card', () => {
  expect(makeMove(start, card('10H'))).toBe('play 10H');
  expect(parseMove(start, 'play 10H')).toBe(card('10H'));
});

test.each([
  ['a card of the table', 'play 4H'],
  ['a card of nobody', 'play KS'],
  ['no card', 'play 1H'],
  ['no card at all', 'play'],
  ['another word', 'draw'],
  ['nothing', ''],
  ['small letters', 'play 10h'],
  ['more than a move', 'play 10H 8C'],
  ['blanks around it', ' play 10H '],
])('%s is no move', (_, text) => {
  expect(parseMove(start, text)).toBeUndefined();
});

test('every legal move of a random game comes back, and no other card does', () => {
  for (let seed = 0; seed < 20; seed++) {
    const stream = dealerStream(seed);
    const end = playRandomly(randomStart(stream), stream, undefined, (indigo, moves) => {
      for (const move of moves.toArray()) {
        expect(parseMove(indigo, makeMove(indigo, move))).toBe(move);
      }
      const legal = allCards.filter((c) => parseMove(indigo, `play ${makeCard(c)}`) !== undefined);
      expect(legal).toHaveLength(moves.length);
    });
    expect(parseMove(end, 'play 10H')).toBeUndefined();
  }
});

test('a start comes back from its scenario', () => {
  for (let seed = 0; seed < 20; seed++) {
    const indigo = randomStart(dealerStream(seed));
    const written = JSON.parse(JSON.stringify(makeScenario(indigo)));
    expect(Object.keys(written)).toEqual(['game', 'deck', 'first']);
    const checked = indigoScenario.check(written);
    expect('content' in checked && checked.content).toEqual(indigo);
  }
});

test('a position in the middle of a game gives the start that it came from', () => {
  const stream = dealerStream(3);
  const indigo = randomStart(stream);
  const written = makeScenario(indigo);
  expect(makeScenario(playRandomly(indigo, stream, 30))).toEqual(written);
});
