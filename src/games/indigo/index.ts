// Indigo, put together.
import { CARDS, makeCard } from '../../table/cards.ts';
import { randomBot } from '../../table/random-bot.ts';
import type { GameDefinition } from '../definition.ts';
import { classicBot } from './bots.ts';
import { makeMove, makeScenario, parseMove } from './notation.ts';
import { ALL_POINTS, Indigo, SEATS, TURNS, VERSION } from './rules.ts';
import { indigoScreens } from './screens.ts';
import { IndigoView, redeal } from './view.ts';

export const indigo: GameDefinition<Indigo, IndigoView> = {
  name: 'indigo',
  version: VERSION,
  seats: { fewest: SEATS, most: SEATS, usual: SEATS },
  options: [],
  usualNames: ['indigo:player', 'indigo:computer'],
  bots: [classicBot, randomBot],
  decisive: ['won'],
  outcomes: { reasons: ['points'], scores: [0, ALL_POINTS] },
  ends: { within: TURNS },
  deal(_seats, _options, shuffle) {
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    shuffle(deck);
    return new Indigo({ deck, first: 0 });
  },
  view: (position, seat) => new IndigoView(position, seat),
  cards: ({ laid, hands, deck, dealt }) => [...laid, ...hands.flat(), ...deck.slice(dealt)],
  redeal,
  notation: { makeCard, makeMove, parseMove, makeScenario },
  screens: indigoScreens,
  loadScenarioKind: async () => (await import('./scenario.ts')).indigoScenario,
};
