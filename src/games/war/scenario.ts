// Checks War's scenario files: rows of cards, one a player, that make up one whole deck.
import { z } from 'zod';
import { MANGLED, type Problem, type ScenarioKind, SYNTAX } from '../../scenarios/exceptions.ts';
import { excerpt } from '../../text/json.ts';
import type { Message } from '../../text/text.ts';
import { CARDS_OF_A_VALUE, DECKS, type Deck, HIGHEST_CARD, MOST_PLAYERS, War } from './rules.ts';

type Rows = readonly (readonly number[])[];

// Not z.int(): a number of 20 digits is a whole number, if no card.
const schema = z.array(z.array(z.number().refine(Number.isInteger)));

export const warScenario: ScenarioKind<War> = {
  game: 'war',
  check(value) {
    const { data: rows, error } = schema.safeParse(value);
    const problems: Problem[] = error
      ? error.issues.map(({ path }) => ({ exception: SYNTAX, message: misshapen(path, value) }))
      : deckProblems(rows).map((message) => ({ exception: MANGLED, message }));
    return rows && problems.length === 0 ? { content: new War(rows) } : { problems };
  },
};

/** Says what stands in place of rows, of a row, or of a card. */
function misshapen(path: readonly PropertyKey[], file: unknown): Message {
  const [row, entry] = path.map(Number);
  if (row === undefined) return { key: 'war:notRows', values: { found: excerpt(file) } };
  const content = (file as unknown[])[row];
  if (entry === undefined) {
    return { key: 'war:notARow', values: { row: row + 1, found: excerpt(content) } };
  }
  const found = excerpt((content as unknown[])[entry]);
  return { key: 'war:notACard', values: { row: row + 1, entry: entry + 1, found } };
}

function deckProblems(rows: Rows): Message[] {
  if (rows.length === 0) return [{ key: 'war:noPlayers', values: { most: MOST_PLAYERS } }];
  const cards = rows.flat();
  const deck = deckMeant(cards);
  return [
    ...tooManyPlayers(rows),
    ...emptyRows(rows),
    ...wrongValues(rows, deck),
    ...tooManyOfAValue(cards, deck),
    ...wrongTotal(cards, deck),
  ];
}

/** Small when no value is below its lowest, or the total is nearer to it. */
function deckMeant(cards: readonly number[]): Deck {
  const { small, large } = DECKS;
  const off = (deck: Deck): number => Math.abs(cards.length - deck.size);
  const isSmall = cards.every((card) => card >= small.lowest) || off(small) < off(large);
  return isSmall ? small : large;
}

function tooManyPlayers({ length: found }: Rows): Message[] {
  if (found <= MOST_PLAYERS) return [];
  const values = { found, most: MOST_PLAYERS, count: found - MOST_PLAYERS };
  return [{ key: 'war:tooManyPlayers', values }];
}

function emptyRows(rows: Rows): Message[] {
  return rows.flatMap((row, i) =>
    row.length === 0 ? [{ key: 'war:emptyRow' as const, values: { row: i + 1 } }] : [],
  );
}

function wrongValues(rows: Rows, deck: Deck): Message[] {
  return rows.flatMap((row, i) =>
    [...new Set(row)]
      .filter((card) => !isInDeck(card, deck))
      .map((value) => ({
        key: 'war:wrongValue' as const,
        values: {
          context: deck.name,
          row: i + 1,
          value,
          lowest: deck.lowest,
          highest: HIGHEST_CARD,
        },
      })),
  );
}

function tooManyOfAValue(cards: readonly number[], deck: Deck): Message[] {
  return surplusOf(cards, deck)
    .filter(({ value }) => isInDeck(value, deck))
    .map(({ value, count }) => ({
      key: 'war:tooManyOfAValue' as const,
      values: { value, found: count + CARDS_OF_A_VALUE, most: CARDS_OF_A_VALUE, count },
    }));
}

function wrongTotal(cards: readonly number[], deck: Deck): Message[] {
  const missing = missingFrom(cards, deck);
  const isMissing = missing.length > 0 ? [some('war:areMissing', missing)] : [];
  const found = cards.length;
  if (found === deck.size) return isMissing;
  const values = { context: deck.name, expected: deck.size, found };
  if (found < deck.size) return [{ key: 'war:wrongTotal', values: { ...values, what: isMissing } }];
  const what = some('war:areTooMany', surplusOf(cards, deck));
  return [{ key: 'war:wrongTotal', values: { ...values, what } }, ...isMissing];
}

function some(key: 'war:areMissing' | 'war:areTooMany', these: SomeOfAValue[]): Message {
  const count = these.reduce((sum, each) => sum + each.count, 0);
  const cards = these.map(
    (values): Message => ({ key: 'war:someOfAValue', values: { ...values } }),
  );
  return { key, values: { count, cards } };
}

interface SomeOfAValue {
  readonly value: number;
  readonly count: number;
}

function missingFrom(cards: readonly number[], deck: Deck): SomeOfAValue[] {
  const found = tally(cards);
  const values = Array.from({ length: HIGHEST_CARD - deck.lowest + 1 }, (_, i) => deck.lowest + i);
  return values
    .map((value) => ({ value, count: CARDS_OF_A_VALUE - (found.get(value) ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** What a file has beyond a whole deck, cards of no deck included. */
function surplusOf(cards: readonly number[], deck: Deck): SomeOfAValue[] {
  return [...tally(cards)]
    .sort(([a], [b]) => a - b)
    .map(([value, found]) => ({
      value,
      count: found - (isInDeck(value, deck) ? CARDS_OF_A_VALUE : 0),
    }))
    .filter(({ count }) => count > 0);
}

/** How many there are of each value. */
function tally(cards: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

const isInDeck = (card: number, deck: Deck): boolean => card >= deck.lowest && card <= HIGHEST_CARD;
