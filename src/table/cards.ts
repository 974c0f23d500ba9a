// The 52 standard cards: inside, 0 to 51; in files and on the command line `7S`, `10H`, `QD`, `AC`.

export const RANKS: readonly string[] = [
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  'J',
  'Q',
  'K',
  'A',
];
const SUITS: readonly string[] = ['C', 'D', 'H', 'S'];

export const CARDS = RANKS.length * SUITS.length;

/** 0 for a two, 12 for an ace. */
export const rankOf = (card: number): number => card >> 2;
/** A place in SUITS. */
export const suitOf = (card: number): number => card & 3;
const cardOf = (rank: number, suit: number): number => (rank << 2) | suit;

export function makeCard(card: number): string {
  return RANKS[rankOf(card)] + SUITS[suitOf(card)];
}

export function parseCard(text: string): number | undefined {
  const rank = RANKS.indexOf(text.slice(0, -1));
  const suit = SUITS.indexOf(text.slice(-1));
  return rank === -1 || suit === -1 ? undefined : cardOf(rank, suit);
}
