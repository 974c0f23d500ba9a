// Games of Final Card Down that come back to an earlier position: noticed at once, and never by mistake.
import { expect, test } from 'vitest';
import { carefulBot, highestBot, lowestBot } from '../../../src/games/final-card-down/bots.ts';
import { colourOf, newDeck } from '../../../src/games/final-card-down/cards.ts';
import { DRAW, FinalCardDown } from '../../../src/games/final-card-down/rules.ts';
import { FinalCardDownView, redeal } from '../../../src/games/final-card-down/view.ts';
import { MoveList } from '../../../src/table/move-list.ts';
import { DecisionStream, dealerStream, shuffle } from '../../../src/table/random.ts';
import { randomStart, state } from './positions.ts';

type Policy = (position: FinalCardDown, moves: MoveList) => number;

const stream = new DecisionStream(1, 1);
/** Never has fewer than six cards: such games can only repeat or run out of cards to draw. */
const hoarding: Policy = (position, moves) =>
  position.hand(position.toMove).length < 7 ? DRAW : moves.at(0);

/** With one colour every card fits, and games come round sooner. */
function redStart(seed: number, deckSize: number): FinalCardDown {
  const deck = newDeck().filter((card) => colourOf(card) === 0);
  shuffle(deck, dealerStream(seed));
  return new FinalCardDown(deck.slice(0, deckSize));
}

/** Plays until the end, or until a position that was there before, as a slow reading of the rules finds it. */
function slowly(position: FinalCardDown, policy: Policy, most: number) {
  const moves = new MoveList();
  const seen = new Set([state(position)]);
  while (!position.outcome && position.turns < most) {
    position.listMoves(moves);
    position.play(policy(position, moves));
    if (position.outcome) break;
    if (seen.has(state(position))) return { reason: 'repeated', turns: position.turns };
    seen.add(state(position));
  }
  return { reason: position.outcome?.reason, turns: position.turns };
}

function watching(position: FinalCardDown, policy: Policy, most: number) {
  const moves = new MoveList();
  position.watchForRepeats();
  while (!position.outcome && position.turns < most) {
    position.listMoves(moves);
    position.play(policy(position, moves));
  }
  return { reason: position.outcome?.reason, turns: position.turns };
}

test('between hoarding bots the first repeated position ends the game, and no other does', () => {
  const seen: Record<string, number> = {};
  for (let seed = 0; seed < 150; seed++) {
    const deckSize = 30 + (seed % 6);
    const expected = slowly(redStart(seed, deckSize), hoarding, 1000);
    expect(watching(redStart(seed, deckSize), hoarding, 1000)).toEqual(expected);
    seen[`${expected.reason}`] = (seen[`${expected.reason}`] ?? 0) + 1;
  }
  expect(seen.repeated).toBeGreaterThan(30);
  expect(seen['nothing-to-draw']).toBeGreaterThan(30);
});

test.each([highestBot, lowestBot, carefulBot])('between $name bots, too', (bot) => {
  const policy: Policy = (position, moves) =>
    bot.choose(new FinalCardDownView(position, position.toMove), moves, stream);
  for (let seed = 0; seed < 50; seed++) {
    const expected = slowly(randomStart(seed, 30 + seed), policy, 1000);
    expect(watching(randomStart(seed, 30 + seed), policy, 1000)).toEqual(expected);
  }
});

/** A game that repeats, one move before it does. */
function almostRepeated(): { position: FinalCardDown; turns: number } {
  for (let seed = 0; ; seed++) {
    const { reason, turns } = slowly(redStart(seed, 32), hoarding, 1000);
    if (reason !== 'repeated') continue;
    const position = redStart(seed, 32);
    watching(position, hoarding, turns - 1);
    return { position, turns };
  }
}

const step = (position: FinalCardDown): void => {
  const moves = new MoveList();
  position.listMoves(moves);
  position.play(hoarding(position, moves));
};

test('a repeat has no winner, and the points in hand are the scores', () => {
  const { position, turns } = almostRepeated();
  expect(position.outcome).toBeUndefined();
  step(position);
  const scores = [0, 1, 2, 3].map((seat) => position.points(seat));
  expect(position.outcome).toEqual({ winners: [], scores, reason: 'repeated', turns });
});

test('a clone goes on watching, and both do so for themselves', () => {
  const { position } = almostRepeated();
  const copy = position.clone();
  step(copy);
  expect(copy.outcome?.reason).toBe('repeated');
  expect(position.outcome).toBeUndefined();
  step(position);
  expect(position.outcome).toEqual(copy.outcome);
});

test('a position that was not told to watch goes on', () => {
  const { position, turns } = almostRepeated();
  // A redeal is a copy that does not watch; this one leaves the cards where they are.
  const other = redeal(position, 0, () => {});
  for (let i = 0; i < turns; i++) step(other);
  expect(other.outcome).toBeUndefined();
});
