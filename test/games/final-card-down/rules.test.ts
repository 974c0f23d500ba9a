// What the rule book of Final Card Down says, by example, and what holds in every game.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../../src/games/final-card-down/cards.ts';
import { FinalCardDown } from '../../../src/games/final-card-down/rules.ts';
import { NOBODY } from '../../../src/table/game.ts';
import {
  allCards,
  anyDeckSize,
  anyPosition,
  anySeed,
  card,
  isLegal,
  movesOf,
  play,
  playRandomly,
  randomStart,
  start,
  state,
  written,
} from './positions.ts';

const colour = (position: FinalCardDown): string => COLOURS[position.colour];

/** The events of a play and of a draw, once the seat has made it; points are what it then has in hand. */
const played = (position: FinalCardDown, seat: number, name: string) => ({
  event: 'played',
  seat,
  card: card(name),
  points: position.points(seat),
});
const drew = (position: FinalCardDown, seat: number, cards: readonly number[]) => ({
  event: 'drew',
  seat,
  cards,
  count: cards.length,
  points: position.points(seat),
});

const cards = (names: string): number[] => names.split(' ').map(card);

/** The cards to be drawn next. */
const nextOf = (position: FinalCardDown, count: number): number[] =>
  Array.from({ length: count }, (_, place) => position.drawPileCard(place));

/** Players 2, 3 and 4 draw. */
const OTHERS_DRAW = ['draw', 'draw', 'draw'];

describe('the deal', () => {
  test('gives one card at a time, the first player first, then the first discard, then the draw pile', () => {
    const deck = Array.from({ length: 31 }, (_, i) => i);
    const position = new FinalCardDown(deck);
    expect(position.hand(0)).toEqual([0, 4, 8, 12, 16, 20, 24]);
    expect(position.hand(3)).toEqual([3, 7, 11, 15, 19, 23, 27]);
    expect(position.top).toBe(28);
    expect([position.drawPileCard(0), position.drawPileCard(1)]).toEqual([29, 30]);
    expect([position.drawPileSize, position.discardSize]).toEqual([2, 1]);
    expect(position.toMove).toBe(0);
  });

  test('is refused with fewer than 30 cards', () => {
    expect(() => new FinalCardDown(Array.from({ length: 29 }, (_, i) => i))).toThrow(RangeError);
  });
});

describe('the first card', () => {
  test('a 2 is active for the first player', () => {
    const position = start({ first: '2BD', hands: ['2RH 0RH 3BD'] });
    expect([position.toMove, position.activeTwos]).toEqual([0, 1]);
    expect(isLegal(position, 'play 3BD')).toBe(false);
    play(position, 'play 2RH');
    expect([position.toMove, position.activeTwos]).toEqual([1, 2]);
  });

  test('an A skips the first player', () => {
    expect(start({ first: 'ABD' }).toMove).toBe(1);
  });

  test.each<[string, object[]]>([
    ['2BD', [{ event: 'active-twos', count: 1 }]],
    ['ABD', [{ event: 'skipped', seat: 0 }]],
    ['DBD', []],
    ['5BD', []],
  ])('what a %s causes is told before the first move', (first, expected) => {
    const position = start({ first, deckSize: 60 });
    const events: object[] = [];
    position.announce((event) => events.push(event));
    expect(events).toEqual(expected);
    // And never again.
    play(position, 'draw');
    position.announce((event) => events.push(event));
    expect(events).toEqual(expected);
  });

  test.each(['DBD', '0BD', '5BD', 'FBD'])('a %s is just a card', (first) => {
    const position = start({ first, hands: ['3BH 3RD 3RC'] });
    expect([position.toMove, position.activeTwos, colour(position)]).toEqual([0, 0, 'B']);
    expect(isLegal(position, 'play 3BH')).toBe(true);
    expect(isLegal(position, 'play 3RD')).toBe(true);
    expect(isLegal(position, 'play 3RC')).toBe(false);
  });
});

