// Up and Down in files and on the command line: `play 7S on 1`, `draw`, `replace`, `pass`.
import { makeCard, parseCard } from '../../table/cards.ts';
import type { Move } from '../../table/game.ts';
import { MoveList } from '../../table/move-list.ts';
import {
  cardOfMove,
  DRAW,
  HAND_SIZE,
  isPlay,
  PASS,
  pileOfMove,
  playOn,
  REPLACE,
  type UpAndDown,
} from './rules.ts';

const WORDS: { readonly [word: string]: Move } = { draw: DRAW, replace: REPLACE, pass: PASS };

export function makeMove(_position: UpAndDown, move: Move): string {
  if (isPlay(move))
    return ['play', makeCard(cardOfMove(move)), 'on', pileOfMove(move) + 1].join(' ');
  return Object.keys(WORDS).find((word) => WORDS[word] === move) ?? '';
}

export function parseMove(position: UpAndDown, text: string): Move | undefined {
  const move = WORDS[text] ?? parsePlay(text);
  const moves = new MoveList();
  position.listMoves(moves);
  return move !== undefined && moves.has(move) ? move : undefined;
}

function parsePlay(text: string): Move | undefined {
  const [, name, pile] = /^play (\S+) on ([12])$/.exec(text) ?? [];
  const card = name === undefined ? undefined : parseCard(name);
  return card === undefined ? undefined : playOn(card, Number(pile) - 1);
}

/** Any position is one, too. */
export function makeScenario(start: UpAndDown): unknown {
  const written = (cards: readonly number[]): string[] => cards.map(makeCard);
  return {
    game: 'up-and-down',
    first: Math.max(start.toMove, 0) + 1,
    hands: start.hands.map(written),
    piles: start.piles.map((pile) => written(pile.toReversed())),
    central: written([start.top(0), start.top(1)]),
  };
}

/** A replaced hand, and the pile that it left behind. */
export function makeResult(position: UpAndDown, seat: number, move: Move) {
  if (move !== REPLACE) return undefined;
  return {
    hand: position.hands[seat].map(makeCard),
    pile: position.piles[seat].toReversed().map(makeCard),
  };
}

export function parseResult({
  hand,
  pile,
}: Readonly<Record<string, unknown>>): number[] | undefined {
  if (!Array.isArray(hand) || !Array.isArray(pile) || hand.length !== HAND_SIZE) return undefined;
  const cards = [...hand, ...pile].map((card) => parseCard(String(card)));
  return cards.every((card) => card !== undefined) ? cards.reverse() : undefined;
}
