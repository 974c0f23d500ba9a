// Checks Indigo's scenario files: all 52 cards in the order in which they are dealt, and who moves first.
import { z } from 'zod';
import { MANGLED, type Problem, type ScenarioKind, SYNTAX } from '../../scenarios/exceptions.ts';
import { CARDS, makeCard, parseCard } from '../../table/cards.ts';
import { excerpt } from '../../text/json.ts';
import { nearest } from '../../text/nearest.ts';
import type { Message } from '../../text/text.ts';
import { visible } from '../../text/visible.ts';
import { Indigo } from './rules.ts';

const schema = z.strictObject({
  game: z.literal('indigo'),
  deck: z.array(z.string()),
  first: z.union([z.literal(1), z.literal(2)]).default(1),
});

const KEYS = Object.keys(schema.shape);

/** A message names no more missing cards than this. */
const MOST_NAMED = 8;

export const indigoScenario: ScenarioKind<Indigo> = {
  game: 'indigo',
  check(value) {
    const { data, error } = schema.safeParse(value);
    if (error) {
      const problems = error.issues.flatMap((issue) => misshapen(issue, value));
      return { problems: problems.map((message): Problem => ({ exception: SYNTAX, message })) };
    }
    const problems = deckProblems(data.deck);
    if (problems.length > 0) {
      return { problems: problems.map((message): Problem => ({ exception: MANGLED, message })) };
    }
    return { content: new Indigo({ deck: cardsIn(data.deck), first: data.first - 1 }) };
  },
};

function misshapen(issue: z.core.$ZodIssue, value: unknown): Message[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      key: 'indigo:unknownKey',
      values: { name: visible(name), nearest: nearest(name, KEYS) },
    }));
  }
  const [part, entry] = issue.path;
  if (part === undefined) return [{ key: 'indigo:notADeck', values: { found: excerpt(value) } }];
  const content = (value as Readonly<Record<PropertyKey, unknown>>)[part];
  if (entry !== undefined) {
    const place = Number(entry);
    const found = excerpt((content as readonly unknown[])[place]);
    return [{ key: 'indigo:notACard', values: { entry: place + 1, found } }];
  }
  if (content === undefined) {
    return [{ key: part === 'game' ? 'indigo:noGame' : 'indigo:noDeck' }];
  }
  const found = excerpt(content);
  if (part === 'game') return [{ key: 'indigo:wrongGame', values: { found } }];
  if (part === 'first') return [{ key: 'indigo:wrongFirst', values: { found } }];
  return [{ key: 'indigo:wrongDeck', values: { found } }];
}

function deckProblems(deck: readonly string[]): Message[] {
  return [...noCards(deck), ...twice(deck), ...wrongTotal(deck), ...missing(deck)];
}

function noCards(deck: readonly string[]): Message[] {
  return deck.flatMap((name, place): Message[] => {
    if (parseCard(name) !== undefined) return [];
    return [{ key: 'indigo:notACard', values: { entry: place + 1, found: excerpt(name) } }];
  });
}

function twice(deck: readonly string[]): Message[] {
  const again = deck.filter((name, place) => deck.indexOf(name) < place);
  return [...new Set(cardsIn(again))].map(makeCard).map((card) => {
    const entries = deck.flatMap((name, place) => (name === card ? [place + 1] : []));
    return { key: 'indigo:twice', values: { card, entries: entries.join(', ') } };
  });
}

function wrongTotal({ length: found }: readonly string[]): Message[] {
  return found === CARDS ? [] : [{ key: 'indigo:wrongTotal', values: { found, expected: CARDS } }];
}

function missing(deck: readonly string[]): Message[] {
  const there = new Set(cardsIn(deck));
  const names = Array.from({ length: CARDS }, (_, card) => card)
    .filter((card) => !there.has(card))
    .map(makeCard);
  if (names.length === 0) return [];
  const named = names.slice(0, MOST_NAMED).join(', ');
  const cards = names.length > MOST_NAMED ? `${named}, …` : named;
  return [{ key: 'indigo:missing', values: { cards } }];
}

const cardsIn = (names: readonly string[]): number[] =>
  names.map(parseCard).filter((card) => card !== undefined);
