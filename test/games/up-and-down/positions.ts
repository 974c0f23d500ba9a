// Positions of Up and Down for tests, written by the names of their cards.
import { UpAndDown } from '../../../src/games/up-and-down/rules.ts';
import { parseCard } from '../../../src/table/cards.ts';
import { MoveList } from '../../../src/table/move-list.ts';

export const card = (name: string): number => parseCard(name) as number;
export const cards = (names: string): number[] => (names === '' ? [] : names.split(' ').map(card));

/** Hands, draw piles (top card first) and the two central cards. */
export function position(
  hands: [string, string],
  piles: [string, string],
  central: string,
): UpAndDown {
  return new UpAndDown({
    first: 0,
    hands: hands.map(cards),
    piles: piles.map(cards),
    central: cards(central),
  });
}

export function legal(of: UpAndDown): number[] {
  const moves = new MoveList();
  of.listMoves(moves);
  return moves.toArray();
}

/** For moves that shuffle nothing, or to leave the cards as they lie. */
export const keep = (): void => {};

/** Eight cards that the first player may put back, over a pile of two. */
export const replaceable = (): UpAndDown =>
  position(['2C 2D 2H 2S 3C 3D 3H 3S', '9D JD'], ['KD KH', 'QD QH'], '8S 8H');
