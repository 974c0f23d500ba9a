// Up and Down's rules one by one: the circle, drawing, replacing, passing, and how a game ends.
import { describe, expect, test } from 'vitest';
import { upAndDown } from '../../../src/games/up-and-down/index.ts';
import { DRAW, fits, PASS, playOn, REPLACE } from '../../../src/games/up-and-down/rules.ts';
import { makeCard } from '../../../src/table/cards.ts';
import type { GameEvent } from '../../../src/table/game.ts';
import { dealerStream, shuffle } from '../../../src/table/random.ts';
import { Table } from '../../../src/table/table.ts';
import { card, cards, keep, legal, position } from './positions.ts';

test('a card fits one rank away in any suit, two in its own, around the circle: all 52 × 52 pairs', () => {
  const circle = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
  for (const [i, rank] of circle.entries()) {
    for (const suit of 'CDHS') {
      // Written out from the rule, not computed as the rules compute it.
      const near = (steps: number): string[] => [
        circle[(i + steps) % 13],
        circle[(i + 13 - steps) % 13],
      ];
      const wanted = [
        ...near(1).flatMap((other) => [...'CDHS'].map((s) => other + s)),
        ...near(2).map((other) => other + suit),
      ].sort();
      const found = Array.from({ length: 52 }, (_, c) => c)
        .filter((c) => fits(c, card(rank + suit)))
        .map(makeCard)
        .sort();
      expect(found, rank + suit).toEqual(wanted);
    }
  }
});

describe('what is legal', () => {
  test('drawing needs a pile and at most 9 cards, replacing a pile and at least 8', () => {
    const hand = '3C 3D 3H 3S 4C 4D 4H 4S 5C 5D';
    const withCards = (count: number, pile: string) =>
      legal(
        position([hand.split(' ').slice(0, count).join(' '), '9D'], [pile, ''], '8S 8H'),
      ).filter((move) => move >= DRAW);
    expect(withCards(7, 'QD')).toEqual([DRAW]);
    expect(withCards(8, 'QD')).toEqual([DRAW, REPLACE]);
    expect(withCards(9, 'QD')).toEqual([DRAW, REPLACE]);
    expect(withCards(10, 'QD')).toEqual([REPLACE]);
    expect(withCards(7, '')).toEqual([PASS]);
    expect(withCards(10, '')).toEqual([PASS]);
  });

  test('nobody may pass by choice', () => {
    expect(legal(position(['7C', '9D'], ['', ''], '8S 8H'))).toEqual([
      playOn(card('7C'), 0),
      playOn(card('7C'), 1),
    ]);
  });

  test('an empty hand with a pile is no win, and must draw', () => {
    const game = position(['7C', '2D'], ['9D', ''], '8S 8H');
    game.play(playOn(card('7C'), 0), keep);
    expect(game.outcome).toBeUndefined();
    game.play(PASS, keep);
    expect(legal(game)).toEqual([DRAW]);
  });
});

test('a replaced hand is shuffled into the pile, and five cards are drawn from it', () => {
  const game = position(['2C 2D 2H 2S 3C 3D 3H 3S', '9D'], ['KD KH', ''], '8S 8H');
  const order = cards('KD 2C KH 2D 2H 2S 3C 3D 3H 3S');
  game.play(REPLACE, (pile) => {
    expect(pile.toSorted()).toEqual(order.toSorted());
    pile.splice(0, pile.length, ...order);
  });
  // The top of the pile is the last card of the shuffled order.
  expect(game.hands[0].map(makeCard)).toEqual(['3S', '3H', '3D', '3C', '2S']);
  expect(game.piles[0].map(makeCard)).toEqual(['KD', '2C', 'KH', '2D', '2H']);
});

