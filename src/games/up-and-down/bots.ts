// Up and Down's own bots.
import type { Bot } from '../../table/game.ts';
import { cardOfMove, fits, isPlay, pileOfMove } from './rules.ts';
import type { UpAndDownView } from './view.ts';

/** Plays when it can, the card that leaves most follow-ups; draws rather than replaces its hand. */
export const greedyBot: Bot<UpAndDownView> = {
  name: 'greedy',
  isDeterministic: true,
  choose(view, moves) {
    let best = moves.at(0);
    let most = -1;
    for (let i = 0; i < moves.length; i++) {
      const move = moves.at(i);
      const count = isPlay(move) ? followUps(view, move) : -1;
      if (count <= most) continue;
      best = move;
      most = count;
    }
    return best;
  },
};

/** Plays that the hand would have after a play, if nobody else moved. */
function followUps(view: UpAndDownView, move: number): number {
  const laid = cardOfMove(move);
  const tops = view.central.map((cards, pile) =>
    pile === pileOfMove(move) ? laid : cards[cards.length - 1],
  );
  let count = 0;
  for (const card of view.hand) {
    if (card === laid) continue;
    for (const top of tops) if (fits(card, top)) count++;
  }
  return count;
}
