// The 52 standard cards as people see them: with the signs of their suits, the red ones in red.
import { RANKS, rankOf, suitOf } from '../table/cards.ts';
import type { Paint } from './definition.ts';

/** In the order of the suits' letters. */
const SIGNS = ['♣', '♦', '♥', '♠'];
const RED = ['♦', '♥'];

export function showCard(card: number, paint: Paint): string {
  const sign = SIGNS[suitOf(card)];
  const plain = RANKS[rankOf(card)] + sign;
  return RED.includes(sign) ? paint('red', plain) : plain;
}