describe('how a game ends', () => {
  test('with the last card of hand and pile', () => {
    const game = position(['7C', '2D 2H'], ['', '2C'], '8S 8H');
    game.play(playOn(card('7C'), 1), keep);
    expect(game.outcome).toEqual({ winners: [0], scores: [0, 3], reason: 'out', turns: 1 });
  });

  test('with two passes one after the other: fewer cards win', () => {
    const game = position(['2D 2H', '2C'], ['', ''], '8S 8H');
    expect(legal(game)).toEqual([PASS]);
    game.play(PASS, keep);
    expect(game.outcome).toBeUndefined();
    game.play(PASS, keep);
    expect(game.outcome).toEqual({ winners: [1], scores: [2, 1], reason: 'both-passed', turns: 2 });
  });

  test('with equal hands after two passes it is a draw', () => {
    const game = position(['2D', '2C'], ['', ''], '8S 8H');
    game.play(PASS, keep);
    game.play(PASS, keep);
    expect(game.outcome?.winners).toEqual([0, 1]);
  });

  test('a pass that is answered by a play does not count', () => {
    const game = position(['2D', '7C 3H'], ['', ''], '8S 8H');
    game.play(PASS, keep);
    game.play(playOn(card('7C'), 0), keep);
    game.play(PASS, keep);
    expect(game.outcome).toBeUndefined();
  });

  test('at once when no card of hand or pile can ever be played again', () => {
    const game = position(['2D 7C', '2C'], ['3C', '3D'], '8S 8H');
    expect(game.outcome).toBeUndefined();
    game.play(playOn(card('7C'), 0), keep);
    expect(game.outcome).toEqual({ winners: [0, 1], scores: [2, 2], reason: 'dead', turns: 1 });
    const dead = position(['2D', '2C 2H'], ['3C', '3D'], '8S 8H');
    expect(dead.outcome).toEqual({ winners: [0], scores: [2, 3], reason: 'dead', turns: 0 });
  });

  test('not while a card deep in a pile would fit', () => {
    expect(position(['2D', '2C 2H'], ['3C 9D', '3D'], '8S 8H').outcome).toBeUndefined();
  });
});

test('what ends a game is an event, also when it is dead from the start', () => {
  const heard = (game: ReturnType<typeof position>, moves: readonly number[]): string[] => {
    const events: GameEvent[] = [];
    game.announce((event) => events.push(event));
    for (const move of moves) game.play(move, keep, (event) => events.push(event));
    return events.map(({ event }) => event);
  };
  const play = playOn(card('7C'), 0);
  expect(heard(position(['7C', '2D'], ['', ''], '8S 8H'), [play])).toEqual(['played', 'out']);
  expect(heard(position(['2C', '2D'], ['', ''], '8S 8H'), [PASS, PASS])).toEqual([
    'passed',
    'passed',
    'both-passed',
  ]);
  expect(heard(position(['2D 7C', '2C'], ['3C', '3D'], '8S 8H'), [play])).toEqual([
    'played',
    'dead',
  ]);
  expect(heard(position(['2D', '2C'], ['3C', '3D'], '8S 8H'), [])).toEqual(['dead']);
});

test('about one random game in 75 would never end but for the dead position', () => {
  const games = 6000;
  const random = upAndDown.bots.filter(({ name }) => name === 'random');
  let endless = 0;
  for (let i = 1; i <= games; i++) {
    const stream = dealerStream(1, i);
    const start = upAndDown.deal(2, {}, (list, count) => shuffle(list, stream, count));
    const views = [0, 1].map((seat) => upAndDown.view(start, seat));
    new Table(start, [random[0], random[0]], views, { seed: 1, game: i }).playOut();
    if (start.outcome?.reason !== 'dead') continue;
    // Who has 11 cards or more and a draw pile could draw and replace, and would have to, for ever.
    const { scores } = start.outcome;
    if (scores.some((score, seat) => score >= 11 && start.piles[seat].length > 0)) endless++;
  }
  expect(endless).toBeGreaterThan(games / 110);
  expect(endless).toBeLessThan(games / 60);
});
