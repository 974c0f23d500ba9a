// Final Card Down's own bots: they look at their hand, at what fits, and at how many cards the next player has.
import type { Bot, Move } from '../../table/game.ts';
import type { MoveList } from '../../table/move-list.ts';
import { COLOURS, colourOf, DECLARES, SKIPS, TWO, worthOf, ZERO } from './cards.ts';
import { cardOfMove, DRAW, declare } from './rules.ts';
import type { FinalCardDownView } from './view.ts';

/** From so few cards on the next player is about to win. */
const ABOUT_TO_WIN = 2;

/** Always the fitting card that counts most; draws only when nothing fits. */
export const highestBot: Bot<FinalCardDownView> = {
  name: 'highest',
  isDeterministic: true,
  choose: (view, moves) => choosePlay(view, moves, worthOf),
};

/** Always the fitting card that counts least; draws only when nothing fits. */
export const lowestBot: Bot<FinalCardDownView> = {
  name: 'lowest',
  isDeterministic: true,
  choose: (view, moves) => choosePlay(view, moves, (card) => -worthOf(card)),
};

/**
 * Gets rid of points, but keeps what helps: a 0 for when nothing else fits, a 2 for an active 2 or for a next
 * player who is about to win, whom it also skips.
 */
export const carefulBot: Bot<FinalCardDownView> = {
  name: 'careful',
  isDeterministic: true,
  choose(view, moves) {
    const next = (view.seat + 1) % view.seats;
    const mustStop = view.handSize(next) <= ABOUT_TO_WIN;
    return choosePlay(view, moves, (card) => {
      const worth = worthOf(card);
      if (worth === ZERO) return -2;
      if (worth === TWO) return mustStop ? STOPS + 1 : -1;
      return mustStop && worth === SKIPS ? STOPS : worth;
    });
  },
};

/** Better than to get rid of any points. */
const STOPS = 16;

/** Plays the card that is worth most to it, of equal ones the first; draws when nothing fits. */
function choosePlay(
  view: FinalCardDownView,
  moves: MoveList,
  merit: (card: number) => number,
): Move {
  let best = DRAW;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const move = moves.at(i);
    if (move === DRAW || merit(cardOfMove(move)) <= most) continue;
    best = move;
    most = merit(cardOfMove(move));
  }
  if (best === DRAW) return DRAW;
  const card = cardOfMove(best);
  return worthOf(card) === DECLARES ? declare(card, mostHeldColour(view, card)) : best;
}

/** The colour of most cards in hand, but for the one to be played; of equal ones the first of COLOURS. */
function mostHeldColour(view: FinalCardDownView, played: number): number {
  const counts = new Uint8Array(COLOURS.length);
  for (let i = 0; i < view.handSize(view.seat); i++) counts[colourOf(view.handCard(i))]++;
  counts[colourOf(played)]--;
  return counts.indexOf(Math.max(...counts));
}
