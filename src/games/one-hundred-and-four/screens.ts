// The screens of 104: who laid which card where, who took a row, what lies on the table, how the points stand.
import type { GameEvent } from '../../table/game.ts';
import type { Text } from '../../text/text.ts';
import type { Paint, Screens } from '../definition.ts';
import { wrapped, written } from '../lines.ts';
import { HAND_SIZE, isTake, type OneHundredAndFour, ROW_SIZE, ROWS } from './rules.ts';

const CARD_WIDTH = 4;
const INDENT = '  ';

export function oneHundredAndFourScreens(
  text: Text,
  names: readonly string[],
  paint: Paint,
): Screens<OneHundredAndFour> {
  const points = (count: number): string => text.say('104:points', { count });

  const tableLines = (position: OneHundredAndFour): string[] =>
    Array.from({ length: ROWS }, (_, row) => {
      const cards = position.rowCards(row).map((card) => String(card).padStart(CARD_WIDTH));
      const line = text.say('104:row', {
        row: row + 1,
        cards: cards.join('').padEnd(CARD_WIDTH * ROW_SIZE),
        points: points(position.rowPoints(row)),
      });
      // The next card of a full row takes it.
      return cards.length === ROW_SIZE ? paint('yellow', line) : line;
    });

  const numbersOf = (numbers: readonly number[]): string[] =>
    names.map((name, seat) => text.say('104:number', { name, number: numbers[seat] }));

  const scores = (position: OneHundredAndFour): string[] =>
    wrapped(text.say('104:scores'), numbersOf(names.map((_, seat) => position.points(seat))));

  const roundTitle = (round: number): string => paint('bold', text.say('104:round', { round }));

  /** What happened to each card of the round; who takes a row lays a card right after. */
  const laidLines = (events: readonly GameEvent[], isByChoice: boolean): string[] => {
    const lines: string[] = [];
    let taking = '';
    let isLowest = isByChoice;
    for (const { event, seat = 0, card = 0, cards = [], row = 0, points: count = 0 } of events) {
      if (event === 'took') {
        const values = { cards: cards.join(' '), points: points(count) };
        taking = text.say(isLowest ? '104:lowest' : '104:sixth', values);
      } else if (event === 'laid') {
        lines.push(INDENT + text.say('104:laid', { name: names[seat], card, row: row + 1 }));
        if (taking) lines.push(paint('red', INDENT + INDENT + taking));
        taking = '';
        isLowest = false;
      }
    }
    return lines;
  };

  const standing = (position: OneHundredAndFour): string[] => {
    const count = HAND_SIZE - position.rounds;
    const cardsLeft = count === 0 ? [] : [paint('dim', text.say('104:cardsLeft', { count }))];
    return [...tableLines(position), ...scores(position), ...cardsLeft, ''];
  };

  return {
    opening(start, title) {
      const { seats, highest } = start;
      const players = text.say('104:players', { count: seats });
      return written([
        paint('bold', text.say('104:title', { players, highest })),
        ...(title === undefined ? [] : [title]),
        '',
        ...tableLines(start),
        '',
      ]);
    },

    move(position, _seat, move, events) {
      // A chosen card stays hidden until all have chosen.
      if (!isTake(move) && !events.some(({ event }) => event === 'revealed')) return [];
      if (position.isTaking) {
        const cards = events.find(({ event }) => event === 'revealed')?.cards ?? [];
        const owner = position.toMove;
        return written([
          roundTitle(position.rounds + 1),
          ...wrapped(text.say('104:revealed'), numbersOf(cards)),
          text.say('104:mustTake', { name: names[owner], card: cards[owner] }),
        ]);
      }
      const title = isTake(move) ? [] : [roundTitle(position.rounds)];
      return written([...title, ...laidLines(events, isTake(move)), ...standing(position)]);
    },

    ending({ outcome }) {
      if (!outcome) return '';
      const { winners, scores: all } = outcome;
      const won = { points: points(all[winners[0]]) };
      const green = (line: string): string => paint('green', line);
      if (winners.length === 1) {
        return written([green(text.say('104:wins', { name: names[winners[0]], ...won }))]);
      }
      const together = wrapped(
        text.say('104:shared', won),
        winners.map((seat) => names[seat]),
      );
      return written(together.map(green));
    },
  };
}
