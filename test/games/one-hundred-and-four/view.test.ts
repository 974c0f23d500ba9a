// What a seat of 104 sees, and that a redeal changes nothing of it but all the rest.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseCard,
  type OneHundredAndFour,
} from '../../../src/games/one-hundred-and-four/rules.ts';
import { OneHundredAndFourView, redeal } from '../../../src/games/one-hundred-and-four/view.ts';
import { dealerStream } from '../../../src/table/random.ts';
import {
  anyPosition,
  anySeed,
  legalMoves,
  noShuffle,
  randomPosition,
  seatsOf,
  shufflerOf,
} from './games.ts';

/** Everything that a view tells. */
function seen(position: OneHundredAndFour, seat: number) {
  const view = new OneHundredAndFourView(position, seat);
  const bySeat = seatsOf(view).map((other) => ({
    handSize: view.handSize(other),
    points: view.points(other),
    hasChosen: view.hasChosen(other),
    played: view.played(other),
  }));
  const byRow = [0, 1, 2, 3].map((row) => ({
    cards: view.rowCards(row),
    last: view.rowLast(row),
    length: view.rowLength(row),
    points: view.rowPoints(row),
  }));
  const { hand, highest, toMove, rounds, isTaking, firstRows } = view;
  const taken = Array.from({ length: 10 }, (_, round) => view.taken(round));
  return { seat, hand, highest, toMove, rounds, isTaking, firstRows, taken, bySeat, byRow };
}

const hiddenFrom = (position: OneHundredAndFour, seat: number): number[][] =>
  seatsOf(position)
    .filter((other) => other !== seat)
    .map((other) => position.hand(other));

describe('a view', () => {
  test('hides what others have chosen until all have', () => {
    const position = randomPosition(5, 3, 0);
    const views = seatsOf(position).map((seat) => new OneHundredAndFourView(position, seat));
    const [first] = legalMoves(position);
    position.play(first, noShuffle);
    expect(views.map((view) => view.played(0))).toEqual([[first], [], []]);
    expect(views.map((view) => view.hasChosen(0))).toEqual([true, true, true]);
    expect(views.map((view) => view.handSize(0))).toEqual([9, 9, 9]);
    const [second] = legalMoves(position);
    position.play(second, noShuffle);
    expect(views.map((view) => view.played(1))).toEqual([[], [second], []]);
    const [third] = legalMoves(position);
    position.play(third, noShuffle);
    expect(views.map((view) => view.played(0))).toEqual([[first], [first], [first]]);
    expect(views.map((view) => view.played(2))).toEqual([[third], [third], [third]]);
  });

  test('shows all cards of the round to the one who must take a row', () => {
    const taking = Array.from({ length: 200 }, (_, moves) => randomPosition(moves, 4, moves % 40));
    const positions = taking.filter(({ isTaking }) => isTaking);
    expect(positions.length).toBeGreaterThan(3);
    for (const position of positions) {
      for (const seat of seatsOf(position)) {
        const played = new OneHundredAndFourView(position, seat).played((seat + 1) % 4);
        expect(played).toHaveLength(position.rounds + 1);
      }
    }
  });

  test('goes on with the game', () => {
    const position = randomPosition(5, 2, 0);
    const view = new OneHundredAndFourView(position, 0);
    const [card] = view.hand;
    position.play(chooseCard(card), noShuffle);
    expect(view.hand).toHaveLength(9);
    expect(view.hand).not.toContain(card);
  });
});

describe('a redeal', () => {
  test('looks the same to the seat, and has the same number of moves to come', () => {
    fc.assert(
      fc.property(anyPosition, anySeed, (position, seed) => {
        for (const seat of seatsOf(position)) {
          const before = JSON.stringify([seen(position, seat), hiddenFrom(position, seat)]);
          const other = redeal(position, seat, shufflerOf(dealerStream(seed, seat + 1)));
          expect(seen(other, seat)).toEqual(seen(position, seat));
          expect(JSON.stringify([seen(position, seat), hiddenFrom(position, seat)])).toBe(before);
          const cards = seatsOf(other).flatMap((each) => [
            ...other.hand(each),
            ...Array.from({ length: 10 - other.handSize(each) }, (_, i) => other.chosen(each, i)),
          ]);
          const all = [...cards, ...other.firstRows];
          expect(new Set(all).size).toBe(other.seats * 10 + 4);
          expect(Math.max(...all)).toBeLessThanOrEqual(other.highest);
          expect(Math.min(...all)).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });

  test('gives the others other cards, and other hidden choices', () => {
    const position = randomPosition(4, 4, 2);
    const chosen = new Set<number>();
    const hands = new Set<string>();
    for (let i = 1; i <= 50; i++) {
      const other = redeal(position, 3, shufflerOf(dealerStream(i)));
      chosen.add(other.chosen(0, 0));
      hands.add(JSON.stringify(hiddenFrom(other, 3)));
    }
    expect(hands.size).toBe(50);
    expect(chosen.size).toBeGreaterThan(20);
  });

  test('can bring in cards that were not dealt, but none that the tactics deck does not have', () => {
    const position = randomPosition(4, 2, 0);
    const tactics = randomPosition(3, 2, 0);
    expect([position.highest, tactics.highest]).toEqual([104, 24]);
    const dealt = new Set([...position.hand(0), ...position.hand(1)]);
    const stream = dealerStream(9);
    const others = redeal(position, 0, shufflerOf(stream)).hand(1);
    expect(others.some((card) => !dealt.has(card))).toBe(true);
    // With two players and all cards out, the other hand is known.
    const known = redeal(tactics, 0, shufflerOf(stream)).hand(1);
    expect(known.toSorted()).toEqual(tactics.hand(1).toSorted());
  });
});