describe('a turn', () => {
  test.each([
    ['0PQ', true, 'a 0 always fits'],
    ['5PQ', true, 'the value'],
    ['6PD', true, 'the suit'],
    ['6BQ', true, 'the colour'],
    ['6PQ', false, 'nothing in common'],
    ['2PQ', false, 'a 2 is no 0'],
    ['DPQ', false, 'a D is no 0'],
  ])('%s on 5BD: %s, %s', (text, legal) => {
    const position = start({ first: '5BD', hands: [text] });
    expect(isLegal(position, text[0] === 'D' ? `play ${text} as R` : `play ${text}`)).toBe(legal);
  });

  test('is one play, and then the next player is to move', () => {
    const position = start({ first: '5BD', hands: ['6BQ'] });
    expect(play(position, 'play 6BQ')).toEqual([played(position, 0, '6BQ')]);
    expect([position.toMove, position.top, position.turns]).toEqual([1, card('6BQ'), 1]);
    expect([position.hand(0).length, position.discardSize]).toEqual([6, 2]);
  });

  test('is one draw, also when something would fit, and then the next player is to move', () => {
    const position = start({ first: '5BD', hands: ['6BQ'], pile: '5RH' });
    const next = nextOf(position, 1);
    expect(play(position, 'draw')).toEqual([drew(position, 0, next)]);
    expect([position.toMove, position.drawPileSize]).toEqual([1, 0]);
    expect(position.hand(0)).toContain(card('5RH'));
    expect(position.hand(0)).toHaveLength(8);
  });

  test('goes round from player 4 to player 1', () => {
    const position = start({ first: '5BD', deckSize: 60 });
    play(position, 'draw', ...OTHERS_DRAW);
    expect([position.toMove, position.turns]).toEqual([0, 4]);
  });

  test('has two equal cards as one move, and goes on with the other in hand', () => {
    const position = start({ first: '5BD', hands: ['6BQ 6BQ'] });
    expect(movesOf(position).filter((move) => move === card('6BQ'))).toHaveLength(1);
    play(position, 'play 6BQ');
    expect(position.hand(0)).toContain(card('6BQ'));
  });

  test('takes the colour of the card played, a 0 included', () => {
    const position = start({ first: '5BD', hands: ['0PQ', '3PH 3BH 3RD'] });
    play(position, 'play 0PQ');
    expect(isLegal(position, 'play 3PH')).toBe(true);
    expect(isLegal(position, 'play 3BH')).toBe(false);
    expect(isLegal(position, 'play 3RD')).toBe(false);
  });
});

describe('2s', () => {
  const hands = ['2BH 3BH', '2RS 0RS 2PQ', '2GC 4GC', '2YQ 2RC 6RC 6BC'];

  test('add up, and the one who has no answer draws two cards for each, in one turn', () => {
    const position = start({ first: '5BD', hands, deckSize: 60 });
    expect(play(position, 'play 2BH', 'play 2RS', 'play 2GC').slice(1)).toEqual([
      played(position, 1, '2RS'),
      { event: 'stacked', seat: 1, count: 2 },
      played(position, 2, '2GC'),
      { event: 'stacked', seat: 2, count: 3 },
    ]);
    expect(position.activeTwos).toBe(3);
    const next = nextOf(position, 6);
    expect(play(position, 'draw')).toEqual([
      { event: 'penalty', seat: 3, count: 6 },
      drew(position, 3, next),
    ]);
    expect(position.hand(3)).toHaveLength(13);
    expect([position.toMove, position.activeTwos, position.turns]).toEqual([0, 0, 4]);
  });

  test('add up on a first card that is one', () => {
    const position = start({ first: '2BD', hands: ['2RH'], deckSize: 60 });
    const next = nextOf(position, 4);
    expect(play(position, 'play 2RH', 'draw').slice(1)).toEqual([
      { event: 'stacked', seat: 0, count: 2 },
      { event: 'penalty', seat: 1, count: 4 },
      drew(position, 1, next),
    ]);
  });

  test('can be answered with any 2, and with nothing else, not even a 0', () => {
    const position = start({ first: '5BD', hands });
    play(position, 'play 2BH');
    expect(movesOf(position)).toHaveLength(3);
    expect(isLegal(position, 'play 2RS')).toBe(true);
    expect(isLegal(position, 'play 2PQ')).toBe(true);
    expect(isLegal(position, 'play 0RS')).toBe(false);
    expect(isLegal(position, 'draw')).toBe(true);
  });

  test('can be drawn for while holding a 2', () => {
    const position = start({ first: '5BD', hands, deckSize: 60 });
    play(position, 'play 2BH', 'draw');
    expect(position.hand(1)).toHaveLength(9);
    expect(position.hand(1)).toContain(card('2RS'));
  });

  test('are plain cards once served: normal matching, and a 2 on one counts 1 again', () => {
    const position = start({ first: '5BD', hands, deckSize: 60 });
    play(position, 'play 2BH', 'play 2RS', 'draw');
    expect([position.toMove, position.activeTwos]).toEqual([3, 0]);
    expect(isLegal(position, 'play 6RC')).toBe(true);
    expect(isLegal(position, 'play 6BC')).toBe(false);
    expect(isLegal(position, 'play 2YQ')).toBe(true);
    play(position, 'play 2YQ');
    expect(position.activeTwos).toBe(1);
  });

  test('are not active again after a card that is no 2', () => {
    const position = start({ first: '5BD', hands, deckSize: 60 });
    play(position, 'play 2BH', 'draw', 'draw', 'play 6BC');
    expect(position.activeTwos).toBe(0);
  });
});

