// Indigo's screens, to the letter: the table, the hand and the card of every turn, and the score of every win.
import type { Text } from '../../text/text.ts';
import type { Paint, Screens } from '../definition.ts';
import { written } from '../lines.ts';
import { showCard } from '../suits.ts';
import { FIRST_ON_TABLE, type Indigo } from './rules.ts';

export function indigoScreens(text: Text, names: readonly string[], paint: Paint): Screens<Indigo> {
  const shown = (card: number): string => showCard(card, paint);
  const row = (cards: readonly number[]): string => cards.map(shown).join(' ');

  const status = (table: readonly number[]): string => {
    const count = table.length;
    if (count === 0) return text.say('indigo:tableEmpty');
    return text.say('indigo:table', { count, card: shown(table[count - 1]) });
  };

  const standing = (points: readonly number[], cards: readonly number[]): string[] => {
    const [one, two] = names;
    return [
      text.say('indigo:score', { one, two, first: points[0], second: points[1] }),
      text.say('indigo:cards', { one, two, first: cards[0], second: cards[1] }),
    ];
  };

  return {
    opening({ laid }) {
      const cards = row(laid.slice(0, FIRST_ON_TABLE));
      return written([text.say('indigo:title'), text.say('indigo:initial', { cards })]);
    },

    before({ table, hands, toMove }) {
      return written(['', status(table), row(hands[toMove])]);
    },

    move(position, seat, move, events) {
      const name = names[seat];
      const plays = text.say('indigo:plays', { name, card: shown(move) });
      if (!events.some(({ event }) => event === 'won')) return written([plays]);
      const wins = text.say('indigo:wins', { name });
      return written([plays, wins, ...standing(position.points, position.cards)]);
    },

    ending(position) {
      const { outcome, cards, leftOver } = position;
      if (!outcome) return '';
      const end = [...standing(outcome.scores, cards), text.say('indigo:gameOver')];
      return written(['', status(leftOver), ...end]);
    },
  };
}
