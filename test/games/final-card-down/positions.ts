// Positions for tests: written out card by card, or somewhere in a random game.
import fc from 'fast-check';
import { makeCard, newDeck, parseCard } from '../../../src/games/final-card-down/cards.ts';
import { parseMove } from '../../../src/games/final-card-down/notation.ts';
import { FinalCardDown, HAND_SIZE, SEATS } from '../../../src/games/final-card-down/rules.ts';
import type { GameEvent, Shuffler } from '../../../src/table/game.ts';
import { MoveList } from '../../../src/table/move-list.ts';
import { dealerStream, shuffle } from '../../../src/table/random.ts';

export function card(text: string): number {
  const found = parseCard(text);
  if (found === undefined) throw new Error(text);
  return found;
}

export const written = (cards: readonly number[]): string => cards.map(makeCard).join(' ');

const listed = (text: string): number[] => text.split(' ').filter(Boolean).map(card);

export interface Start {
  /** The beginnings of the hands. */
  readonly hands?: readonly string[];
  readonly first: string;
  /** The beginning of the draw pile. */
  readonly pile?: string;
  readonly deckSize?: number;
}

/** Deals what is written, and 7s to 9s where nothing is. */
export function start({ hands = [], first, pile = '', deckSize = 30 }: Start): FinalCardDown {
  const given = hands.map(listed);
  const drawPile = listed(pile);
  const used = [...given.flat(), ...drawPile, card(first)];
  const fillers = newDeck().filter((kind) => kind >= card('7RH') && kind < card('ARH'));
  for (const kind of used) {
    if (fillers.includes(kind)) fillers.splice(fillers.indexOf(kind), 1);
  }
  const filler = (): number => fillers.pop() as number;
  const dealt = Array.from({ length: SEATS * HAND_SIZE }, (_, i) => {
    return given[i % SEATS]?.[Math.floor(i / SEATS)] ?? filler();
  });
  const deck = [...dealt, card(first), ...drawPile];
  while (deck.length < deckSize) deck.push(filler());
  return new FinalCardDown(deck);
}

/** Plays moves as they are written; returns what happened. */
export function play(position: FinalCardDown, ...moves: string[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const text of moves) {
    const move = parseMove(position, text);
    if (move === undefined) throw new Error(`${text}: not legal`);
    position.play(move, neverAsked, (event) => events.push(event));
  }
  return events;
}

/** The rules never shuffle. */
export const neverAsked: Shuffler = () => {
  throw new Error('shuffled');
};

export const isLegal = (position: FinalCardDown, text: string): boolean =>
  parseMove(position, text) !== undefined;

export function movesOf(position: FinalCardDown): number[] {
  const moves = new MoveList();
  position.listMoves(moves);
  return moves.toArray();
}

export function randomStart(seed: number, deckSize: number): FinalCardDown {
  const deck = newDeck();
  shuffle(deck, dealerStream(seed));
  return new FinalCardDown(deck.slice(0, deckSize));
}

/** A random game; `look` sees every position. */
export function playRandomly(
  position: FinalCardDown,
  seed: number,
  most: number,
  look: (position: FinalCardDown) => void = () => {},
): void {
  const stream = dealerStream(seed, 2);
  look(position);
  for (let i = 0; i < most && !position.outcome; i++) {
    const moves = movesOf(position);
    position.play(moves[stream.below(moves.length)]);
    look(position);
  }
}

export const anySeed = fc.nat(1_000_000);
export const anyDeckSize = fc.constantFrom(30, 31, 40, 60, 100, 800);

/** Somewhere in a random game, the end included. */
export const anyPosition = fc
  .tuple(anySeed, anyDeckSize, fc.nat(150))
  .map(([seed, deckSize, turns]) => {
    const position = randomStart(seed, deckSize);
    playRandomly(position, seed, turns);
    return position;
  });

/** All cards of a position, in order of their numbers. */
export const allCards = (position: FinalCardDown): number[] =>
  position.cards().sort((a, b) => a - b);

/** Everything about a position that the rules speak of. */
export const state = (position: FinalCardDown): string =>
  JSON.stringify([
    [0, 1, 2, 3].map((seat) => position.hand(seat)),
    Array.from({ length: position.drawPileSize }, (_, i) => position.drawPileCard(i)),
    Array.from({ length: position.discardSize }, (_, i) => position.discard(i)),
    [position.colour, position.activeTwos, position.toMove],
  ]);
