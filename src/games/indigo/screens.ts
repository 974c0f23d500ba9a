// Indigo's screens, to the letter: the table, the hand and the card of every turn, and the score of every win.
import { RANKS, rankOf, suitOf } from '../../table/cards.ts';
import type { Text } from '../../text/text.ts';
import type { Paint, Screens } from '../definition.ts';
import { FIRST_ON_TABLE, Indigo, wins } from './rules.ts';

const SUIT_SIGNS = ['♣', '♦', '♥', '♠'] as const;
const RED_SUITS = ['♦', '♥'];

export function indigoScreens(text: Text, names: readonly string[], paint: Paint): Screens<Indigo> {
  const shown = (card: number): string => {
    const sign = SUIT_SIGNS[suitOf(card)];
    const plain = RANKS[rankOf(card)] + sign;
    return RED_SUITS.includes(sign) ? paint('red', plain) : plain;
  };
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
      return lines(text.say('indigo:title'), text.say('indigo:initial', { cards }));
    },

    move(position, seat, move) {
      const name = names[seat];
      const before = beforeLast(position);
      const isWon = before.top !== undefined && wins(move, before.top);
      return lines(
        '',
        status(before.table),
        row(before.hands[seat]),
        text.say('indigo:plays', { name, card: shown(move) }),
        ...(isWon
          ? [text.say('indigo:wins', { name }), ...standing(position.points, position.cards)]
          : []),
      );
    },

    ending(position) {
      const { outcome, cards } = position;
      if (!outcome) return '';
      const end = [...standing(outcome.scores, cards), text.say('indigo:gameOver')];
      return lines('', status(leftOver(position)), ...end);
    },
  };
}

/** A deck and the cards played from it are a whole game: all but the last are played once more. */
function beforeLast({ deck, first, laid }: Indigo): Indigo {
  const before = new Indigo({ deck, first });
  for (const card of laid.slice(FIRST_ON_TABLE, -1)) before.play(card);
  return before;
}

/** The table after the last card, before its cards go to whoever won last. */
function leftOver(position: Indigo): readonly number[] {
  const { table, top } = beforeLast(position);
  const last = position.laid[position.laid.length - 1];
  return top !== undefined && wins(last, top) ? [] : [...table, last];
}

const lines = (...all: string[]): string => `${all.join('\n')}\n`;
