// The rules of 104: penalty points, where a card goes, who takes a row, and what holds in every game.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseCard,
  deal,
  MOST_MOVES,
  OneHundredAndFour,
  pointsOf,
  startGame,
  takeRow,
} from '../../../src/games/one-hundred-and-four/rules.ts';
import { type GameEvent, NOBODY } from '../../../src/table/game.ts';
import { dealerStream } from '../../../src/table/random.ts';
import {
  anyPosition,
  anySeats,
  anySeed,
  handsWith,
  legalMoves,
  noShuffle,
  playRandomMove,
  randomPosition,
  seatsOf,
  shufflerOf,
} from './games.ts';

const rowsOf = (position: OneHundredAndFour): number[][] =>
  [0, 1, 2, 3].map((row) => position.rowCards(row));

const pointsBySeat = (position: OneHundredAndFour): number[] =>
  seatsOf(position).map((seat) => position.points(seat));

/** Two players on four rows; each round's two choices are played, and events are kept. */
function twoPlayers(rows: number[], rounds: [number, number][]) {
  const [first, second] = [rounds.map(([card]) => card), rounds.map(([, card]) => card)];
  const [one, two] = handsWith([...first], [...second]);
  const position = startGame({ hands: [one, two], rows, highest: 104 });
  const events: GameEvent[] = [];
  for (const cards of rounds) {
    for (const card of cards) {
      expect(legalMoves(position)).toContain(chooseCard(card));
      position.play(chooseCard(card), noShuffle, (event) => events.push(event));
    }
  }
  return { position, events };
}

describe('penalty points', () => {
  test.each([
    [55, 7],
    [11, 5],
    [44, 5],
    [99, 5],
    [10, 3],
    [50, 3],
    [100, 3],
    [5, 2],
    [95, 2],
    [1, 1],
    [104, 1],
  ])('of %i are %i', (card, points) => {
    expect(pointsOf(card)).toBe(points);
  });

  test('of the whole deck are 171', () => {
    const cards = Array.from({ length: 104 }, (_, i) => i + 1);
    expect(cards.reduce((sum, card) => sum + pointsOf(card), 0)).toBe(171);
  });
});

describe('dealing', () => {
  test('gives ten cards each, one at a time, then one to each row', () => {
    const position = deal(3, 'full', () => {});
    expect(position.hand(0)).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25, 28]);
    expect(position.hand(2)).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
    expect(rowsOf(position)).toEqual([[31], [32], [33], [34]]);
  });

  test('shuffles all 104 cards, or in the tactics variant just those that are dealt', () => {
    for (const seats of [2, 4, 10]) {
      const sizes: number[] = [];
      deal(seats, 'full', (cards) => sizes.push(cards.length));
      deal(seats, 'tactics', (cards) => sizes.push(cards.length));
      expect(sizes).toEqual([104, seats * 10 + 4]);
    }
  });
});

describe('a card goes to the row whose last card is below it with the least difference', () => {
  test.each([
    [11, 0],
    [19, 0],
    [21, 1],
    [29, 1],
    [31, 2],
    [39, 2],
    [41, 3],
    [104, 3],
  ])('%i goes to row %i of 10, 20, 30, 40', (card, row) => {
    const other = card === 104 ? 103 : 104;
    const { events } = twoPlayers([10, 20, 30, 40], [[card, other]]);
    expect(events).toContainEqual({ event: 'laid', seat: 0, card, row });
  });

  test('also when the rows are not in order', () => {
    const { position } = twoPlayers([40, 10, 104, 103], [[41, 39]]);
    expect(rowsOf(position)).toEqual([[40, 41], [10, 39], [104], [103]]);
  });

  test('in ascending order, whoever chose first', () => {
    const { position, events } = twoPlayers([10, 60, 70, 80], [[12, 11]]);
    expect(rowsOf(position)[0]).toEqual([10, 11, 12]);
    expect(events).toEqual([
      { event: 'chose', seat: 0 },
      { event: 'chose', seat: 1 },
      { event: 'revealed', cards: [12, 11] },
      { event: 'laid', seat: 1, card: 11, row: 0 },
      { event: 'laid', seat: 0, card: 12, row: 0 },
      { event: 'round', count: 1 },
    ]);
  });
});

