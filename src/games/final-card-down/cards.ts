// Final Card Down's cards: every combination of 16 values, 5 colours and 5 suits, each twice in the full deck.

// One letter each, by which they stand in files.
const VALUES = '0123456789ABCDEF';
export const COLOURS = 'RBGYP';
export const SUITS = 'HDCSQ';

/** Different cards; a card is a whole number below, and the two of a kind are the same number. */
export const KINDS = VALUES.length * COLOURS.length * SUITS.length;
export const CARDS_OF_A_KIND = 2;
export const FULL_DECK = KINDS * CARDS_OF_A_KIND;

/** The values with a rule of their own. */
export const ZERO = 0;
export const TWO = 2;
export const SKIPS = 0xa;
export const DECLARES = 0xd;

const KINDS_OF_A_VALUE = COLOURS.length * SUITS.length;

export const cardOf = (value: number, colour: number, suit: number): number =>
  value * KINDS_OF_A_VALUE + colour * SUITS.length + suit;

// Tables, as a legal move asks all three for every card in hand, and dividing costs more than looking up.
const VALUE_OF = Uint8Array.from({ length: KINDS }, (_, card) => card / KINDS_OF_A_VALUE);
const COLOUR_OF = Uint8Array.from(
  { length: KINDS },
  (_, card) => (card / SUITS.length) % COLOURS.length,
);
const SUIT_OF = Uint8Array.from({ length: KINDS }, (_, card) => card % SUITS.length);

/** What a card counts, too. */
export const worthOf = (card: number): number => VALUE_OF[card];
/** A place in COLOURS. */
export const colourOf = (card: number): number => COLOUR_OF[card];
/** A place in SUITS. */
export const suitOf = (card: number): number => SUIT_OF[card];

const ALL_CARDS = Array.from({ length: FULL_DECK }, (_, i) => Math.floor(i / CARDS_OF_A_KIND));

/** What all cards count. */
export const ALL_POINTS = ALL_CARDS.reduce((sum, card) => sum + worthOf(card), 0);

/** All cards, in order. */
export const newDeck = (): number[] => ALL_CARDS.slice();

/** `2BD`: value, colour, suit. */
export function makeCard(card: number): string {
  return VALUES[worthOf(card)] + COLOURS[colourOf(card)] + SUITS[suitOf(card)];
}

/** `G`. */
export const makeColour = (colour: number): string => COLOURS[colour];

export function parseCard(text: string): number | undefined {
  const [value, colour, suit] = [VALUES, COLOURS, SUITS].map((letters, i) =>
    letters.indexOf(text[i]),
  );
  return text.length === 3 && Math.min(value, colour, suit) >= 0
    ? cardOf(value, colour, suit)
    : undefined;
}
