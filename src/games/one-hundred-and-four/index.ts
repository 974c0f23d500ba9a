// The game 104, put together.
import { randomBot } from '../../table/random-bot.ts';
import type { GameDefinition } from '../definition.ts';
import { closestBot, highestBot, lowestBot } from './bots.ts';
import { makeCard, makeMove, makeScenario, parseMove } from './notation.ts';
import {
  ALL_POINTS,
  DECK_NAMES,
  deal,
  FEWEST_SEATS,
  MOST_MOVES,
  MOST_SEATS,
  type OneHundredAndFour,
  VERSION,
} from './rules.ts';
import { oneHundredAndFourScreens } from './screens.ts';
import { OneHundredAndFourView, redeal } from './view.ts';

export const oneHundredAndFour: GameDefinition<OneHundredAndFour, OneHundredAndFourView> = {
  name: '104',
  version: VERSION,
  seats: { fewest: FEWEST_SEATS, most: MOST_SEATS, usual: 4 },
  options: [{ name: 'deck', kind: 'choice', choices: DECK_NAMES, usual: 'full' }],
  bots: [closestBot, highestBot, lowestBot, randomBot],
  decisive: ['took'],
  match: { points: 66 },
  outcomes: { reasons: ['fewest-points'], scores: [0, ALL_POINTS] },
  ends: { within: MOST_MOVES },
  deal: (seats, { deck }, shuffle) => deal(seats, deck === 'tactics' ? 'tactics' : 'full', shuffle),
  view: (position, seat) => new OneHundredAndFourView(position, seat),
  cards: (position) => position.cards(),
  redeal,
  notation: { makeCard, makeMove, parseMove, makeScenario },
  screens: oneHundredAndFourScreens,
  loadScenarioKind: async () => (await import('./scenario.ts')).oneHundredAndFourScenario,
};
