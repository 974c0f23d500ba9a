// Checks the scenario files of 104: hands of ten cards and the four rows' first cards, no card twice.
import { z } from 'zod';
import { MANGLED, type Problem, type ScenarioKind, SYNTAX } from '../../scenarios/exceptions.ts';
import { excerpt } from '../../text/json.ts';
import { nearest } from '../../text/nearest.ts';
import type { Message } from '../../text/text.ts';
import { visible } from '../../text/visible.ts';
import {
  FEWEST_SEATS,
  HAND_SIZE,
  HIGHEST_CARD,
  highestCard,
  MOST_SEATS,
  type OneHundredAndFour,
  ROWS,
  startGame,
} from './rules.ts';

// Not z.int(): a number of 20 digits is a whole number, if no card.
const numbers = z.array(z.number().refine(Number.isInteger));
const schema = z.strictObject({
  game: z.literal('104'),
  hands: z.array(numbers),
  rows: numbers,
});
type Written = z.infer<typeof schema>;

const KEYS = Object.keys(schema.shape);

/** What to write for a part that is missing. */
const SUCH: { readonly [part: string]: string } = {
  game: '"104"',
  hands: '[[1,2,3,4,5,6,7,8,9,10],…]',
  rows: '[21,42,63,84]',
};

export const oneHundredAndFourScenario: ScenarioKind<OneHundredAndFour> = {
  game: '104',
  check(value) {
    const { data, error } = schema.safeParse(value);
    if (error) {
      const problems = error.issues.flatMap((issue) => misshapen(issue, value));
      return { problems: problems.map((message): Problem => ({ exception: SYNTAX, message })) };
    }
    const problems = [
      ...wrongHands(data),
      ...wrongHandSizes(data),
      ...wrongRows(data),
      ...wrongCards(data),
      ...twice(data),
    ];
    if (problems.length > 0) {
      return { problems: problems.map((message): Problem => ({ exception: MANGLED, message })) };
    }
    return { content: startGame({ ...data, highest: highestOf(data) }) };
  },
};

/** The file does not name the deck, but just the cards of the tactics deck leave no doubt. */
function highestOf({ hands, rows }: Written): number {
  const tactics = highestCard('tactics', hands.length);
  return Math.max(...hands.flat(), ...rows) === tactics ? tactics : HIGHEST_CARD;
}

function misshapen(issue: z.core.$ZodIssue, file: unknown): Message[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      key: '104:unknownName',
      values: { name: visible(name), nearest: nearest(name, KEYS) },
    }));
  }
  const [part, place, entry] = issue.path;
  if (part === undefined) return [{ key: '104:notAScenario', values: { found: excerpt(file) } }];
  const name = String(part);
  const content = (file as Record<string, unknown>)[name];
  if (content === undefined) return [{ key: '104:missing', values: { name, such: SUCH[name] } }];
  if (place === undefined) {
    return [{ key: '104:wrongPart', values: { name, found: excerpt(content), such: SUCH[name] } }];
  }
  const inPlace = (content as unknown[])[Number(place)];
  const number = Number(place) + 1;
  if (part === 'rows') {
    return [{ key: '104:notARow', values: { row: number, found: excerpt(inPlace) } }];
  }
  if (entry === undefined) {
    const values = { hand: number, found: excerpt(inPlace), count: HAND_SIZE };
    return [{ key: '104:notAHand', values }];
  }
  const found = excerpt((inPlace as unknown[])[Number(entry)]);
  return [{ key: '104:notACard', values: { hand: number, entry: Number(entry) + 1, found } }];
}

function wrongHands({ hands: { length: found } }: Written): Message[] {
  const values = { found, fewest: FEWEST_SEATS, most: MOST_SEATS };
  if (found < FEWEST_SEATS) {
    return [{ key: '104:tooFewHands', values: { ...values, count: FEWEST_SEATS - found } }];
  }
  if (found <= MOST_SEATS) return [];
  return [{ key: '104:tooManyHands', values: { ...values, count: found - MOST_SEATS } }];
}

function wrongHandSizes({ hands }: Written): Message[] {
  return hands.flatMap(({ length: found }, i): Message[] => {
    if (found === HAND_SIZE) return [];
    const values = { hand: i + 1, found, size: HAND_SIZE, count: Math.abs(HAND_SIZE - found) };
    return [{ key: found < HAND_SIZE ? '104:tooFewCards' : '104:tooManyCards', values }];
  });
}

function wrongRows({ rows: { length: found } }: Written): Message[] {
  if (found === ROWS) return [];
  const values = { found, rows: ROWS, count: Math.abs(ROWS - found) };
  return [{ key: found < ROWS ? '104:tooFewRows' : '104:tooManyRows', values }];
}

interface Entry {
  readonly card: number;
  readonly where: Message;
}

/** All cards with where they stand. */
function entries({ hands, rows }: Written): Entry[] {
  const inHands = hands.flatMap((hand, i) =>
    hand.map((card): Entry => ({ card, where: { key: '104:hand', values: { hand: i + 1 } } })),
  );
  const inRows = rows.map(
    (card, i): Entry => ({ card, where: { key: '104:rowName', values: { row: i + 1 } } }),
  );
  return [...inHands, ...inRows];
}

const isCard = (card: number): boolean => card >= 1 && card <= HIGHEST_CARD;

function wrongCards(written: Written): Message[] {
  return entries(written)
    .filter(({ card }) => !isCard(card))
    .map(({ card, where }) => ({
      key: '104:noSuchCard',
      values: { card, where, lowest: 1, highest: HIGHEST_CARD },
    }));
}

function twice(written: Written): Message[] {
  const places = new Map<number, Message[]>();
  for (const { card, where } of entries(written)) {
    if (isCard(card)) places.set(card, [...(places.get(card) ?? []), where]);
  }
  return [...places]
    .filter(([, where]) => where.length > 1)
    .sort(([a], [b]) => a - b)
    .map(([card, where]) => ({ key: '104:twice', values: { card, where } }));
}
