// Games a second through the house's contract, with random bots, on one thread.
import { performance } from 'node:perf_hooks';
import { loadGame, type SomeGame } from '../src/games/index.ts';
import { GAME_NAMES, type GameName } from '../src/games/names.ts';
import type { OptionValues } from '../src/table/game.ts';
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

const SECONDS = 3;

function play(game: SomeGame, { seats, options }: Measured, number: number): void {
  const stream = dealerStream(1, number);
  const start = game.deal(seats, options, (cards) => shuffle(cards, stream));
  const random = game.bots.filter(({ name }) => name === 'random');
  const bots = Array.from({ length: seats }, () => random[0]);
  const views = bots.map((_, seat) => game.view(start, seat));
  new Table(start, bots, views, { seed: 1, game: number }).playOut();
}

console.log('games a second (wanted)');
for (const name of GAME_NAMES) {
  const game = await loadGame(name);
  for (let i = 1; i <= 500; i++) play(game, MEASURED[name], i);
  const start = performance.now();
  let games = 0;
  while (performance.now() - start < SECONDS * 1000) {
    for (let i = 0; i < 100; i++) play(game, MEASURED[name], ++games);
  }
  const rate = (games / (performance.now() - start)) * 1000;
  console.log(
    `${name.padEnd(16)} ${Math.round(rate).toLocaleString('en').padStart(9)}   (${MEASURED[name].wanted.toLocaleString('en')})`,
  );
}
