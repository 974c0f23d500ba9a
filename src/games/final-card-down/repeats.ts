// Notices exactly when a position comes again, in a game between bots that always choose the same.
import type { Move } from '../../table/game.ts';
import type { FinalCardDown } from './rules.ts';

/**
 * Keeps a number and a move for every position, not the position itself: 800 cards a turn would
 * fill the memory of a long game. When a number comes again, the game is played once more
 * from its start up to there and compared card by card: so a number that two positions share does no harm.
 */
export class RepeatWatch {
  readonly #start: FinalCardDown;
  readonly #moves: Move[];
  /** How many moves led to the position that has a number. */
  readonly #movesTo: Map<number, number>;

  /** Takes `start` as its own. */
  constructor(start: FinalCardDown, moves: readonly Move[] = [], movesTo?: Map<number, number>) {
    this.#start = start;
    this.#moves = [...moves];
    this.#movesTo = new Map(movesTo ?? [[numberOf(start), 0]]);
  }

  clone(): RepeatWatch {
    return new RepeatWatch(this.#start, this.#moves, this.#movesTo);
  }

  /** Has there been this position, to which `move` has led, before? */
  isRepeated(position: FinalCardDown, move: Move): boolean {
    this.#moves.push(move);
    let number = numberOf(position);
    for (;;) {
      const moves = this.#movesTo.get(number);
      if (moves === undefined) break;
      if (this.#after(moves).equals(position)) return true;
      number++;
    }
    this.#movesTo.set(number, this.#moves.length);
    return false;
  }

  #after(moves: number): FinalCardDown {
    const position = this.#start.clone();
    for (let i = 0; i < moves; i++) position.play(this.#moves[i]);
    return position;
  }
}

/** A number of 53 bits that depends on everything that makes two positions equal. */
function numberOf(position: FinalCardDown): number {
  let a = mix(position.toMove, position.colour);
  a = mix(mix(a, position.activeTwos), position.drawPileSize);
  let b = ~a;
  const take = (word: number): void => {
    a = mix(a, word);
    b = Math.imul(b ^ word, 0x01000193);
  };
  for (let i = 0; i < position.drawPileSize + position.discardSize; i++) {
    take(position.drawPileCard(i));
  }
  for (let seat = 0; seat < position.seats; seat++) {
    take(-1);
    for (const card of position.hand(seat)) take(card);
  }
  return (a >>> 0) * 2 ** 21 + (b >>> 11);
}

function mix(hash: number, word: number): number {
  const h = Math.imul(hash ^ word, 0x9e3779b1);
  return h ^ (h >>> 15);
}
