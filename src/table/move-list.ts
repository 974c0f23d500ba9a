// The legal moves of a position: one list is used for a whole game, as a new one a move would cost more than the move.
import type { Move } from './game.ts';

export class MoveList {
  /** Only grows: those behind the last move are left over from earlier. */
  readonly #moves: Move[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  at(i: number): Move {
    return this.#moves[i];
  }

  clear(): void {
    this.#length = 0;
  }

  add(move: Move): void {
    this.#moves[this.#length++] = move;
  }

  /** Adds the moves that stand in these places of an array, all at once. */
  addFrom(moves: readonly Move[], from: number, end: number): void {
    const all = this.#moves;
    let length = this.#length;
    for (let i = from; i < end; i++) all[length++] = moves[i];
    this.#length = length;
  }

  has(move: Move): boolean {
    for (let i = 0; i < this.#length; i++) if (this.#moves[i] === move) return true;
    return false;
  }

  toArray(): Move[] {
    return this.#moves.slice(0, this.#length);
  }
}
