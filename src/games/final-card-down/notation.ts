// Final Card Down in files and on the command line: `play 2BD`, `play DRH as G`, `draw`.
import type { Move } from '../../table/game.ts';
import { MoveList } from '../../table/move-list.ts';
import { COLOURS, colourOf, DECLARES, makeCard, parseCard, worthOf } from './cards.ts';
import {
  cardOfMove,
  colourOfMove,
  DRAW,
  declare,
  type FinalCardDown,
  HAND_SIZE,
  SEATS,
} from './rules.ts';

export function makeMove(_position: FinalCardDown, move: Move): string {
  if (move === DRAW) return 'draw';
  const card = cardOfMove(move);
  const declared = worthOf(card) === DECLARES ? ['as', COLOURS[colourOfMove(move)]] : [];
  return ['play', makeCard(card), ...declared].join(' ');
}

export function parseMove(position: FinalCardDown, text: string): Move | undefined {
  const move = text === 'draw' ? DRAW : parsePlay(text);
  const moves = new MoveList();
  position.listMoves(moves);
  return move !== undefined && moves.has(move) ? move : undefined;
}

function parsePlay(text: string): Move | undefined {
  const [, name = '', colour] = /^play (\S+)(?: as ([A-Z]))?$/.exec(text) ?? [];
  const card = parseCard(name);
  if (card === undefined) return undefined;
  if (worthOf(card) !== DECLARES) return colour === undefined ? card : undefined;
  // With none declared, its own colour.
  const declared = colour === undefined ? colourOf(card) : COLOURS.indexOf(colour);
  return declared === -1 ? undefined : declare(card, declared);
}

/** The deck that deals a start: in which order a hand got its cards is not known, and makes no difference. */
export function makeScenario(start: FinalCardDown): unknown {
  const rounds = Array.from({ length: HAND_SIZE }, (_, i) =>
    Array.from({ length: SEATS }, (_, seat) => start.hand(seat)[i]),
  );
  const deck = [...rounds.flat(), start.top, ...drawPileOf(start)];
  return { game: 'final-card-down', deck: deck.map(makeCard) };
}

export function makePosition(position: FinalCardDown): unknown {
  const { discardSize, activeTwos, colour, toMove } = position;
  const hands = Array.from({ length: SEATS }, (_, seat) => position.hand(seat));
  const discards = Array.from({ length: discardSize }, (_, i) => position.discard(i)).reverse();
  return {
    game: 'final-card-down',
    player: toMove + 1,
    hands: hands.map((hand) => hand.map(makeCard)),
    discards: discards.map(makeCard),
    drawPile: drawPileOf(position).map(makeCard),
    colour: COLOURS[colour],
    activeTwos,
  };
}

const drawPileOf = (position: FinalCardDown): number[] =>
  Array.from({ length: position.drawPileSize }, (_, i) => position.drawPileCard(i));
