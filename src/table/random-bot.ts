// The bot of every game: any legal move, each equally likely.
import type { Bot, View } from './game.ts';

export const randomBot: Bot<View> = {
  name: 'random',
  isDeterministic: false,
  choose: (_view, moves, stream) => moves.at(stream.below(moves.length)),
};
