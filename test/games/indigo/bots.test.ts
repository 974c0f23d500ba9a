// Indigo's bots: the classic one keeps to the rule file's strategy, and none sees more than its view.
import { describe, expect, test } from 'vitest';
import { classicBot } from '../../../src/games/indigo/bots.ts';
import { indigo as game } from '../../../src/games/indigo/index.ts';
import { Indigo } from '../../../src/games/indigo/rules.ts';
import { IndigoView, redeal } from '../../../src/games/indigo/view.ts';
import { makeCard } from '../../../src/table/cards.ts';
import type { Bot } from '../../../src/table/game.ts';
import { MoveList } from '../../../src/table/move-list.ts';
import { DecisionStream, dealerStream } from '../../../src/table/random.ts';
import { cards, deckFrom, playRandomly, randomPosition, randomStart, shuffler } from './games.ts';

function choiceOf(bot: Bot<IndigoView>, indigo: Indigo, seed: number): number {
  const moves = new MoveList();
  indigo.listMoves(moves);
  const stream = new DecisionStream(seed, 1);
  stream.startDecision(indigo.toMove, indigo.turns);
  return bot.choose(new IndigoView(indigo, indigo.toMove), moves, stream);
}

type Case =
  | 'one card'
  | 'one candidate'
  | 'suits'
  | 'ranks'
  | 'any'
  | 'top suit'
  | 'top rank'
  | 'candidates';

/** The strategy's own conditions, on cards as text, and the cards that each leaves to chance. */
function strategy(hand: readonly string[], top: string | undefined): { why: Case; may: string[] } {
  const suit = (name: string): string => name.slice(-1);
  const rank = (name: string): string => name.slice(0, -1);
  const timesInHand = (part: (name: string) => string, name: string): number =>
    hand.filter((other) => part(other) === part(name)).length;
  const ofSuit = hand.filter((name) => top !== undefined && suit(name) === suit(top));
  const ofRank = hand.filter((name) => top !== undefined && rank(name) === rank(top));
  const candidates = [...ofSuit, ...ofRank];
  if (hand.length === 1) return { why: 'one card', may: [...hand] };
  if (candidates.length === 1) return { why: 'one candidate', may: candidates };
  if (candidates.length === 0) {
    const suits = hand.filter((name) => timesInHand(suit, name) >= 2);
    if (suits.length > 0) return { why: 'suits', may: suits };
    const ranks = hand.filter((name) => timesInHand(rank, name) >= 2);
    if (ranks.length > 0) return { why: 'ranks', may: ranks };
    return { why: 'any', may: [...hand] };
  }
  if (ofSuit.length >= 2) return { why: 'top suit', may: ofSuit };
  if (ofRank.length >= 2) return { why: 'top rank', may: ofRank };
  return { why: 'candidates', may: candidates };
}

const strategyFor = ({ hands, toMove, top }: Indigo) =>
  strategy(hands[toMove].map(makeCard), top === undefined ? undefined : makeCard(top));

describe('the classic bot', () => {
  test('chooses as the strategy says, for 10,000 random hands', () => {
    const seen = new Map<Case, number>();
    let hands = 0;
    for (let seed = 0; hands < 10_000; seed++) {
      const stream = dealerStream(seed);
      playRandomly(randomStart(stream), stream, undefined, (indigo) => {
        const { why, may } = strategyFor(indigo);
        const choice = makeCard(choiceOf(classicBot, indigo, seed));
        if (!may.includes(choice)) expect(may, why).toContain(choice);
        seen.set(why, (seen.get(why) ?? 0) + 1);
        hands++;
      });
    }
    expect([...seen.keys()].sort()).toEqual([
      'any',
      'candidates',
      'one candidate',
      'one card',
      'ranks',
      'suits',
      'top rank',
      'top suit',
    ]);
  });

  test('chooses every card that the strategy leaves to chance', () => {
    for (let seed = 0; seed < 200; seed++) {
      const indigo = randomPosition(seed);
      const chosen = new Set<string>();
      for (let other = 0; other < 100; other++) {
        chosen.add(makeCard(choiceOf(classicBot, indigo, other)));
      }
      expect([...chosen].sort()).toEqual(strategyFor(indigo).may.sort());
    }
  });

  // The top card is the fourth, the hand the six behind it.
  test.each([
    ['the one candidate', '2C 3C 5C 4H', '8C 3S 8H KC 2D KD', '8H'],
    ['the suit of the top card before its rank', '2C 3C 5C 4H', '8H 9H 4S 4D 2D KD', '8H 9H'],
    ['the rank where its suit is there once', '2C 3C 5C 4H', '8H 9C 4S 4D 2D KD', '4S 4D'],
    ['either where both are there once', '2C 3C 5C 4H', '8H 9C 4S 6D 2D KD', '8H 4S'],
    [
      'a suit twice in hand where there is no candidate',
      '2C 3C 5C 4H',
      '8D 9D 6S 6C 2S KC',
      '8D 9D 6S 6C 2S KC',
    ],
    ['no suit that is there once', '2C 3C 5C 4H', '8D 9D 6D 7D 2D KC', '8D 9D 6D 7D 2D'],
  ])('chooses %s', (_, table, hand, expected) => {
    const indigo = new Indigo({ deck: deckFrom(`${table} ${hand}`), first: 0 });
    const chosen = new Set<number>();
    for (let seed = 0; seed < 200; seed++) chosen.add(choiceOf(classicBot, indigo, seed));
    expect([...chosen].sort()).toEqual(cards(expected).sort());
  });
});

describe.each(game.bots.map((bot) => ({ name: bot.name, bot })))('$name', ({ bot }) => {
  test('chooses the same whatever lies in the other hand and the deck, in 300 positions', () => {
    for (let seed = 0; seed < 300; seed++) {
      const indigo = randomPosition(seed);
      const choice = choiceOf(bot, indigo, seed);
      for (let deal = 1; deal <= 3; deal++) {
        const other = redeal(indigo, indigo.toMove, shuffler(dealerStream(seed, deal)));
        expect(choiceOf(bot, other, seed)).toBe(choice);
      }
    }
  });

  test('chooses only what is legal', () => {
    for (let seed = 0; seed < 300; seed++) {
      const indigo = randomPosition(seed);
      expect(indigo.hands[indigo.toMove]).toContain(choiceOf(bot, indigo, seed));
    }
  });
});
