// What a seat of Final Card Down sees, what it can infer, and that it sees nothing else.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FinalCardDown } from '../../../src/games/final-card-down/rules.ts';
import { FinalCardDownView, redeal } from '../../../src/games/final-card-down/view.ts';
import { dealerStream, shuffle } from '../../../src/table/random.ts';
import {
  allCards,
  anyPosition,
  anySeed,
  card,
  play,
  playRandomly,
  randomStart,
  start,
  state,
  written,
} from './positions.ts';

const SEATS = [0, 1, 2, 3];

/** All that a view shows. */
function shown(position: FinalCardDown, seat: number) {
  const view = new FinalCardDownView(position, seat);
  return {
    seat: view.seat,
    toMove: view.toMove,
    hand: view.hand,
    handCards: view.hand.map((_, place) => view.handCard(place)),
    handSizes: SEATS.map((each) => view.handSize(each)),
    known: SEATS.map((each) => view.knownInHand(each)),
    top: view.top,
    discards: view.discards,
    colour: view.colour,
    activeTwos: view.activeTwos,
    drawPileSize: view.drawPileSize,
    knownDrawPile: view.knownDrawPile,
  };
}

const shuffled = (position: FinalCardDown, seat: number, seed: number): FinalCardDown =>
  redeal(position, seat, (cards) => shuffle(cards, dealerStream(seed)));

describe('a view', () => {
  test('shows the own hand, the discards in order, colour, active 2s and how many cards there are', () => {
    const position = start({ first: '5BD', hands: ['5RH', 'DRC', '2GC 3GC'], deckSize: 60 });
    play(position, 'play 5RH', 'play DRC as G', 'play 2GC');
    const view = new FinalCardDownView(position, 2);
    expect(written(view.discards)).toBe('5BD 5RH DRC 2GC');
    expect(written([view.top])).toBe('2GC');
    expect(view.hand).toContain(card('3GC'));
    expect([view.colour, view.activeTwos, view.drawPileSize, view.toMove]).toEqual([2, 1, 31, 3]);
    expect(SEATS.map((seat) => view.handSize(seat))).toEqual([6, 6, 6, 7]);
  });

  test('is live', () => {
    const position = start({ first: '5BD', hands: ['5RH'] });
    const view = new FinalCardDownView(position, 0);
    play(position, 'play 5RH');
    expect([view.hand.length, view.top]).toEqual([6, card('5RH')]);
  });

  test('knows no other hand and no draw pile before one is turned over', () => {
    const position = start({ first: '5BD', deckSize: 60 });
    play(position, 'draw', 'draw');
    const view = new FinalCardDownView(position, 0);
    expect(view.knownDrawPile).toBeUndefined();
    expect(SEATS.map((seat) => view.knownInHand(seat).length)).toEqual([8, 0, 0, 0]);
  });

  test('knows a pile that was turned over, and what others drew from it until they play it', () => {
    const position = start({ first: '5BD', hands: ['5RH', '5GC', '5PS 5YS', '5GQ'], pile: '1YQ' });
    play(position, 'play 5RH', 'play 5GC', 'play 5PS', 'play 5GQ', 'draw', 'draw');
    const view = new FinalCardDownView(position, 2);
    expect(written(view.knownDrawPile ?? [])).toBe('5RH 5GC 5PS');
    // The first player's draw was from the pile that nobody had seen.
    expect(SEATS.map((seat) => written(view.knownInHand(seat)))).toEqual([
      '',
      '5BD',
      written(view.hand),
      '',
    ]);
    play(position, 'draw', 'draw', 'draw', 'play 5BD');
    expect(written(view.knownDrawPile ?? [])).toBe('');
    expect(SEATS.map((seat) => written(view.knownInHand(seat)))).toEqual([
      '5PS',
      '',
      written(view.hand),
      '5GC',
    ]);
  });

  test('hands out copies, and has no other way to the position', () => {
    const position = randomStart(1, 60);
    const before = state(position);
    const view = new FinalCardDownView(position, 0);
    (view.hand as number[]).length = 0;
    (view.discards as number[]).length = 0;
    (view.knownInHand(0) as number[]).length = 0;
    expect(state(position)).toBe(before);
    expect(Object.keys(view)).toEqual(['seat']);
    expect(Object.getOwnPropertySymbols(view)).toEqual([]);
  });
});

describe('a redeal', () => {
  test('looks the same to the seat, keeps all cards, and leaves the original alone', () => {
    fc.assert(
      fc.property(anyPosition, fc.nat(3), anySeed, (position, seat, seed) => {
        const before = state(position);
        const other = shuffled(position, seat, seed);
        expect(shown(other, seat)).toEqual(shown(position, seat));
        expect(allCards(other)).toEqual(allCards(position));
        expect(state(position)).toBe(before);
      }),
    );
  });

  test('is another world: hands and draw pile are others', () => {
    for (let seed = 0; seed < 50; seed++) {
      const position = randomStart(seed, 100);
      playRandomly(position, seed, 10);
      const other = shuffled(position, 1, seed);
      expect(other.hand(0)).not.toEqual(position.hand(0));
      expect(other.hand(3)).not.toEqual(position.hand(3));
      const piles = [position, other].map((each) =>
        Array.from({ length: each.drawPileSize }, (_, i) => each.drawPileCard(i)),
      );
      expect(piles[0]).not.toEqual(piles[1]);
    }
  });

  test('keeps the order of a pile that was turned over and the cards drawn from it', () => {
    let checked = 0;
    for (let seed = 0; seed < 100; seed++) {
      const position = randomStart(seed, 34);
      playRandomly(position, seed, 40);
      if (!position.isDrawPileKnown) continue;
      checked++;
      const other = shuffled(position, 0, seed);
      for (let i = 0; i < position.drawPileSize; i++) {
        expect(other.drawPileCard(i)).toBe(position.drawPileCard(i));
      }
      for (const seat of SEATS) {
        const hand = [...other.hand(seat)];
        for (const known of position.knownInHand(seat)) {
          expect(hand).toContain(known);
          hand.splice(hand.indexOf(known), 1);
        }
      }
    }
    expect(checked).toBeGreaterThan(50);
  });

  test('can be played on', () => {
    fc.assert(
      fc.property(anyPosition, fc.nat(3), anySeed, (position, seat, seed) => {
        const other = shuffled(position, seat, seed);
        const whole = allCards(other).join();
        playRandomly(other, seed, 50);
        expect(allCards(other).join()).toBe(whole);
      }),
    );
  });
});

test('what is known to be in a hand is in it, at any time', () => {
  for (let seed = 0; seed < 30; seed++) {
    playRandomly(randomStart(seed, 40), seed, 200, (position) => {
      for (const seat of SEATS) {
        const hand = [...position.hand(seat)];
        for (const known of position.knownInHand(seat)) {
          const place = hand.indexOf(known);
          if (place === -1) throw new Error(`seed ${seed}, turn ${position.turns}`);
          hand.splice(place, 1);
        }
      }
    });
  }
});
