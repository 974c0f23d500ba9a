// Checks Up and Down's scenario files: any position in which no card is twice.
import { z } from 'zod';
import { MANGLED, type Problem, type ScenarioKind, SYNTAX } from '../../scenarios/exceptions.ts';
import { makeCard, parseCard } from '../../table/cards.ts';
import { excerpt } from '../../text/json.ts';
import { nearest } from '../../text/nearest.ts';
import type { Message } from '../../text/text.ts';
import { visible } from '../../text/visible.ts';
import { SEATS, UpAndDown } from './rules.ts';

const cards = z.array(z.string());
const schema = z.strictObject({
  game: z.literal('up-and-down'),
  first: z.union([z.literal(1), z.literal(2)]),
  hands: z.array(cards).length(SEATS),
  piles: z.array(cards).length(SEATS),
  central: cards.length(SEATS),
});
type Written = z.infer<typeof schema>;

/** What to write for a part that is missing. */
const SUCH: { readonly [part: string]: string } = {
  game: '"game":"up-and-down"',
  first: '"first":1',
  hands: '"hands":[["7S"],["KD","10H"]]',
  piles: '"piles":[["7S"],["KD","10H"]]',
  central: '"central":["7S","KD"]',
};

const KEYS = Object.keys(schema.shape);

export const upAndDownScenario: ScenarioKind<UpAndDown> = {
  game: 'up-and-down',
  check(value) {
    const { data, error } = schema.safeParse(value);
    if (error) {
      const problems = error.issues.flatMap((issue) => misshapen(issue, value));
      return { problems: problems.map((message): Problem => ({ exception: SYNTAX, message })) };
    }
    const problems = [...noCards(data), ...twice(data), ...nothing(data)];
    if (problems.length > 0) {
      return { problems: problems.map((message): Problem => ({ exception: MANGLED, message })) };
    }
    const read = (names: readonly string[]): number[] => names.map((name) => parseCard(name) ?? 0);
    return {
      content: new UpAndDown({
        first: data.first - 1,
        hands: data.hands.map(read),
        piles: data.piles.map(read),
        central: read(data.central),
      }),
    };
  },
};

function misshapen(issue: z.core.$ZodIssue, value: unknown): Message[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      key: 'up-and-down:unknownKey',
      values: { name: visible(name), nearest: nearest(name, KEYS) },
    }));
  }
  const part = String(issue.path[0] ?? '');
  if (part === '') return [{ key: 'up-and-down:notAPosition', values: { found: excerpt(value) } }];
  const content = (value as Record<string, unknown>)[part];
  if (content === undefined) {
    return [{ key: 'up-and-down:missing', values: { part, such: SUCH[part] } }];
  }
  const found = excerpt(content);
  if (part === 'first') return [{ key: 'up-and-down:wrongFirst', values: { found } }];
  if (part === 'central') return [{ key: 'up-and-down:wrongCentral', values: { found } }];
  return [{ key: 'up-and-down:wrongPart', values: { part, found } }];
}

/** All cards with where they stand. */
function entries({ hands, piles, central }: Written): { where: string; name: string }[] {
  const named = (part: string, lists: readonly (readonly string[])[]) =>
    lists.flatMap((list, i) => list.map((name) => ({ where: `${part}[${i + 1}]`, name })));
  const tops = central.map((name) => ({ where: 'central', name }));
  return [...named('hands', hands), ...named('piles', piles), ...tops];
}

function noCards(written: Written): Message[] {
  return entries(written)
    .filter(({ name }) => parseCard(name) === undefined)
    .map(({ where, name }) => ({
      key: 'up-and-down:notACard',
      values: { where, found: excerpt(name) },
    }));
}

function twice(written: Written): Message[] {
  const counts = new Map<number, number>();
  for (const { name } of entries(written)) {
    const card = parseCard(name);
    if (card !== undefined) counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([card, count]) => ({
      key: 'up-and-down:twice',
      values: { card: makeCard(card), count },
    }));
}

/** Who has no card at all would have won before the first move. */
function nothing({ hands, piles }: Written): Message[] {
  return hands.flatMap((hand, seat): Message[] => {
    if (hand.length + piles[seat].length > 0) return [];
    return [{ key: 'up-and-down:nothing', values: { player: seat + 1 } }];
  });
}
