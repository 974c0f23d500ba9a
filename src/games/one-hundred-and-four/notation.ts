// How 104 is written in files and on the command line: cards are numbers, moves are `choose 55` and `take 3`.
import type { Move } from '../../table/game.ts';
import { MoveList } from '../../table/move-list.ts';
import {
  cardOfMove,
  chooseCard,
  isTake,
  type OneHundredAndFour,
  ROWS,
  rowOfMove,
  takeRow,
} from './rules.ts';

export const makeCard = (card: number): number => card;

export function makeMove(_position: OneHundredAndFour, move: Move): string {
  return isTake(move) ? `take ${rowOfMove(move) + 1}` : `choose ${cardOfMove(move)}`;
}

export function parseMove(position: OneHundredAndFour, text: string): Move | undefined {
  const [, word, number] = /^(choose|take) ([1-9][0-9]{0,2})$/.exec(text) ?? [];
  if (word === undefined) return undefined;
  // The two kinds of moves never stand beside each other, so no row can pass for a card.
  if ((word === 'take') !== position.isTaking) return undefined;
  const move = position.isTaking ? takeRow(Number(number) - 1) : chooseCard(Number(number));
  const moves = new MoveList();
  position.listMoves(moves);
  return moves.has(move) ? move : undefined;
}

export function makePosition(position: OneHundredAndFour): unknown {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return {
    game: '104',
    player: position.toMove + 1,
    hands: seats.map((seat) => position.hand(seat)),
    chosen: seats.map((seat) =>
      position.hasChosen(seat) ? position.chosen(seat, position.rounds) : null,
    ),
    rows: Array.from({ length: ROWS }, (_, row) => position.rowCards(row)),
    points: seats.map((seat) => position.points(seat)),
  };
}

export function makeScenario(start: OneHundredAndFour): unknown {
  const hands = Array.from({ length: start.seats }, (_, seat) => start.hand(seat));
  return { game: '104', hands, rows: start.firstRows };
}
