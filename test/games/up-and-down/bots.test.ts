// Up and Down's greedy bot: plays when it can, and what leaves most to play.
import { expect, test } from 'vitest';
import { greedyBot } from '../../../src/games/up-and-down/bots.ts';
import { makeMove } from '../../../src/games/up-and-down/notation.ts';
import { UpAndDown } from '../../../src/games/up-and-down/rules.ts';
import { UpAndDownView } from '../../../src/games/up-and-down/view.ts';
import { parseCard } from '../../../src/table/cards.ts';
import { MoveList } from '../../../src/table/move-list.ts';
import { DecisionStream } from '../../../src/table/random.ts';

const cards = (names: string): number[] =>
  names === '' ? [] : names.split(' ').map((name) => parseCard(name) as number);

function choice(hand: string, pile: string, central: string): string {
  const position = new UpAndDown({
    first: 0,
    hands: [cards(hand), cards('KC')],
    piles: [cards(pile), cards('KS')],
    central: cards(central),
  });
  const moves = new MoveList();
  position.listMoves(moves);
  const view = new UpAndDownView(position, 0);
  return makeMove(position, greedyBot.choose(view, moves, new DecisionStream(1, 1)));
}

test('it plays rather than draws', () => {
  expect(choice('7C 2D', '9D', '8S QH')).toBe('play 7C on 1');
});

test('it prefers the card that leaves most follow-ups', () => {
  // 7C on the 8S leaves 6D to play; 9H leaves nothing.
  expect(choice('9H 7C 6D', '2D', '8S 2H')).toBe('play 7C on 1');
});

test('it draws when nothing fits, and replaces when it can no longer draw', () => {
  expect(choice('2D', '9D', '8S QH')).toBe('draw');
  expect(choice('2C 2D 2H 2S 3C 3D 3H 3S 4C 4D', '9D', '8S QH')).toBe('replace');
});
