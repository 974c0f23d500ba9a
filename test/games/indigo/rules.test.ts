// Indigo's rules: dealing, winning, the last cards, the points, and what holds in every game.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Indigo, pointsOf } from '../../../src/games/indigo/rules.ts';
import { makeCard } from '../../../src/table/cards.ts';
import { type GameEvent, NOBODY } from '../../../src/table/game.ts';
import { MoveList } from '../../../src/table/move-list.ts';
import { dealerStream } from '../../../src/table/random.ts';
import {
  allCards,
  anyStart,
  card,
  cards,
  deckFrom,
  deckWithoutWins,
  noShuffle,
  play,
  playRandomly,
  randomStart,
} from './games.ts';

// The first cards of the rule file's screens.
const TABLE = '6C 7H 3D 4H';
const FIRST_HAND = '8C 3S 8H KH 2D KD';
const OTHER_HAND = 'JD 4S JC AD 5S QD';
const ruleBook = (first = 0): Indigo =>
  new Indigo({ deck: deckFrom(`${TABLE} ${FIRST_HAND} ${OTHER_HAND}`), first });

describe('dealing', () => {
  test.each([0, 1])(
    'four to the table, six to who moves first (seat %i), six to the other',
    (first) => {
      const indigo = ruleBook(first);
      expect(indigo.table).toEqual(cards(TABLE));
      expect(indigo.top).toBe(card('4H'));
      expect(indigo.hands[first]).toEqual(cards(FIRST_HAND));
      expect(indigo.hands[1 - first]).toEqual(cards(OTHER_HAND));
      expect(indigo.toMove).toBe(first);
      expect(indigo.dealt).toBe(16);
    },
  );

  test.each([0, 1])(
    'both hands empty: six more each, the first mover (seat %i) first, four deals in all',
    (first) => {
      const deck = [...allCards];
      const indigo = new Indigo({ deck, first });
      for (let deal = 0; deal < 4; deal++) {
        const from = 4 + deal * 12;
        expect(indigo.hands[first]).toEqual(deck.slice(from, from + 6));
        expect(indigo.hands[1 - first]).toEqual(deck.slice(from + 6, from + 12));
        expect(indigo.toMove).toBe(first);
        for (let turn = 0; turn < 12; turn++) {
          expect(indigo.dealt).toBe(from + 12);
          indigo.play(indigo.hands[indigo.toMove][0], noShuffle);
        }
      }
      expect(indigo.toMove).toBe(NOBODY);
      expect(indigo.hands).toEqual([[], []]);
    },
  );
});

describe('a card', () => {
  test('of the suit of the top card wins the whole table', () => {
    const indigo = play(ruleBook(), '8H');
    expect(indigo.table).toEqual([]);
    expect(indigo.top).toBeUndefined();
    expect(indigo.cards).toEqual([5, 0]);
    expect(indigo.points).toEqual([0, 0]);
    expect(indigo.takers).toEqual([0, 0, 0, 0, 0]);
  });

  test('of the rank of the top card wins the whole table', () => {
    const indigo = play(new Indigo({ deck: deckFrom('10C AD KH 4S 4H'), first: 1 }), '4H');
    expect(indigo.table).toEqual([]);
    expect(indigo.cards).toEqual([0, 5]);
    expect(indigo.points).toEqual([0, 3]);
  });

  test('of another suit and rank stays on top', () => {
    const indigo = play(ruleBook(), '8C');
    expect(indigo.table).toEqual(cards(`${TABLE} 8C`));
    expect(indigo.top).toBe(card('8C'));
    expect(indigo.cards).toEqual([0, 0]);
    expect(indigo.toMove).toBe(1);
  });

  test('is compared with the top card alone, not with those under it', () => {
    // 3D lies under 4H: neither its rank nor its suit wins.
    expect(play(ruleBook(), '3S').table).toHaveLength(5);
    expect(play(ruleBook(), '2D').table).toHaveLength(5);
  });

  test('wins nothing on an empty table, and is the top card then', () => {
    const indigo = play(ruleBook(), '8H QD');
    expect(indigo.table).toEqual([card('QD')]);
    expect(indigo.cards).toEqual([5, 0]);
    play(indigo, 'KD');
    expect(indigo.cards).toEqual([7, 0]);
    expect(indigo.points).toEqual([2, 0]);
  });

  test('leaves the other cards of the hand in their order', () => {
    expect(play(ruleBook(), '3S').hands[0]).toEqual(cards('8C 8H KH 2D KD'));
  });
});

