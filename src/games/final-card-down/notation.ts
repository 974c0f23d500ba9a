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

/**
 * The deck that deals a start: in which order a hand got its cards is not known, and makes no difference.
 * Later there is no such deck, so that a position in the log names all its parts.
 */
export function makeScenario(position: FinalCardDown): unknown {
  const game = 'final-card-down';
  const { top, drawPileSize, discardSize, activeTwos, colour, toMove } = position;
  const places = Array.from({ length: SEATS }, (_, seat) => seat);
  const drawPile = Array.from({ length: drawPileSize }, (_, i) => position.drawPileCard(i));
  if (position.turns === 0) {
    const rounds = Array.from({ length: HAND_SIZE }, (_, i) =>
      places.map((seat) => position.hand(seat)[i]),
    );
    return { game, deck: [...rounds.flat(), top, ...drawPile].map(makeCard) };
  }
  const discards = Array.from({ length: discardSize }, (_, i) => position.discard(i)).reverse();
  return {
    game,
    player: toMove + 1,
    hands: places.map((seat) => position.hand(seat).map(makeCard)),
    discards: discards.map(makeCard),
    drawPile: drawPile.map(makeCard),
    colour: COLOURS[colour],
    activeTwos,
  };
}
