// What every game of the house must keep: a sixth one is tested the day it is added.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame, type SomeGame, type SomePosition } from '../src/games/index.ts';
import { GAME_NAMES } from '../src/games/names.ts';
import type { Bot, OptionValues, View } from '../src/table/game.ts';
import { MoveList } from '../src/table/move-list.ts';
import { DecisionStream, dealerStream, shuffle } from '../src/table/random.ts';
import { Table } from '../src/table/table.ts';
import { LANGUAGES, Text } from '../src/text/text.ts';
import { EXAMPLES, GOLDEN_CASES } from './golden/cases.ts';
import { ROOT } from './programs.ts';

const GAMES = 1000;

/** Random games of Up and Down and Final Card Down end with probability 1; none of these comes near. */
const GENEROUS = 1_000_000;

/** Options that make for short and varied games. */
const VARIANTS: { readonly [game: string]: readonly OptionValues[] } = {
  war: [{ deck: 'small' }, { deck: 'large' }, { deck: 'small', 'any-deal': true }],
  'final-card-down': [{ 'deck-size': 30 }, { 'deck-size': 60 }, { 'deck-size': 100 }],
  '104': [{ deck: 'full' }, { deck: 'tactics' }],
};

const usual = (game: SomeGame): OptionValues =>
  Object.fromEntries(game.options.map(({ name, usual }) => [name, usual]));

/** Game number `i` of a seed that is the number of the test. */
function dealt(game: SomeGame, i: number): SomePosition {
  const { fewest, most } = game.seats;
  const variants = VARIANTS[game.name] ?? [{}];
  const options = { ...usual(game), ...variants[i % variants.length] };
  const stream = dealerStream(7, i + 1);
  return game.deal(fewest + (i % (most - fewest + 1)), options, (cards, count) =>
    shuffle(cards, stream, count),
  );
}

function seated(game: SomeGame, position: SomePosition, bot: Bot<View>, i: number) {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return new Table(
    position,
    seats.map(() => bot),
    seats.map((seat) => game.view(position, seat)),
    { seed: 7, game: i + 1 },
  );
}

const randomOf = (game: SomeGame): Bot<View> =>
  game.bots.find(({ name }) => name === 'random') as Bot<View>;

const never = (): never => {
  throw new Error('nothing is shuffled here');
};

const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join();

/** All that there is of a position. */
const whole = (position: SomePosition): string => position.snapshot().join();

/** All that a view shows, without being asked for more than a property. */
function seen(view: View): string {
  const getters = Object.entries(
    Object.getOwnPropertyDescriptors(Object.getPrototypeOf(view)),
  ).filter(([, { get }]) => get);
  return JSON.stringify(getters.map(([name]) => [name, Reflect.get(view, name)]));
}