test('A, 10, J, Q and K are one point each, the others none', () => {
  const counting = allCards.filter((card) => pointsOf(card) === 1).map(makeCard);
  const expected = ['10', 'J', 'Q', 'K', 'A'].flatMap((rank) =>
    ['C', 'D', 'H', 'S'].map((suit) => rank + suit),
  );
  expect(counting).toEqual(expected);
  expect(allCards.reduce((sum, card) => sum + pointsOf(card), 0)).toBe(20);
});

describe('the end', () => {
  test.each([0, 1])('nobody ever won: all cards go to who moved first (seat %i)', (first) => {
    for (let seed = 0; seed < 50; seed++) {
      const start = new Indigo({ deck: deckWithoutWins(), first });
      const { outcome, cards: won } = playRandomly(start, dealerStream(seed));
      expect(won[first]).toBe(52);
      expect(outcome?.scores[first]).toBe(23);
      expect(outcome?.scores[1 - first]).toBe(0);
      expect(outcome?.winners).toEqual([first]);
    }
  });

  test('the cards left on the table go to whoever won last', () => {
    let seen = 0;
    for (let seed = 0; seed < 300; seed++) {
      const stream = dealerStream(seed);
      const before = playRandomly(randomStart(stream), stream, 47);
      const [last] = before.hands[before.toMove];
      const isWon = before.top !== undefined && shareSuitOrRank(last, before.top);
      const after = before.clone();
      after.play(last, noShuffle);
      const taker = isWon ? before.toMove : before.takers[before.takers.length - 1];
      expect(after.takers.slice(before.takers.length)).toEqual(
        Array(before.table.length + 1).fill(taker),
      );
      expect(after.cards[taker]).toBe(before.cards[taker] + before.table.length + 1);
      if (!isWon) seen++;
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('most cards are three points more, and 26 each give them to who moved first', () => {
    const seen = { more: 0, even: [0, 0] };
    for (let seed = 0; seed < 2000; seed++) {
      const stream = dealerStream(seed);
      const { first, cards: won, points, outcome } = playRandomly(randomStart(stream), stream);
      const isEven = won[0] === 26;
      const most = isEven ? first : won.indexOf(Math.max(...won));
      const bonus = [0, 1].map((seat) => (outcome?.scores[seat] ?? 0) - points[seat]);
      expect(bonus[most]).toBe(3);
      expect(bonus[1 - most]).toBe(0);
      if (isEven) seen.even[first]++;
      else seen.more++;
    }
    expect(seen.more).toBeGreaterThan(1000);
    expect(Math.min(...seen.even)).toBeGreaterThan(5);
  });

  test('there are no more moves', () => {
    const stream = dealerStream(1);
    const moves = new MoveList();
    playRandomly(randomStart(stream), stream).listMoves(moves);
    expect(moves.length).toBe(0);
  });
});

describe('in every game', () => {
  test('all 52 cards are somewhere, once, after every card', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(), (start, seed) => {
        const check = (indigo: Indigo) => {
          const there = [...indigo.hands.flat(), ...indigo.laid, ...start.deck.slice(indigo.dealt)];
          expect(there.toSorted((a, b) => a - b)).toEqual(allCards);
          expect(indigo.cards[0] + indigo.cards[1]).toBe(indigo.takers.length);
          expect(indigo.laid).toHaveLength(indigo.table.length + indigo.takers.length);
          for (const seat of [0, 1]) {
            const won = indigo.laid.filter((_, place) => indigo.takers[place] === seat);
            expect(won).toHaveLength(indigo.cards[seat]);
            expect(won.filter((card) => pointsOf(card) === 1)).toHaveLength(indigo.points[seat]);
          }
        };
        check(playRandomly(new Indigo(start), dealerStream(seed), undefined, check));
      }),
      { numRuns: 50 },
    );
  });

  test('the moves are the hand, 48 cards are played, 23 points are made and one player wins', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(), (start, seed) => {
        const indigo = new Indigo(start);
        let turns = 0;
        playRandomly(indigo, dealerStream(seed), undefined, ({ hands, toMove, outcome }, moves) => {
          expect(outcome).toBeUndefined();
          expect(toMove).toBe(turns % 2 === 0 ? start.first : 1 - start.first);
          expect(moves.toArray()).toEqual(hands[toMove]);
          turns++;
        });
        const { winners = [], scores = [], ...rest } = indigo.outcome ?? {};
        expect(rest).toEqual({ reason: 'points', turns: 48 });
        expect(turns).toBe(48);
        expect(scores[0] + scores[1]).toBe(23);
        expect(winners).toHaveLength(1);
        expect(scores[winners[0]]).toBeGreaterThan(scores[1 - winners[0]]);
      }),
      { numRuns: 200 },
    );
  });

  test('a second, naive referee comes to the same points', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(), (start, seed) => {
        const indigo = playRandomly(new Indigo(start), dealerStream(seed));
        const played = indigo.laid.slice(4).map(makeCard);
        const table = start.deck.slice(0, 4).map(makeCard);
        expect(indigo.outcome?.scores).toEqual(referee(table, played, start.first));
      }),
      { numRuns: 200 },
    );
  });

  test('a clone goes the same way and leaves the original where it was', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(), fc.nat(47), (start, seed, turns) => {
        const indigo = playRandomly(new Indigo(start), dealerStream(seed), turns);
        const before = JSON.stringify(indigo);
        const copy = indigo.clone();
        expect(JSON.stringify(copy)).toBe(before);
        playRandomly(copy, dealerStream(seed + 1));
        expect(JSON.stringify(indigo)).toBe(before);
        playRandomly(indigo, dealerStream(seed + 1));
        expect(JSON.stringify(indigo)).toBe(JSON.stringify(copy));
      }),
      { numRuns: 100 },
    );
  });
});

