// Foresees how a game of War goes on: it ends, or it comes back to an earlier position and never does.
import type { War } from './rules.ts';

export type Fate =
  | { readonly endless: false; readonly turns: number }
  /** After `turns` turns the cards lie, for the first time, as they did before turn `sameAsTurn`. */
  | { readonly endless: true; readonly turns: number; readonly sameAsTurn: number };

/** Exact, in constant memory: Brent's cycle detection on whole positions. Leaves `start` alone. */
export function foresee(start: War): Fate {
  const war = start.clone();
  const earlier = war.clone();
  let nextLook = 1;
  while (!war.isOver) {
    war.playTurn();
    if (war.equals(earlier)) return firstRepetition(start, war.turns - earlier.turns);
    if (war.turns - start.turns === nextLook) {
      earlier.become(war);
      nextLook *= 2;
    }
  }
  return { endless: false, turns: war.turns };
}

/** Two games, one a whole cycle ahead, first agree where the cycle begins. */
function firstRepetition(start: War, cycle: number): Fate {
  const behind = start.clone();
  const ahead = start.clone();
  for (let turn = 0; turn < cycle; turn++) ahead.playTurn();
  while (!ahead.equals(behind)) {
    ahead.playTurn();
    behind.playTurn();
  }
  return { endless: true, turns: ahead.turns, sameAsTurn: behind.turns + 1 };
}