describe.each(GAME_NAMES)('%s', (name) => {
  test(`keeps the contract in ${GAMES} random games`, { timeout: 120_000 }, async () => {
    const game = await loadGame(name);
    const kind = await game.loadScenarioKind();
    const moves = new MoveList();
    const reached = new Set<string>();
    for (let i = 0; i < GAMES; i++) {
      const start = dealt(game, i);
      expect(whole(dealt(game, i)), 'the same seed deals the same').toBe(whole(start));
      const deck = sorted(game.cards(start));
      const deal = JSON.parse(JSON.stringify(game.notation.makeScenario(start)));
      const played: { text: string; order: number[] | undefined }[] = [];
      const table = seated(game, start, randomOf(game), i);
      const { position } = table;
      const most = typeof game.ends === 'object' ? game.ends.within : GENEROUS;
      const lie = new Set<string>();
      let count = 0;
      while (!table.isOver) {
        if (++count > most) throw new Error(`${name} ${i} goes on and on`);
        if (game.ends === 'at-repetition') {
          const lies = JSON.stringify(game.notation.makeScenario(position));
          if (lie.has(lies)) throw new Error(`${name} ${i}: goes on after a repetition`);
          lie.add(lies);
        }
        const seat = position.toMove;
        position.listMoves(moves);
        if (moves.length === 0) throw new Error(`${name} ${i}: no legal move`);
        if (position.outcome) throw new Error(`${name} ${i}: an outcome before the end`);
        const copy = i % 10 === 0 ? position.clone() : undefined;
        const before = copy && whole(position);
        const move = table.choose();
        if (!moves.has(move)) throw new Error(`${name} ${i}: an illegal choice`);
        const text = game.notation.makeMove(position, move);
        if (game.notation.parseMove(position, text) !== move) throw new Error(`${name}: ${text}`);
        table.play(move);
        if (i % 5 === 0 && sorted(game.cards(position)) !== deck)
          throw new Error(`${name} ${i}: ${text}`);
        if (copy) {
          expect(whole(copy), 'a clone stays where it was').toBe(before);
          if (!game.notation.makeResult?.(position, seat, move)) {
            copy.play(move, never);
            expect(whole(copy), 'a clone goes the same way').toBe(whole(position));
          }
        }
        const result = game.notation.makeResult?.(position, seat, move);
        played.push({ text, order: result && game.notation.parseResult?.(result) });
      }
      const { outcome } = position;
      if (!outcome) throw new Error(`${name} ${i}: no outcome`);
      expect(outcome.scores).toHaveLength(position.seats);
      expect(outcome.winners.every((seat) => seat >= 0 && seat < position.seats)).toBe(true);
      expect(new Set(outcome.winners).size).toBe(outcome.winners.length);
      const { reasons, scores } = game.outcomes;
      expect(reasons).toContain(outcome.reason);
      reached.add(outcome.reason);
      for (const score of outcome.scores) {
        if (!(score >= scores[0] && score <= scores[1])) throw new Error(`${name} ${i}: ${score}`);
      }
      expect(outcome.turns).toBeLessThanOrEqual(count);
      if (game.ends === 'at-repetition' && outcome.winners.length === 0) {
        expect(lie).toContain(JSON.stringify(game.notation.makeScenario(position)));
      }

      // The record alone, read back, leads to the same end.
      const checked = kind.check(deal);
      if (!('content' in checked)) throw new Error(JSON.stringify(checked.problems));
      const again = checked.content;
      for (const { text, order } of played) {
        const move = game.notation.parseMove(again, text);
        if (move === undefined) throw new Error(`${name} ${i}: ${text} on replay`);
        again.play(move, (cards) => cards.splice(0, cards.length, ...(order ?? [])));
      }
      expect(again.outcome).toEqual(outcome);
      expect(whole(again), 'the record leads to the same position').toBe(whole(position));
    }
    // Random bots cannot repeat a position for ever, so that all other endings must have come up.
    expect([...reached].sort()).toEqual(
      game.outcomes.reasons.filter((reason) => reason !== 'repeated').toSorted(),
    );
  });

  test('the same seed plays the same game, another seed another', async () => {
    const game = await loadGame(name);
    const ends = [1, 1, 2, 3, 4].map((i) => {
      const table = seated(game, dealt(game, i), randomOf(game), i);
      table.playOut();
      return whole(table.position);
    });
    expect(ends[0]).toBe(ends[1]);
    expect(new Set(ends).size).toBeGreaterThan(2);
  });

  test('no bot peeks: what its seat cannot see does not change its choice', async () => {
    const game = await loadGame(name);
    const moves = new MoveList();
    let redeals = 0;
    for (const bot of game.bots) {
      for (let i = 0; i < 40; i++) {
        const table = seated(game, dealt(game, i), randomOf(game), i);
        const mixer = dealerStream(i);
        for (let turn = 0; !table.isOver && turn < 60; turn++) {
          const { position } = table;
          const seat = position.toMove;
          const redealt = [1, 2].map(() =>
            game.redeal(position, seat, (cards, count) => shuffle(cards, mixer, count)),
          );
          for (const each of redealt) {
            if (whole(each) !== whole(position)) redeals++;
            expect(seen(game.view(each, seat))).toBe(seen(game.view(position, seat)));
            expect(game.cards(each)).toHaveLength(game.cards(position).length);
          }
          const choices = [position, ...redealt].map((each) => {
            each.listMoves(moves);
            const stream = new DecisionStream(i, turn + 1);
            stream.startDecision(seat, turn);
            return bot.choose(game.view(each, seat), moves, stream);
          });
          expect(new Set(choices).size, `${name} ${bot.name}`).toBe(1);
          table.play(table.choose());
        }
      }
    }
    // Where nobody decides anything, nothing is hidden.
    expect(redeals > 0).toBe(dealt(game, 1).finish === undefined);
  });

  test('has all that a game needs', async () => {
    const game = await loadGame(name);
    expect(game.name).toBe(name);
    expect(game.version).toBeGreaterThan(0);
    expect(game.bots.map((bot) => bot.name)).toContain('random');
    const golden = GOLDEN_CASES.filter(({ game: of }) => of === name);
    expect(golden.length, 'golden games').toBeGreaterThan(0);
    const kind = await game.loadScenarioKind();
    const examples = readdirSync(EXAMPLES).filter((file) => {
      const value = JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8'));
      return (Array.isArray(value) ? 'war' : value.game) === name && 'content' in kind.check(value);
    });
    expect(examples.length, 'example scenarios').toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      expect(existsSync(join(ROOT, 'locales', language, `${name}.json`)), language).toBe(true);
    }
  });

  test.each(LANGUAGES)('has screens for every moment in %s', async (language) => {
    const game = await loadGame(name);
    const text = new Text(language, ['cli', name]);
    for (let i = 0; i < 30; i++) {
      const table = seated(game, dealt(game, i), randomOf(game), i);
      const { position } = table;
      const names = Array.from({ length: position.seats }, (_, seat) => `N${seat}`);
      const screens = game.screens(text, names, (_, plain) => plain);
      let shown = screens.opening(position, undefined);
      for (let turn = 0; !table.isOver && turn < 3000; turn++) {
        const seat = position.toMove;
        const move = table.choose();
        shown += screens.before?.(position) ?? '';
        const events: Parameters<typeof screens.move>[3][number][] = [];
        table.play(move, (event) => events.push(event));
        shown += [screens.move(position, seat, move, events)].flat().join('');
      }
      if (position.outcome) shown += screens.ending(position);
      expect(shown).not.toMatch(/{{|}}|undefined|NaN|\[object/);
      expect(shown).not.toMatch(/[ \t]$/m);
      expect(shown.endsWith('\n')).toBe(true);
    }
  });
});
