// The bots of 104: the highest card, the lowest, and the one that lies closest to a row's end.
import type { Bot, Move } from '../../table/game.ts';
import type { MoveList } from '../../table/move-list.ts';
import { cardOfMove, isTake, ROW_SIZE, ROWS, rowOfMove } from './rules.ts';
import type { OneHundredAndFourView } from './view.ts';

type OwnBot = Bot<OneHundredAndFourView>;

export const highestBot: OwnBot = rating('highest', (_view, card) => -card);

export const lowestBot: OwnBot = rating('lowest', (_view, card) => card);

/**
 * Goes by the rows as they lie, as if its card were laid first.
 * 1. A card that finds room in a row: the one with the least difference to the row's last card; of equal
 *    differences the one to the shorter row; then the lower card.
 * 2. If there is none, the card that costs least: the sixth in a row costs that row's points, one below all rows
 *    the cheapest row's; of equally dear ones the lower card.
 */
export const closestBot: OwnBot = rating('closest', (view, card) => {
  const row = rowFor(view, card);
  if (row === undefined) return badness(view.rowPoints(cheapestRow(view)), card);
  const length = view.rowLength(row);
  if (length === ROW_SIZE) return badness(view.rowPoints(row), card);
  return ((card - view.rowLast(row)) * ROW_SIZE + length) * CARD_STEP + card;
});

/** More than any card: what counts before the card is a multiple of it. */
const CARD_STEP = 128;
/** More than any rating of a card that finds room. */
const BAD = 1_000_000;
const badness = (points: number, card: number): number => BAD + points * CARD_STEP + card;

/** A bot that chooses the card with the lowest rating, and takes the cheapest row when it must take one. */
function rating(name: string, rate: (view: OneHundredAndFourView, card: number) => number): OwnBot {
  const rateMove = (view: OneHundredAndFourView, move: Move): number =>
    isTake(move)
      ? view.rowPoints(rowOfMove(move)) * ROWS + rowOfMove(move)
      : rate(view, cardOfMove(move));
  return {
    name,
    isDeterministic: true,
    choose: (view, moves) => lowestRated(moves, (move) => rateMove(view, move)),
  };
}

function lowestRated(moves: MoveList, rate: (move: Move) => number): Move {
  let best = moves.at(0);
  let lowest = rate(best);
  for (let i = 1; i < moves.length; i++) {
    const rated = rate(moves.at(i));
    if (rated >= lowest) continue;
    best = moves.at(i);
    lowest = rated;
  }
  return best;
}

/** The row with the fewest points; of equal ones the first. */
function cheapestRow(view: OneHundredAndFourView): number {
  let cheapest = 0;
  for (let row = 1; row < ROWS; row++) {
    if (view.rowPoints(row) < view.rowPoints(cheapest)) cheapest = row;
  }
  return cheapest;
}

/** The row that a card would go to; undefined when it is below all. */
function rowFor(view: OneHundredAndFourView, card: number): number | undefined {
  let nearest: number | undefined;
  for (let row = 0; row < ROWS; row++) {
    const last = view.rowLast(row);
    if (last < card && (nearest === undefined || last > view.rowLast(nearest))) nearest = row;
  }
  return nearest;
}
