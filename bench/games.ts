// Games a second through the house's contract, with random bots, on one thread.
import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { loadGame, type SomeGame } from '../src/games/index.ts';
import { GAME_NAMES, type GameName } from '../src/games/names.ts';
import type { Bot, OptionValues, View } from '../src/table/game.ts';
import { dealerStream, shuffle } from '../src/table/random.ts';
import { Table } from '../src/table/table.ts';

interface Measured {
  readonly seats: number;
  readonly options: OptionValues;
  /** Games a second that are wanted. */
  readonly wanted: number;
}

const MEASURED: { readonly [name in GameName]: Measured } = {
  war: { seats: 4, options: { deck: 'small', 'any-deal': true }, wanted: 100_000 },
  'up-and-down': { seats: 2, options: {}, wanted: 10_000 },
  'final-card-down': { seats: 4, options: { 'deck-size': 100 }, wanted: 10_000 },
  indigo: { seats: 2, options: {}, wanted: 50_000 },
  '104': { seats: 4, options: { deck: 'full' }, wanted: 200_000 },
};

const WARM_UP = 2000;
const ROUNDS = 5;
const SECONDS = 1;

const name = GAME_NAMES.find((each) => each === process.argv[2]);
if (name) await measure(await loadGame(name), MEASURED[name]);
else {
  console.log('games a second (wanted)');
  // Each in a process of its own, as when it is simulated: V8 compiles for the one game it sees.
  for (const each of GAME_NAMES) {
    execFileSync(process.execPath, [process.argv[1], each], { stdio: 'inherit' });
  }
}

async function measure(game: SomeGame, measured: Measured): Promise<void> {
  const { seats, options, wanted } = measured;
  const random = game.bots.filter(({ name }) => name === 'random');
  const bots = Array.from({ length: seats }, () => random[0]);
  for (let i = 1; i <= WARM_UP; i++) play(game, bots, options, i);
  const rates = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    let games = 0;
    while (performance.now() - start < SECONDS * 1000) {
      for (let i = 0; i < 100; i++) play(game, bots, options, ++games);
    }
    return (games / (performance.now() - start)) * 1000;
  });
  const median = Math.round(rates.toSorted((a, b) => a - b)[ROUNDS >> 1]);
  const [found, least] = [median, wanted].map((rate) => rate.toLocaleString('en'));
  console.log(`${game.name.padEnd(16)} ${found.padStart(9)}   (${least})`);
}

function play(
  game: SomeGame,
  bots: readonly Bot<View>[],
  options: OptionValues,
  number: number,
): void {
  const stream = dealerStream(1, number);
  const start = game.deal(bots.length, options, (cards, count) => shuffle(cards, stream, count));
  const views = bots.map((_, seat) => game.view(start, seat));
  new Table(start, bots, views, { seed: 1, game: number }).playOut();
  if (!start.outcome?.winners) throw new Error(`${game.name} ${number}`);
}
