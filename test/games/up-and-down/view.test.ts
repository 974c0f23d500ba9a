// What a player of Up and Down sees, and what stays hidden.
import { expect, test } from 'vitest';
import { DRAW, playOn, REPLACE, type UpAndDown } from '../../../src/games/up-and-down/rules.ts';
import { redeal, UpAndDownView } from '../../../src/games/up-and-down/view.ts';
import { makeCard } from '../../../src/table/cards.ts';
import { dealerStream, shuffle } from '../../../src/table/random.ts';
import { card, cards, keep, position, replaceable } from './positions.ts';

const viewOf = (game: UpAndDown, seat: number) => new UpAndDownView(game, seat);
const names = (list: readonly number[]): string[] => list.map(makeCard).sort();

test('a player sees the own hand, all cards laid, all sizes and all actions, and nothing else', () => {
  const game = position(['7C 2D', '9D'], ['KD', 'QD QH'], '8S 8H');
  game.play(playOn(card('7C'), 0), keep);
  const view = viewOf(game, 1);
  expect(view.hand).toEqual(cards('9D'));
  expect(view.central).toEqual([cards('8S 7C'), cards('8H')]);
  expect(view.handSizes).toEqual([1, 1]);
  expect(view.pileSizes).toEqual([1, 2]);
  expect(view.log).toEqual([playOn(card('7C'), 0)]);
  expect([...view.hand, ...view.central.flat(), ...view.putBack]).not.toContain(card('2D'));
});

test('who puts a hand back knows which of its cards are in the pile, until they are drawn', () => {
  const game = replaceable();
  game.play(REPLACE, keep);
  const view = viewOf(game, 0);
  // The pile lay as KH KD, the hand went on top of it, and the last five came back.
  expect(names(view.hand)).toEqual(['2S', '3C', '3D', '3H', '3S']);
  expect(names(view.putBack)).toEqual(['2C', '2D', '2H']);
  expect(viewOf(game, 1).putBack).toEqual([]);
  game.play(DRAW, keep);
  game.play(DRAW, keep);
  expect(names(view.putBack)).toEqual(['2C', '2D']);
  expect(names(game.clone().putBack[0])).toEqual(['2C', '2D']);
});

test('hidden cards dealt anew: the own put-back cards stay in the own pile, in any order', () => {
  const game = replaceable();
  game.play(REPLACE, keep);
  const stream = dealerStream(1);
  const tops = new Set<number>();
  const others = new Set<number>();
  for (let i = 0; i < 300; i++) {
    const copy = redeal(game, 0, (list, count) => shuffle(list, stream, count));
    expect(copy.hands[0]).toEqual(game.hands[0]);
    for (const each of cards('2C 2D 2H')) expect(copy.piles[0]).toContain(each);
    expect(copy.piles.map((pile) => pile.length)).toEqual([5, 2]);
    expect(copy.putBack[0]).toEqual(game.putBack[0]);
    tops.add(copy.piles[0][4]);
    for (const each of copy.hands[1]) others.add(each);
  }
  expect(tops.size).toBe(9);
  expect(names([...others])).toEqual(['9D', 'JD', 'KD', 'KH', 'QD', 'QH']);
});

test('of what the other has put back only the number is known', () => {
  const game = replaceable();
  game.play(REPLACE, keep);
  const stream = dealerStream(2);
  const known = new Set<number>();
  for (let i = 0; i < 300; i++) {
    const copy = redeal(game, 1, (list, count) => shuffle(list, stream, count));
    expect(copy.putBack[0]).toHaveLength(3);
    for (const each of copy.putBack[0]) {
      expect(copy.piles[0]).toContain(each);
      known.add(each);
    }
  }
  expect(known.size).toBe(12);
});
