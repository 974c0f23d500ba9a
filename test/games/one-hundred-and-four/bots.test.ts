// What the bots of 104 choose, by example, and that none peeks.
import { describe, expect, test } from 'vitest';
import { closestBot, highestBot, lowestBot } from '../../../src/games/one-hundred-and-four/bots.ts';
import { oneHundredAndFour } from '../../../src/games/one-hundred-and-four/index.ts';
import {
  chooseCard,
  type OneHundredAndFour,
  startGame,
  takeRow,
} from '../../../src/games/one-hundred-and-four/rules.ts';
import { OneHundredAndFourView, redeal } from '../../../src/games/one-hundred-and-four/view.ts';
import type { Bot, Move } from '../../../src/table/game.ts';
import { NOBODY } from '../../../src/table/game.ts';
import { MoveList } from '../../../src/table/move-list.ts';
import { dealerStream } from '../../../src/table/random.ts';
import { noShuffle, randomPosition, shufflerOf } from './games.ts';

function choice(bot: Bot<OneHundredAndFourView>, position: OneHundredAndFour, seed = 1): Move {
  const moves = new MoveList();
  position.listMoves(moves);
  const view = new OneHundredAndFourView(position, position.toMove);
  return bot.choose(view, moves, dealerStream(seed));
}

const LOW = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const start = (hand: number[], rows: number[], others = LOW): OneHundredAndFour =>
  startGame({ hands: [hand, others], rows, highest: 104 });

describe('on rows 20, 40, 60, 80', () => {
  const position = start([33, 44, 55, 66, 77, 15, 99, 12, 64, 38], [20, 40, 60, 80]);

  test('highest plays 99', () => expect(choice(highestBot, position)).toBe(chooseCard(99)));
  test('lowest plays 12', () => expect(choice(lowestBot, position)).toBe(chooseCard(12)));
  test('closest plays 44: four from 40, as is 64 from 60, but lower', () => {
    expect(choice(closestBot, position)).toBe(chooseCard(44));
  });
});

/** The first row is filled with 21 to 24; then the first seat's six cards are left. */
function fullRow(hand: number[], second: number[]): OneHundredAndFour {
  const position = start([21, 23, ...hand], [20, 40, 60, 80], [22, 24, ...second]);
  for (const card of [21, 22, 23, 24]) position.play(chooseCard(card), noShuffle);
  expect(position.rowCards(0)).toEqual([20, 21, 22, 23, 24]);
  return position;
}

describe('beside a full row', () => {
  const others = [1, 2, 3, 4, 5, 6, 7, 8];

  test('closest goes far away rather than lay the sixth card', () => {
    const position = fullRow([25, 26, 27, 28, 29, 30, 31, 59], others);
    expect(choice(closestBot, position)).toBe(chooseCard(59));
  });

  test('closest prefers the shorter row when differences are equal', () => {
    const position = fullRow([43, 82, 62, 48, 86, 87, 88, 89], [41, 2, 3, 4, 5, 6, 7, 8]);
    for (const card of [82, 41]) position.play(chooseCard(card), noShuffle);
    expect([position.rowCards(1), position.rowCards(3)]).toEqual([
      [40, 41],
      [80, 82],
    ]);
    // 43 is two from 41, and 62 from 60, which lies alone.
    expect(choice(closestBot, position)).toBe(chooseCard(62));
  });

  test('closest without a good card goes below all rows if that is cheaper', () => {
    const position = fullRow([25, 26, 27, 28, 29, 30, 31, 11], others);
    // The full row has 11 points, the row of 40 only 3.
    expect(choice(closestBot, position)).toBe(chooseCard(11));
  });

  test('closest without a good card takes the lowest of those that cost the same', () => {
    const position = fullRow([31, 26, 27, 28, 29, 30, 25, 32], others);
    expect(choice(closestBot, position)).toBe(chooseCard(25));
  });
});

describe.each([highestBot, lowestBot, closestBot])('$name, when it must take a row', (bot) => {
  test('takes the cheapest', () => {
    const position = start(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [55, 44, 41, 50],
      [56, 57, 58, 59, 61, 62, 63, 64, 65, 66],
    );
    position.play(chooseCard(1), noShuffle);
    position.play(chooseCard(56), noShuffle);
    expect(choice(bot, position)).toBe(takeRow(2));
  });

  test('takes the first of equally cheap ones', () => {
    const position = start(LOW, [55, 42, 41, 43], [56, 57, 58, 59, 61, 62, 63, 64, 65, 66]);
    position.play(chooseCard(1), noShuffle);
    position.play(chooseCard(56), noShuffle);
    expect(choice(bot, position)).toBe(takeRow(1));
  });
});

describe.each(oneHundredAndFour.bots)('$name', (bot) => {
  test('does not peek: its choice is the same whatever the others hold and have chosen', () => {
    let looked = 0;
    for (let i = 0; looked < 300; i++) {
      const position = randomPosition(i, 2 + (i % 9), (i * 7) % 100);
      if (position.toMove === NOBODY) continue;
      looked++;
      const other = redeal(position, position.toMove, shufflerOf(dealerStream(i, 2)));
      expect(choice(bot, other, i)).toBe(choice(bot, position, i));
    }
  });

  test('always chooses the same if it says so', () => {
    if (!bot.isDeterministic) return;
    for (let i = 0; i < 50; i++) {
      const position = randomPosition(i, 4, i % 40);
      expect(choice(bot, position, 1)).toBe(choice(bot, position, 2));
    }
  });
});