test('the sixth card takes the five, and starts the row anew', () => {
  const { position, events } = twoPlayers(
    [10, 60, 70, 80],
    [
      [11, 12],
      [13, 14],
      [15, 16],
    ],
  );
  // 15 is the sixth, and 16 lies behind it.
  expect(rowsOf(position)).toEqual([[15, 16], [60], [70], [80]]);
  expect(pointsBySeat(position)).toEqual([3 + 5 + 1 + 1 + 1, 0]);
  const took = { event: 'took', seat: 0, row: 0, cards: [10, 11, 12, 13, 14], points: 11 };
  const at = events.findIndex(({ event }) => event === 'took');
  expect(events.slice(at, at + 2)).toEqual([took, { event: 'laid', seat: 0, card: 15, row: 0 }]);
});

describe('the owner of a card below all rows chooses a row', () => {
  const lowGame = () =>
    twoPlayers(
      [20, 60, 70, 80],
      [
        [21, 22],
        [23, 24],
        [5, 61],
      ],
    ).position;

  test('before anything is laid', () => {
    const position = lowGame();
    expect(position.isTaking).toBe(true);
    expect(position.toMove).toBe(0);
    expect(legalMoves(position)).toEqual([0, 1, 2, 3].map(takeRow));
    expect(rowsOf(position)).toEqual([[20, 21, 22, 23, 24], [60], [70], [80]]);
  });

  test.each([
    [0, 3 + 1 + 5 + 1 + 1, [[5], [60, 61], [70], [80]]],
    // 61 now lies behind the 24: it is the sixth, and its owner takes that row.
    [1, 3, [[61], [5], [70], [80]]],
    [2, 3, [[20, 21, 22, 23, 24], [60, 61], [5], [80]]],
    [3, 3, [[20, 21, 22, 23, 24], [60, 61], [70], [5]]],
  ])('row %i, a full one too', (row, points, rows) => {
    const position = lowGame();
    position.play(takeRow(row), noShuffle);
    expect(rowsOf(position)).toEqual(rows);
    expect(pointsBySeat(position)).toEqual([points, row === 1 ? 11 : 0]);
    expect(position.taken(2)).toBe(row);
    expect(position.taken(1)).toBeUndefined();
    expect({ toMove: position.toMove, rounds: position.rounds }).toEqual({ toMove: 0, rounds: 3 });
  });

  test('and may be any seat', () => {
    const { position } = twoPlayers([20, 60, 70, 80], [[21, 5]]);
    expect(position.toMove).toBe(1);
  });
});