test('an A skips the next player', () => {
  const position = start({ first: '5BD', hands: ['ABH', '', '', 'ABC'] });
  expect(play(position, 'play ABH')).toEqual([
    played(position, 0, 'ABH'),
    { event: 'skipped', seat: 1 },
  ]);
  expect(position.toMove).toBe(2);
  play(position, 'draw', 'play ABC');
  expect(position.toMove).toBe(1);
});

describe('a D', () => {
  const hands = ['DBH', '3GC 3BC 3PH DPQ 0PQ', '3GD 3BS'];

  test('declares a colour, in place of its own', () => {
    const position = start({ first: '5BD', hands, deckSize: 60 });
    expect(play(position, 'play DBH as G')).toEqual([
      played(position, 0, 'DBH'),
      { event: 'declared', seat: 0, colour: 2 },
    ]);
    expect(colour(position)).toBe('G');
    expect(isLegal(position, 'play 3GC')).toBe(true);
    expect(isLegal(position, 'play 3BC')).toBe(false);
  });

  test('is still fitted by its suit, by another D and by a 0', () => {
    const position = start({ first: '5BD', hands, deckSize: 60 });
    play(position, 'play DBH as G');
    expect(isLegal(position, 'play 3PH')).toBe(true);
    expect(isLegal(position, 'play DPQ as P')).toBe(true);
    expect(isLegal(position, 'play 0PQ')).toBe(true);
  });

  test('keeps its colour until the next card is played, whoever draws in between', () => {
    const position = start({ first: '5BD', hands, deckSize: 60 });
    play(position, 'play DBH as G', 'draw');
    expect(isLegal(position, 'play 3GD')).toBe(true);
    expect(isLegal(position, 'play 3BS')).toBe(false);
    play(position, 'draw', 'draw', 'draw');
    expect(colour(position)).toBe('G');
    play(position, 'play 3PH');
    expect(colour(position)).toBe('P');
  });

  test('has a move for each colour, its own included', () => {
    const position = start({ first: '5BD', hands });
    for (const letter of COLOURS) expect(isLegal(position, `play DBH as ${letter}`)).toBe(true);
    play(position, 'play DBH as B');
    expect(colour(position)).toBe('B');
  });
});

describe('the piles', () => {
  const hands = ['5RH', '5GC', '5PS'];

  test('are turned over, not shuffled, when a draw finds no card: the oldest is drawn first', () => {
    const position = start({ first: '5BD', hands, pile: '1YQ' });
    play(position, 'play 5RH', 'play 5GC', 'play 5PS', 'draw');
    expect([position.drawPileSize, position.discardSize]).toEqual([0, 4]);
    expect(position.hand(3)).toContain(card('1YQ'));
    expect(play(position, 'draw')).toEqual([
      { event: 'turned', count: 3 },
      drew(position, 0, cards('5BD')),
    ]);
    expect(position.hand(0)).toContain(card('5BD'));
    expect([position.top, position.discardSize]).toEqual([card('5PS'), 1]);
    play(position, 'draw', 'draw');
    expect(position.hand(1)).toContain(card('5RH'));
    expect(position.hand(2)).toContain(card('5GC'));
  });

  test('keep a declared colour when they are turned over', () => {
    const position = start({ first: '5BD', hands: ['DBH'] });
    play(position, 'play DBH as G', 'draw', 'draw');
    expect([position.drawPileSize, colour(position)]).toEqual([0, 'G']);
  });

  test('are turned over in the middle of a penalty, too', () => {
    const position = start({ first: '5BD', hands: ['5RH', '2RC'], pile: '1YQ' });
    expect(play(position, 'play 5RH', 'play 2RC', 'draw').slice(2)).toEqual([
      { event: 'penalty', seat: 2, count: 2 },
      { event: 'turned', count: 2 },
      drew(position, 2, cards('1YQ 5BD')),
    ]);
    expect(written(position.hand(2))).toContain('5BD');
    expect(position.hand(2)).toContain(card('1YQ'));
    expect([position.drawPileSize, position.discardSize]).toEqual([1, 1]);
  });

  test('end the game with no winner when a draw finds nothing and there is nothing to turn over', () => {
    const position = start({ first: '5BD' });
    play(position, 'draw');
    expect(position.outcome).toBeUndefined();
    expect(isLegal(position, 'draw')).toBe(true);
    expect(play(position, 'draw')).toEqual([{ event: 'nothing-to-draw', seat: 1 }]);
    expect(position.outcome).toMatchObject({ winners: [], reason: 'nothing-to-draw', turns: 2 });
    expect([position.toMove, movesOf(position)]).toEqual([NOBODY, []]);
  });

  test('end it also in the middle of a penalty; what was drawn until then counts', () => {
    const position = start({ first: '2BD', pile: 'FYQ' });
    const before = position.points(0);
    expect(play(position, 'draw')).toEqual([
      { event: 'penalty', seat: 0, count: 2 },
      drew(position, 0, cards('FYQ')),
      { event: 'nothing-to-draw', seat: 0 },
    ]);
    expect(position.outcome).toMatchObject({ winners: [], reason: 'nothing-to-draw', turns: 1 });
    expect(position.outcome?.scores[0]).toBe(before + 15);
  });
});

