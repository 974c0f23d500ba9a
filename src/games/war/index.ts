// War, put together.
import type { View } from '../../table/game.ts';
import { randomBot } from '../../table/random-bot.ts';
import type { Text } from '../../text/text.ts';
import type { GameDefinition, Screens } from '../definition.ts';
import {
  DECK_NAMES,
  DECKS,
  type DeckName,
  deal,
  MOST_PLAYERS,
  newDeck,
  TURN,
  VERSION,
  War,
} from './rules.ts';
import { SEPARATOR, WarScreens } from './screens.ts';

export const war: GameDefinition<War, View> = {
  name: 'war',
  version: VERSION,
  seats: { fewest: 1, most: MOST_PLAYERS, usual: 2 },
  options: [
    { name: 'deck', kind: 'choice', choices: DECK_NAMES, usual: 'small' },
    { name: 'any-deal', kind: 'flag', usual: false },
  ],
  bots: [randomBot],
  decisive: ['war'],
  outcomes: { reasons: ['all-cards', 'endless'], scores: [0, DECKS.large.size] },
  ends: 'at-repetition',
  /** A deal that would never end is put back and shuffled again, unless any will do. */
  deal(seats, options, shuffle, listener) {
    const cards = newDeck(DECKS[options.deck as DeckName]);
    for (let putBack = 0; ; putBack++) {
      shuffle(cards);
      const start = new War(deal(cards, seats));
      if (!options['any-deal'] && start.fate.endless) continue;
      if (putBack > 0) listener?.({ event: 'reshuffled', count: putBack });
      return start;
    }
  },
  cards: (position) => position.hands.flat(),
  // Nobody decides, so nobody need see anything.
  view: (_position, seat) => ({ seat }),
  redeal: (position) => position.clone(),
  notation: {
    makeCard: (card) => card,
    makeMove: () => 'turn',
    parseMove: (_position, text) => (text === 'turn' ? TURN : undefined),
    makeScenario: (start) => start.hands,
  },
  screens: warScreens,
  loadScenarioKind: async () => (await import('./scenario.ts')).warScenario,
};

function warScreens(text: Text): Screens<War> {
  let screens: WarScreens;
  return {
    between: SEPARATOR,
    opening(start, title) {
      screens = new WarScreens(text, start);
      return title === undefined ? screens.dealing(start) : screens.scenario(title);
    },
    move: (position) => screens.turn(position),
    ending: (position) => screens.end(position),
  };
}