describe('in any game', () => {
  test('all cards are accounted for after every move', () => {
    fc.assert(
      fc.property(anySeed, anySeats, (seed, seats) => {
        const position = randomPosition(seed, seats, 0);
        const stream = dealerStream(seed, 2);
        const all = [
          ...seatsOf(position).flatMap((seat) => position.hand(seat)),
          ...position.firstRows,
        ];
        const points = all.reduce((sum, card) => sum + pointsOf(card), 0);
        const taken: number[] = [];
        const whole = all.toSorted((a, b) => a - b);
        while (position.toMove !== NOBODY) {
          playRandomMove(position, stream, (event) => {
            if (event.event === 'took') taken.push(...(event.cards ?? []));
          });
          const inHands = seatsOf(position).flatMap((seat) => position.hand(seat));
          const chosen = seatsOf(position)
            .filter((seat) => position.toMove !== NOBODY && position.hasChosen(seat))
            .map((seat) => position.chosen(seat, position.rounds));
          const cards = [...inHands, ...chosen, ...rowsOf(position).flat(), ...taken];
          expect(cards.toSorted((a, b) => a - b)).toEqual(whole);
          for (const [row, inRow] of rowsOf(position).entries()) {
            expect(position.rowLast(row)).toBe(inRow.at(-1));
            expect(position.rowLength(row)).toBe(inRow.length);
            expect(position.rowPoints(row)).toBe(inRow.reduce((sum, c) => sum + pointsOf(c), 0));
          }
        }
        const left = rowsOf(position).flat();
        const inRows = left.reduce((sum, card) => sum + pointsOf(card), 0);
        expect(pointsBySeat(position).reduce((a, b) => a + b) + inRows).toBe(points);
      }),
      { numRuns: 60 },
    );
  });

  test('it ends after ten rounds, within the bound, and the lowest share the win', () => {
    let shared = 0;
    fc.assert(
      fc.property(anySeed, anySeats, (seed, seats) => {
        const position = randomPosition(seed, seats, 0);
        const stream = dealerStream(seed, 3);
        let moves = 0;
        for (; position.toMove !== NOBODY; moves++) {
          expect(position.outcome).toBeUndefined();
          playRandomMove(position, stream);
        }
        expect(moves).toBeGreaterThanOrEqual(seats * 10);
        expect(moves).toBeLessThanOrEqual(MOST_MOVES);
        const scores = pointsBySeat(position);
        const winners = seatsOf(position).filter((seat) => scores[seat] === Math.min(...scores));
        if (winners.length > 1) shared++;
        expect(position.outcome).toEqual({ winners, scores, reason: 'fewest-points', turns: 10 });
        expect(legalMoves(position)).toEqual([]);
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(shared).toBeGreaterThan(5);
  });

  test('a clone goes its own way', () => {
    fc.assert(
      fc.property(anyPosition, anySeed, (position, seed) => {
        const look = (of: OneHundredAndFour) => ({
          hands: seatsOf(of).map((seat) => of.hand(seat)),
          chosen: seatsOf(of).map((seat) => [0, 1, 2].map((round) => of.chosen(seat, round))),
          taken: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((round) => of.taken(round)),
          rows: rowsOf(of),
          points: pointsBySeat(of),
          at: [of.toMove, of.rounds, of.isTaking],
        });
        const before = look(position);
        const copy = position.clone();
        expect(look(copy)).toEqual(before);
        const stream = dealerStream(seed);
        while (copy.toMove !== NOBODY) playRandomMove(copy, stream);
        expect(look(position)).toEqual(before);
        const again = dealerStream(seed);
        while (position.toMove !== NOBODY) playRandomMove(position, again);
        expect(look(position)).toEqual(look(copy));
      }),
    );
  });

  test('a second, slow engine that goes by the words of the rules comes to the same points', () => {
    fc.assert(
      fc.property(anySeed, anySeats, (seed, seats) => {
        const position = randomPosition(seed, seats, 0);
        const rows = rowsOf(position);
        const points = seatsOf(position).map(() => 0);
        const take = (seat: number, row: number[], card: number): void => {
          for (const taken of row.splice(0, row.length, card)) points[seat] += pointsOf(taken);
        };
        const stream = dealerStream(seed, 4);
        while (position.toMove !== NOBODY) playRandomMove(position, stream);
        for (let round = 0; round < 10; round++) {
          seatsOf(position)
            .map((seat) => ({ seat, card: position.chosen(seat, round) }))
            .sort((a, b) => a.card - b.card)
            .forEach(({ seat, card }) => {
              const below = rows.filter((row) => Math.max(...row) < card);
              const [nearest] = below.sort((a, b) => Math.max(...b) - Math.max(...a));
              if (!nearest) take(seat, rows[position.taken(round) ?? -1], card);
              else if (nearest.length === 5) take(seat, nearest, card);
              else nearest.push(card);
            });
        }
        expect(pointsBySeat(position)).toEqual(points);
        expect(rowsOf(position)).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });

  test('a listener may play another game in between', () => {
    for (const seats of [4, 5]) {
      const quiet = randomPosition(8, seats, 0);
      const disturbed = quiet.clone();
      const [one, two] = [dealerStream(8), dealerStream(8)];
      while (quiet.toMove !== NOBODY) playRandomMove(quiet, one);
      while (disturbed.toMove !== NOBODY) {
        playRandomMove(disturbed, two, () => randomPosition(9, seats, 200));
      }
      expect(disturbed.outcome).toEqual(quiet.outcome);
    }
  });

  test('the same seed plays the same', () => {
    const ends = [1, 2].map(() => randomPosition(7, 4, 200).outcome);
    expect(ends[0]).toEqual(ends[1]);
    expect(deal(4, 'full', shufflerOf(dealerStream(7)))).toBeInstanceOf(OneHundredAndFour);
  });
});
