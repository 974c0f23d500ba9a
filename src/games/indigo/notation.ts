// Indigo in files and on the command line: `play 7S`.
import { makeCard, parseCard } from '../../table/cards.ts';
import { type Move, NOBODY } from '../../table/game.ts';
import type { Indigo } from './rules.ts';

export function makeMove(_position: Indigo, move: Move): string {
  return `play ${makeCard(move)}`;
}

export function parseMove({ toMove, hands }: Indigo, text: string): Move | undefined {
  const [, name = ''] = /^play (\S+)$/.exec(text) ?? [];
  const card = parseCard(name);
  if (card === undefined || toMove === NOBODY) return undefined;
  return hands[toMove].includes(card) ? card : undefined;
}

export function makePosition(position: Indigo): unknown {
  const { toMove, hands, table, cards, points, deck, dealt } = position;
  const written = (list: readonly number[]): string[] => list.map(makeCard);
  return {
    game: 'indigo',
    player: toMove + 1,
    hands: hands.map(written),
    table: written(table),
    deck: written(deck.slice(dealt)),
    cards,
    points,
  };
}

export function makeScenario({ deck, first }: Indigo): unknown {
  return { game: 'indigo', deck: deck.map(makeCard), first: first + 1 };
}
