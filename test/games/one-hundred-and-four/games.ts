// Games of 104 for tests: dealt from a seed, played at random, stopped anywhere.
import fc from 'fast-check';
import { deal, type OneHundredAndFour } from '../../../src/games/one-hundred-and-four/rules.ts';
import type { Listener, Move, Shuffler } from '../../../src/table/game.ts';
import { NOBODY } from '../../../src/table/game.ts';
import { MoveList } from '../../../src/table/move-list.ts';
import { dealerStream, type Stream, shuffle } from '../../../src/table/random.ts';

/** 104 never shuffles in the middle of a game. */
export const noShuffle: Shuffler = () => {
  throw new Error('shuffled');
};

export const shufflerOf =
  (stream: Stream): Shuffler =>
  (cards) =>
    shuffle(cards, stream);

export function legalMoves(position: OneHundredAndFour): Move[] {
  const moves = new MoveList();
  position.listMoves(moves);
  return moves.toArray();
}

export function playRandomMove(position: OneHundredAndFour, stream: Stream, listener?: Listener) {
  const moves = legalMoves(position);
  position.play(moves[stream.below(moves.length)], noShuffle, listener);
}

/** A random game stopped after some moves, or at its end. */
export function randomPosition(seed: number, seats: number, moves: number): OneHundredAndFour {
  const stream = dealerStream(seed);
  const deck = seed % 3 === 0 ? 'tactics' : 'full';
  const position = deal(seats, deck, shufflerOf(stream));
  for (let i = 0; i < moves && position.toMove !== NOBODY; i++) playRandomMove(position, stream);
  return position;
}

export const anySeed = fc.nat(1_000_000);
export const anySeats = fc.integer({ min: 2, max: 10 });
export const anyPosition = fc
  .tuple(anySeed, anySeats, fc.nat(110))
  .map(([seed, seats, moves]) => randomPosition(seed, seats, moves));

export const seatsOf = ({ seats }: { seats: number }): number[] =>
  Array.from({ length: seats }, (_, seat) => seat);

/** Ten cards for the first seat that begin with those given, and ten harmless high ones for each of the others. */
export function handsWith(...beginnings: number[][]): number[][] {
  const used = new Set(beginnings.flat());
  const fillers = Array.from({ length: 60 }, (_, i) => 104 - i).filter((card) => !used.has(card));
  return beginnings.map((cards) => [...cards, ...fillers.splice(0, 10 - cards.length)]);
}