describe('the end', () => {
  test.each(['7RH', '2RH', 'ARH', 'DRH as P', '0PQ'])(
    'playing %s as the last card wins at once',
    (last) => {
      const six = ['3RH', '3RC', '4RH', '4RC', '6RH', '6RC'];
      const hand = [...six, last.slice(0, 3)].join(' ');
      const position = start({ first: '5RD', hands: [hand], deckSize: 60 });
      for (const each of six) play(position, `play ${each}`, ...OTHERS_DRAW);
      expect(position.points(0)).toBe(Number.parseInt(last[0], 16));
      const events = play(position, `play ${last}`);
      expect(events.map(({ event }) => event)).not.toContain('skipped');
      expect(events.at(-1)).toEqual({ event: 'out', seat: 0 });
      expect(position.toMove).toBe(NOBODY);
      const scores = [0, 1, 2, 3].map((seat) => position.points(seat));
      expect(position.outcome).toEqual({ winners: [0], scores, reason: 'last-card', turns: 25 });
      expect(scores[0]).toBe(0);
      expect(position.hand(1)).toHaveLength(13);
    },
  );

  test('points are the values in hand, A to F being 10 to 15', () => {
    const position = start({ first: '5RD', hands: ['0RH 9RH ARH BRH CRH ERH FRH'] });
    expect(position.points(0)).toBe(0 + 9 + 10 + 11 + 12 + 14 + 15);
  });
});

describe('in any game', () => {
  test('no card is lost or made at any turn, and turns count the moves', () => {
    fc.assert(
      fc.property(anySeed, anyDeckSize, (seed, deckSize) => {
        const position = randomStart(seed, deckSize);
        const whole = allCards(position).join();
        let moves = -1;
        playRandomly(position, seed, 200, () => {
          moves++;
          if (allCards(position).join() !== whole) throw new Error(`turn ${position.turns}`);
        });
        expect(position.turns).toBe(moves);
      }),
    );
  });

  test('the moves are those that a slow reading of the rules gives', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        if (position.outcome) return;
        const top = written([position.top]);
        const hand = [...new Set(position.hand(position.toMove))].map((each) => written([each]));
        const fitting = hand.filter((text) =>
          position.activeTwos > 0
            ? text[0] === '2'
            : text[0] === '0' ||
              text[0] === top[0] ||
              text[1] === COLOURS[position.colour] ||
              text[2] === top[2],
        );
        const expected = fitting.flatMap((text) =>
          text[0] === 'D'
            ? [...COLOURS].map((letter) => `play ${text} as ${letter}`)
            : `play ${text}`,
        );
        for (const text of [...expected, 'draw']) expect(isLegal(position, text)).toBe(true);
        expect(movesOf(position)).toHaveLength(expected.length + 1);
        expect(new Set(movesOf(position)).size).toBe(expected.length + 1);
      }),
    );
  });

  test('a clone goes the same way and leaves the original where it was', () => {
    fc.assert(
      fc.property(anyPosition, anySeed, (position, seed) => {
        const before = state(position);
        const copy = position.clone();
        expect(state(copy)).toBe(before);
        expect(copy.equals(position)).toBe(true);
        playRandomly(copy, seed, 30);
        expect(state(position)).toBe(before);
        playRandomly(position, seed, 30);
        expect(state(position)).toBe(state(copy));
        expect(position.outcome).toEqual(copy.outcome);
      }),
    );
  });

  test('two positions are equal exactly when all that the rules name is', () => {
    const positions = Array.from({ length: 40 }, (_, i) => {
      const position = randomStart(i % 4, 30);
      playRandomly(position, i % 7, i % 5);
      return position;
    });
    for (const a of positions) {
      for (const b of positions) expect(a.equals(b)).toBe(state(a) === state(b));
    }
  });
});
