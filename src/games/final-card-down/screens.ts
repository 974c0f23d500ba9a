// Final Card Down for people: who did what, what fits now, how many cards everyone has.
import type { GameEvent } from '../../table/game.ts';
import type { Text, TextKey } from '../../text/text.ts';
import type { Colour, Paint, Screens } from '../definition.ts';
import { folded, wrapped } from '../lines.ts';
import { colourOf, makeCard } from './cards.ts';
import { type FinalCardDown, HAND_SIZE, SEATS } from './rules.ts';

/** In the order of COLOURS. */
const SHADES: readonly { readonly key: TextKey; readonly paint: Colour }[] = [
  { key: 'final-card-down:red', paint: 'red' },
  { key: 'final-card-down:blue', paint: 'blue' },
  { key: 'final-card-down:green', paint: 'green' },
  { key: 'final-card-down:yellow', paint: 'yellow' },
  { key: 'final-card-down:purple', paint: 'magenta' },
];

const INDENT = '    ';

export function finalCardDownScreens(
  text: Text,
  names: readonly string[],
  paint: Paint,
): Screens<FinalCardDown> {
  const cardShown = (card: number): string => paint(SHADES[colourOf(card)].paint, makeCard(card));
  const colourShown = (colour: number): string =>
    paint(SHADES[colour].paint, text.say(SHADES[colour].key));

  const tableLines = (position: FinalCardDown): string[] => {
    const { top, activeTwos: twos, drawPileSize: pile } = position;
    const colour = colourShown(position.colour);
    const hands = names.map((name, seat) => {
      const cards = position.hand(seat).length;
      return text.say('final-card-down:hand', { name, cards, points: position.points(seat) });
    });
    return [
      INDENT + text.say('final-card-down:table', { top: cardShown(top), colour, twos }),
      ...wrapped(text.say('final-card-down:counts', { pile }), hands, INDENT),
    ];
  };

  const told = ({ event, seat = 0, card = 0, count = 0, colour = 0 }: GameEvent): string => {
    const name = names[seat];
    switch (event) {
      case 'played':
        return text.say('final-card-down:played', { name, card: cardShown(card) });
      case 'declared':
        return text.say('final-card-down:declared', { colour: colourShown(colour) });
      case 'stacked':
        return text.say('final-card-down:stacked', { count });
      case 'penalty':
        return text.say('final-card-down:mustDraw', { name, count });
      case 'drew':
        return text.say('final-card-down:drew', { name, count });
      case 'turned':
        return text.say('final-card-down:turned', { count });
      case 'nothing-to-draw':
        return text.say('final-card-down:findsNothing', { name });
      case 'skipped':
        return text.say('final-card-down:skipped', { name });
      default:
        return '';
    }
  };

  /** Not what ends the game, which is told at the end, nor what the table shows. */
  const toldOf = (events: readonly GameEvent[]): string[] =>
    events.map(told).filter((line) => line !== '');

  return {
    opening(start, title) {
      const count = SEATS * HAND_SIZE + start.discardSize + start.drawPileSize;
      const events: GameEvent[] = [];
      start.announce((event) => events.push(event));
      const lines = [
        paint('bold', text.say('final-card-down:title', { count })),
        ...(title === undefined ? [] : [text.say('final-card-down:scenario', { title })]),
        names.join(', '),
        '',
        ...toldOf(events),
        text.say('final-card-down:starts', { name: names[start.toMove] }),
        ...tableLines(start),
        '',
      ];
      return folded(lines);
    },

    move(position, _seat, _move, events) {
      const [first, ...others] = toldOf(events);
      const lines = [
        text.say('final-card-down:turn', { turn: position.turns, what: first }),
        ...others.map((line) => INDENT + line),
        ...tableLines(position),
      ];
      return folded(lines);
    },

    ending(position) {
      const { outcome } = position;
      if (!outcome) return '';
      const { winners, scores, reason } = outcome;
      const name = names[winners[0]] ?? '';
      const key = ENDINGS[reason];
      const lines = [
        '',
        paint('bold', text.say(key, { name })),
        ...scores.map((points, seat) => {
          const count = position.hand(seat).length;
          const cards = text.say('final-card-down:cards', { count });
          const score = text.say('final-card-down:points', { count: points });
          return (
            INDENT + text.say('final-card-down:score', { name: names[seat], cards, points: score })
          );
        }),
      ];
      return folded(lines);
    },
  };
}

const ENDINGS: { readonly [reason: string]: TextKey } = {
  'last-card': 'final-card-down:last-card',
  'nothing-to-draw': 'final-card-down:nothing-to-draw',
  repeated: 'final-card-down:repeated',
};
