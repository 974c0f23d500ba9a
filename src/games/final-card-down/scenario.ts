// Checks Final Card Down's scenario files: a deck in the order in which it is dealt.
import { z } from 'zod';
import { MANGLED, type Problem, type ScenarioKind, SYNTAX } from '../../scenarios/exceptions.ts';
import { excerpt } from '../../text/json.ts';
import { nearest } from '../../text/nearest.ts';
import type { Message } from '../../text/text.ts';
import { visible } from '../../text/visible.ts';
import { CARDS_OF_A_KIND, makeCard, parseCard } from './cards.ts';
import { FinalCardDown, SMALLEST_DECK } from './rules.ts';

const schema = z.strictObject({ game: z.literal('final-card-down'), deck: z.array(z.string()) });

const KEYS = Object.keys(schema.shape);

export const finalCardDownScenario: ScenarioKind<FinalCardDown> = {
  game: 'final-card-down',
  check(value) {
    const { data, error } = schema.safeParse(value);
    const problems: Problem[] = error
      ? error.issues
          .flatMap((issue) => misshapen(issue, value))
          .map((message) => ({ exception: SYNTAX, message }))
      : deckProblems(data.deck).map((message) => ({ exception: MANGLED, message }));
    return data && problems.length === 0
      ? { content: new FinalCardDown(cardsOf(data.deck)) }
      : { problems };
  },
};

/** Says what stands in place of the whole, of one of its parts, or of a card. */
function misshapen(issue: z.core.$ZodIssue, file: unknown): Message[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      key: 'final-card-down:unknownKey',
      values: { name: visible(name), nearest: nearest(name, KEYS) },
    }));
  }
  const [part, entry] = issue.path;
  if (part === undefined) {
    return [{ key: 'final-card-down:notAScenario', values: { found: excerpt(file) } }];
  }
  const content = (file as Record<PropertyKey, unknown>)[part];
  if (content === undefined) {
    return [{ key: 'final-card-down:missing', values: { name: String(part) } }];
  }
  const found = excerpt(content);
  if (part === 'game') return [{ key: 'final-card-down:wrongGame', values: { found } }];
  if (entry === undefined) return [{ key: 'final-card-down:notADeck', values: { found } }];
  const place = Number(entry);
  const values = { entry: place + 1, found: excerpt((content as unknown[])[place]) };
  return [{ key: 'final-card-down:notText', values }];
}

function deckProblems(deck: readonly string[]): Message[] {
  return [...noCards(deck), ...tooManyOfAKind(deck), ...tooFew(deck)];
}

function noCards(deck: readonly string[]): Message[] {
  return deck.flatMap((name, i): Message[] => {
    if (parseCard(name) !== undefined) return [];
    return [{ key: 'final-card-down:notACard', values: { entry: i + 1, found: excerpt(name) } }];
  });
}

function tooManyOfAKind(deck: readonly string[]): Message[] {
  const counts = new Map<number, number>();
  for (const card of cardsOf(deck)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .filter(([, found]) => found > CARDS_OF_A_KIND)
    .map(([card, found]) => ({
      key: 'final-card-down:tooManyOfAKind',
      values: {
        card: makeCard(card),
        found,
        most: CARDS_OF_A_KIND,
        count: found - CARDS_OF_A_KIND,
      },
    }));
}

function tooFew({ length: found }: readonly string[]): Message[] {
  if (found >= SMALLEST_DECK) return [];
  const values = { found, fewest: SMALLEST_DECK, count: SMALLEST_DECK - found };
  return [{ key: 'final-card-down:tooFew', values }];
}

/** Those that are cards. */
function cardsOf(deck: readonly string[]): number[] {
  return deck.map(parseCard).filter((card) => card !== undefined);
}
