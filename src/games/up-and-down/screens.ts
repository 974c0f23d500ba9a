// Up and Down for people: who did what, what lies on the central piles, how many cards everyone has.
import type { GameEvent } from '../../table/game.ts';
import type { Text } from '../../text/text.ts';
import type { Paint, Screens } from '../definition.ts';
import { folded } from '../lines.ts';
import { showCard } from '../suits.ts';
import type { UpAndDown } from './rules.ts';

export function upAndDownScreens(
  text: Text,
  names: readonly string[],
  paint: Paint,
): Screens<UpAndDown> {
  const shown = (card: number): string => showCard(card, paint);

  const tableLine = (position: UpAndDown): string => {
    const [first, second] = names.map((name, seat) =>
      text.say('up-and-down:cards', {
        name,
        hand: position.hands[seat].length,
        pile: position.piles[seat].length,
      }),
    );
    const [one, two] = [shown(position.top(0)), shown(position.top(1))];
    return text.say('up-and-down:table', { one, two, first, second });
  };

  const told = ({ event, seat = 0, card = 0, pile = 0, count = 0 }: GameEvent): string => {
    const name = names[seat];
    switch (event) {
      case 'played':
        return text.say('up-and-down:played', { name, card: shown(card), pile: pile + 1 });
      case 'drew':
        return text.say('up-and-down:drew', { name });
      case 'replaced':
        return text.say('up-and-down:replaced', { name, count });
      case 'passed':
        return text.say('up-and-down:passed', { name });
      default:
        return '';
    }
  };

  return {
    opening(start, title) {
      const lines = [
        paint('bold', text.say('up-and-down:title', { one: names[0], two: names[1] })),
        ...(title === undefined ? [] : [text.say('up-and-down:scenario', { title })]),
        '',
        ...(start.outcome ? [] : [text.say('up-and-down:starts', { name: names[start.toMove] })]),
        tableLine(start),
        text.say('up-and-down:legend'),
        '',
      ];
      return folded(lines);
    },

    move(position, _seat, _move, events) {
      // What ends the game is told at the end.
      const what = events.map(told).join(' ').trimEnd();
      const turn = text.say('up-and-down:turn', { turn: position.turns, what });
      return folded([turn, tableLine(position)]);
    },

    ending(position) {
      const { outcome } = position;
      if (!outcome) return '';
      const [winner, ...others] = outcome.winners;
      const name = names[winner];
      const most = Math.max(...outcome.scores);
      const fewest = Math.min(...outcome.scores);
      if (outcome.reason === 'out') return folded(['', text.say('up-and-down:out', { name })]);
      const why = text.say(
        outcome.reason === 'dead' ? 'up-and-down:dead' : 'up-and-down:both-passed',
      );
      const who =
        others.length > 0
          ? text.say('up-and-down:draw', { cards: fewest })
          : text.say('up-and-down:fewer', { name, fewest, most });
      return folded(['', `${why} ${who}`]);
    },
  };
}
