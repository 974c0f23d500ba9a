// Foresees how a game of War goes on: it ends, or it comes back to an earlier position and never does.
import { War } from './rules.ts';

interface End {
  /** Turns to the end; in an endless game, until the cards lie for the first time as they did before. */
  readonly turns: number;
  /** Cards in hand then, by seat. */
  readonly counts: readonly number[];
}

/** An endless game has a turn that began from the same position. */
export type Fate = End &
  ({ readonly endless: false } | { readonly endless: true; readonly sameAsTurn: number });

/** Plays a game of these hands on from any of its positions, to its end or round its cycle, and says which. */
export function foresee(war: War, dealt: readonly (readonly number[])[]): Fate {
  const cycle = playToEnd(war);
  if (cycle > 0) return new Endless(dealt, cycle);
  return { endless: false, turns: war.turns, counts: war.count.slice() };
}

/** By seats and deck; used within one call only, as to make one takes as long as many turns. */
const earlierPositions = new Map<number, War>();

/**
 * Returns the length of the cycle, 0 if the game has ended.
 * Exact, in constant memory: Brent's cycle detection on whole positions.
 */
function playToEnd(war: War): number {
  const kind = war.deck.size + war.seats;
  const earlier = earlierPositions.get(kind) ?? war.clone();
  earlierPositions.set(kind, earlier);
  for (let turns = 1; !war.isOver; turns *= 2) {
    earlier.become(war);
    if (war.playOn(turns, earlier)) return war.turns - earlier.turns;
  }
  return 0;
}

/** Where a cycle begins is found out when it is asked for: who only counts endless games need not know. */
class Endless implements End {
  readonly endless = true;
  readonly #dealt: readonly (readonly number[])[];
  readonly #cycle: number;
  #repetition: War | undefined;

  constructor(dealt: readonly (readonly number[])[], cycle: number) {
    this.#dealt = dealt;
    this.#cycle = cycle;
  }

  get turns(): number {
    return this.#first.turns;
  }

  get sameAsTurn(): number {
    return this.#first.turns - this.#cycle + 1;
  }

  get counts(): readonly number[] {
    return this.#first.count;
  }

  get #first(): War {
    this.#repetition ??= firstRepetition(this.#dealt, this.#cycle);
    return this.#repetition;
  }
}

/** Turns that are played at once while looking for the beginning of a cycle. */
const STRIDE = 64;

/** Two games, one a whole cycle ahead, first agree where the cycle begins: in strides up to there, then turn by turn. */
function firstRepetition(dealt: readonly (readonly number[])[], cycle: number): War {
  const behind = new War(dealt);
  const ahead = new War(dealt);
  ahead.playOn(cycle);
  const [farBehind, farAhead] = [behind.clone(), ahead.clone()];
  for (;;) {
    farBehind.playOn(STRIDE);
    farAhead.playOn(STRIDE);
    if (farAhead.equals(farBehind)) break;
    behind.become(farBehind);
    ahead.become(farAhead);
  }
  while (!ahead.equals(behind)) {
    behind.playOn(1);
    ahead.playOn(1);
  }
  return ahead;
}
