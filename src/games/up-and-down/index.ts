// Up and Down, put together.
import { CARDS, makeCard } from '../../table/cards.ts';
import { randomBot } from '../../table/random-bot.ts';
import type { GameDefinition } from '../definition.ts';
import { greedyBot } from './bots.ts';
import { makeMove, makeResult, makeScenario, parseMove, parseResult } from './notation.ts';
import { dealStart, REASONS, SEATS, UpAndDown, VERSION } from './rules.ts';
import { upAndDownScreens } from './screens.ts';
import { redeal, UpAndDownView } from './view.ts';

export const upAndDown: GameDefinition<UpAndDown, UpAndDownView> = {
  name: 'up-and-down',
  version: VERSION,
  seats: { fewest: SEATS, most: SEATS, usual: SEATS },
  options: [],
  bots: [greedyBot, randomBot],
  decisive: ['replaced', 'passed', 'out', 'dead', 'both-passed'],
  outcomes: { reasons: REASONS, scores: [0, CARDS] },
  ends: 'by-chance',
  deal(_seats, _options, shuffle) {
    const cards = Array.from({ length: CARDS }, (_, card) => card);
    shuffle(cards);
    const seats = [0, 1];
    shuffle(seats);
    return new UpAndDown(dealStart(cards, seats[0]));
  },
  view: (position, seat) => new UpAndDownView(position, seat),
  cards: ({ hands, piles, central }) => [...hands, ...piles, ...central].flat(),
  redeal,
  notation: { makeCard, makeMove, parseMove, makeScenario, makeResult, parseResult },
  screens: upAndDownScreens,
  loadScenarioKind: async () => (await import('./scenario.ts')).upAndDownScenario,
};
