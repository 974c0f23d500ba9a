// Final Card Down, put together.
import { randomBot } from '../../table/random-bot.ts';
import type { GameDefinition } from '../definition.ts';
import { carefulBot, highestBot, lowestBot } from './bots.ts';
import { ALL_POINTS, FULL_DECK, makeCard, makeColour, newDeck } from './cards.ts';
import { makeMove, makeScenario, parseMove } from './notation.ts';
import { FinalCardDown, REASONS, SEATS, SMALLEST_DECK, VERSION } from './rules.ts';
import { finalCardDownScreens } from './screens.ts';
import { FinalCardDownView, redeal } from './view.ts';

export const finalCardDown: GameDefinition<FinalCardDown, FinalCardDownView> = {
  name: 'final-card-down',
  version: VERSION,
  seats: { fewest: SEATS, most: SEATS, usual: SEATS },
  options: [
    {
      name: 'deck-size',
      kind: 'number',
      lowest: SMALLEST_DECK,
      highest: FULL_DECK,
      usual: FULL_DECK,
    },
  ],
  bots: [carefulBot, highestBot, lowestBot, randomBot],
  decisive: ['stacked', 'penalty', 'turned', 'nothing-to-draw', 'out', 'repeated'],
  outcomes: { reasons: REASONS, scores: [0, ALL_POINTS] },
  ends: 'by-chance',
  deal(_seats, options, shuffle) {
    const cards = newDeck();
    const size = Number(options['deck-size']);
    shuffle(cards, size);
    return new FinalCardDown(cards.slice(0, size));
  },
  view: (position, seat) => new FinalCardDownView(position, seat),
  cards: (position) => position.cards(),
  redeal,
  notation: { makeCard, makeColour, makeMove, parseMove, makeScenario },
  screens: finalCardDownScreens,
  loadScenarioKind: async () => (await import('./scenario.ts')).finalCardDownScenario,
};