describe('the listener', () => {
  test('hears of cards played and won', () => {
    const events: GameEvent[] = [];
    play(ruleBook(1), '8H QD KD', (event) => events.push(event));
    expect(events).toEqual([
      { event: 'played', seat: 1, card: card('8H') },
      { event: 'won', seat: 1, cards: cards(`${TABLE} 8H`), points: 0 },
      { event: 'played', seat: 0, card: card('QD') },
      { event: 'played', seat: 1, card: card('KD') },
      { event: 'won', seat: 1, cards: cards('QD KD'), points: 2 },
    ]);
  });

  test('hears of every new deal, the cards left, and who has most cards', () => {
    const indigo = new Indigo({ deck: deckWithoutWins(), first: 1 });
    const events: GameEvent[] = [];
    while (indigo.toMove !== NOBODY) {
      indigo.play(indigo.hands[indigo.toMove][0], noShuffle, (event) => events.push(event));
    }
    const others = events.filter(({ event }) => event !== 'played');
    expect(events).toHaveLength(48 + others.length);
    expect(others.map(({ event, seat }) => `${event} ${seat}`)).toEqual([
      ...['dealt 1', 'dealt 0', 'dealt 1', 'dealt 0', 'dealt 1', 'dealt 0'],
      ...['left 1', 'most-cards 1'],
    ]);
    expect(others[0].cards).toEqual(cards('4D 4H 5D 5H 6D 6H'));
    expect(others[6]).toMatchObject({ points: 20, cards: indigo.laid });
    expect(others[7]).toMatchObject({ points: 3, count: 52 });
  });
});

const shareSuitOrRank = (one: number, two: number): boolean => {
  const [a, b] = [makeCard(one), makeCard(two)];
  return a.slice(-1) === b.slice(-1) || a.slice(0, -1) === b.slice(0, -1);
};

/** Written from the rules alone, on cards as text. */
function referee(start: readonly string[], played: readonly string[], first: number): number[] {
  let table = [...start];
  const won: string[][] = [[], []];
  let lastWinner = first;
  played.forEach((name, turn) => {
    const seat = turn % 2 === 0 ? first : 1 - first;
    const top = table.at(-1);
    table.push(name);
    if (top === undefined) return;
    const hasSuit = top.slice(-1) === name.slice(-1);
    const hasRank = top.slice(0, -1) === name.slice(0, -1);
    if (!hasSuit && !hasRank) return;
    won[seat].push(...table);
    table = [];
    lastWinner = seat;
  });
  won[lastWinner].push(...table);
  const points = won.map((pile) => pile.filter((name) => /^(A|10|J|Q|K)/.test(name)).length);
  const other = 1 - first;
  points[won[other].length > won[first].length ? other : first] += 3;
  return points;
}
