// What holds in every game of War, whatever the cards.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TURN, War } from '../../../src/games/war/rules.ts';
import { WarScreens } from '../../../src/games/war/screens.ts';
import { NOBODY } from '../../../src/table/game.ts';
import { Text } from '../../../src/text/text.ts';
import { anyHands } from './hands.ts';

const english = new Text('en', ['cli', 'war']);
const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

/** Plays as the screens do: to the end, or once around the cycle; `look` sees every position. */
function playAll(hands: number[][], look: (war: War) => void): void {
  const war = new War(hands);
  const { turns } = war.fate;
  look(war);
  while (war.turns < turns) {
    war.playTurn();
    look(war);
  }
}

describe('in any game', () => {
  test('no card is lost or made at any turn', () => {
    fc.assert(
      fc.property(anyHands, (hands) => {
        const whole = sorted(hands.flat()).join();
        playAll(hands, (war) => {
          if (sorted(war.hands.flat()).join() !== whole) throw new Error(`turn ${war.turns}`);
        });
      }),
    );
  });

  test('the header names the one who has most cards, or a draw, and counts those still in', () => {
    fc.assert(
      fc.property(anyHands, (hands) => {
        const war = new War(hands);
        const screens = new WarScreens(english, war);
        const { turns } = war.fate;
        while (war.turns < turns) {
          const sizes = war.hands.map((hand) => hand.length);
          const most = Math.max(...sizes);
          const leaders = sizes.flatMap((size, seat) => (size === most ? [seat + 1] : []));
          const who = leaders.length > 1 ? 'DRAW' : `player${leaders[0]} leads`;
          const stillIn = sizes.filter((size) => size > 0).length;
          const deck = war.deck.name.toUpperCase();
          const expected = `WAR, ${stillIn} players, ${deck} deck, turn #${war.turns + 1} - ${who} with ${most}/${war.deck.size} cards`;
          war.playTurn();
          for (const screen of screens.turn(war)) expect(screen.split('\n')[0]).toBe(expected);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('it ends with one owner of all cards, or is endless, and never both', () => {
    const seen = { endless: 0, ended: 0 };
    fc.assert(
      fc.property(anyHands, (hands) => {
        const war = new War(hands);
        const { fate } = war;
        while (war.turns < fate.turns) {
          expect(war.isOver).toBe(false);
          war.playTurn();
        }
        expect(war.isOver).toBe(!fate.endless);
        seen[fate.endless ? 'endless' : 'ended']++;
      }),
      { numRuns: 200 },
    );
    expect(Math.min(seen.endless, seen.ended)).toBeGreaterThan(20);
  });

  test('the position at the announced earlier turn is equal, and no two before it are', () => {
    fc.assert(
      fc.property(anyHands, (hands) => {
        const { fate } = new War(hands);
        const turnOf = new Map<string, number>();
        let last = '';
        playAll(hands, (war) => {
          last = JSON.stringify(war.hands);
          if (war.turns === fate.turns) return;
          expect(turnOf.has(last)).toBe(false);
          turnOf.set(last, war.turns + 1);
        });
        expect(turnOf.get(last)).toBe(fate.endless ? fate.sameAsTurn : undefined);
      }),
      { numRuns: 100 },
    );
  });

  test('a clone goes the same way and leaves the original where it was', () => {
    fc.assert(
      fc.property(anyHands, fc.nat(50), (hands, turns) => {
        const war = new War(hands);
        for (let i = 0; i < turns && !war.isOver; i++) war.playTurn();
        const before = war.hands;
        const copy = war.clone();
        expect(copy.equals(war)).toBe(true);
        if (war.isOver) return;
        copy.playTurn();
        expect(war.hands).toEqual(before);
        war.playTurn();
        expect(copy.hands).toEqual(war.hands);
        expect(copy.turns).toBe(war.turns);
      }),
    );
  });

  test('many turns at once lead where single turns lead, wars and ends of cards included', () => {
    let wars = 0;
    fc.assert(
      fc.property(anyHands, fc.integer({ min: 1, max: 40 }), (hands, stride) => {
        const single = new War(hands);
        const many = new War(hands);
        for (let i = 0; i < 50 && !single.isOver; i++) {
          many.playOn(stride);
          for (let turn = 0; turn < stride && !single.isOver; turn++) {
            single.playTurn();
            if (single.isWar) wars++;
          }
          expect(many.equals(single)).toBe(true);
          expect([many.turns, many.owner]).toEqual([single.turns, single.owner]);
        }
      }),
      { numRuns: 1000 },
    );
    expect(wars).toBeGreaterThan(1000);
  });

  test('a game that is finished at once has the outcome of one that is played turn by turn', () => {
    fc.assert(
      fc.property(anyHands, fc.nat(30), (hands, turns) => {
        const played = new War(hands);
        const finished = new War(hands);
        for (let i = 0; i < turns && finished.toMove !== NOBODY; i++) finished.play(TURN);
        finished.finish();
        while (played.toMove !== NOBODY) played.play(TURN);
        expect({ ...finished.outcome }).toEqual({ ...played.outcome });
        expect(played.outcome?.scores).toEqual(played.count);
        expect(played.outcome?.turns).toBe(played.turns);
      }),
      { numRuns: 300 },
    );
  });
});

test('hands that make no whole deck are refused', () => {
  expect(() => new War([[9], [10]])).toThrow(RangeError);
});
