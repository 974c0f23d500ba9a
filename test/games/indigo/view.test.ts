// What a player of Indigo sees, and that what is hidden may lie in any other way.
import { expect, test } from 'vitest';
import { Indigo } from '../../../src/games/indigo/rules.ts';
import { IndigoView, redeal } from '../../../src/games/indigo/view.ts';
import { NOBODY } from '../../../src/table/game.ts';
import { dealerStream } from '../../../src/table/random.ts';
import { allCards, deckFrom, noShuffle, playRandomly, randomPosition, shuffler } from './games.ts';

/** Everything that a view shows. */
function allOf(view: IndigoView): Record<string, unknown> {
  const getters = Object.entries(Object.getOwnPropertyDescriptors(IndigoView.prototype)).filter(
    ([, { get }]) => get,
  );
  const players = view.laid.map((_, place) => view.playerOf(place));
  return {
    seat: view.seat,
    players,
    ...Object.fromEntries(getters.map(([name, { get }]) => [name, get?.call(view)])),
  };
}

const PLACES = Array.from({ length: 300 }, (_, seed) => ({ seed, seat: seed % 2 }));

test('a seat sees the own hand, the table, who played and won what, the scores and the numbers of cards', () => {
  const indigo = new Indigo({ deck: deckFrom('6C 7H 3D 4H 8C 3S 8H'), first: 1 });
  const view = new IndigoView(indigo, 1);
  const [four] = indigo.laid.slice(3);
  expect(view.hand).toEqual(indigo.hands[1]);
  expect(view.top).toBe(four);
  indigo.play(indigo.hands[1][2], noShuffle);
  expect(allOf(view)).toEqual({
    seat: 1,
    hand: indigo.hands[1],
    table: [],
    top: undefined,
    first: 1,
    laid: indigo.laid,
    takers: [1, 1, 1, 1, 1],
    players: [NOBODY, NOBODY, NOBODY, NOBODY, 1],
    cards: [0, 5],
    points: [0, 0],
    handSizes: [6, 5],
    leftInDeck: 36,
  });
});

test('a view shows no card of the other hand or of the deck', () => {
  for (const { seed, seat } of PLACES) {
    const indigo = randomPosition(seed);
    const view = new IndigoView(indigo, seat);
    const seen = new Set([...view.hand, ...view.table, ...view.laid]);
    const hidden = [...indigo.hands[1 - seat], ...indigo.deck.slice(indigo.dealt)];
    expect(hidden.filter((card) => seen.has(card))).toEqual([]);
    expect(seen.size + hidden.length).toBe(52);
    expect(Object.keys(view)).toEqual(['seat']);
  }
});

test('a redeal looks the same to the seat', () => {
  for (const { seed, seat } of PLACES) {
    const indigo = randomPosition(seed);
    const before = JSON.stringify(indigo);
    const other = redeal(indigo, seat, shuffler(dealerStream(seed + 1)));
    expect(allOf(new IndigoView(other, seat))).toEqual(allOf(new IndigoView(indigo, seat)));
    expect(other.toMove).toBe(indigo.toMove);
    expect(JSON.stringify(indigo)).toBe(before);
  }
});

test('a redeal is another hidden world of the same cards', () => {
  const hiddenIn = (indigo: Indigo, seat: number): number[] => [
    ...indigo.hands[1 - seat],
    ...indigo.deck.slice(indigo.dealt),
  ];
  let changed = 0;
  for (const { seed, seat } of PLACES) {
    const indigo = randomPosition(seed);
    const other = redeal(indigo, seat, shuffler(dealerStream(seed + 1)));
    const [before, after] = [hiddenIn(indigo, seat), hiddenIn(other, seat)];
    expect(after.toSorted()).toEqual(before.toSorted());
    if (before.length > 12 && after.join() !== before.join()) changed++;
    // Its deck deals what its hands hold, so it is a game that could have been.
    const again = new Indigo({ deck: other.deck, first: other.first });
    for (const card of other.laid.slice(4)) again.play(card, noShuffle);
    expect(JSON.stringify(again)).toBe(JSON.stringify(other));
    playRandomly(other, dealerStream(seed + 2));
    expect(other.laid.toSorted((a, b) => a - b)).toEqual(allCards);
  }
  expect(changed).toBeGreaterThan(150);
});

test('a redeal gives every hidden place any of the hidden cards', () => {
  const { deck } = randomPosition(7);
  const start = new Indigo({ deck, first: 0 });
  const seen = deck.map(() => new Set<number>());
  for (let seed = 0; seed < 500; seed++) {
    const other = redeal(start, 0, shuffler(dealerStream(seed)));
    other.deck.forEach((card, place) => {
      seen[place].add(card);
    });
    expect(other.hands[1]).toEqual(other.deck.slice(10, 16));
  }
  // Ten places are known: the table and the own hand.
  seen.forEach((cards, place) => {
    if (place < 10) expect([...cards]).toEqual([deck[place]]);
    else expect([...cards].sort()).toEqual(deck.slice(10).toSorted());
  });
});
