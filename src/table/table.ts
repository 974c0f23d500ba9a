// Bots around a table: asks the one whose turn it is, and plays what it chooses.
import {
  type Bot,
  type Listener,
  type Move,
  NOBODY,
  type Position,
  type Shuffler,
  type View,
} from './game.ts';
import { MoveList } from './move-list.ts';
import { DecisionStream, SHUFFLER, shuffle } from './random.ts';

/** A game number of a seed: the two give every stream of the game. */
export interface Seed {
  readonly seed: number;
  readonly game: number;
}

export class Table<P extends Position<P>, V extends View> {
  readonly position: P;
  readonly #bots: readonly Bot<V>[];
  readonly #views: readonly V[];
  readonly #stream: DecisionStream;
  readonly #shuffle: Shuffler;
  readonly #moves = new MoveList();
  #decision: number;

  /** Bots and views by seat; `decisions` were made in earlier deals of a match. */
  constructor(
    position: P,
    bots: readonly Bot<V>[],
    views: readonly V[],
    { seed, game }: Seed,
    decisions = 0,
  ) {
    this.position = position;
    this.#decision = decisions;
    this.#bots = bots;
    this.#views = views;
    this.#stream = new DecisionStream(seed, game);
    this.#shuffle = (cards, count) => {
      this.#stream.startDecision(SHUFFLER, this.#decision);
      shuffle(cards, this.#stream, count);
    };
    if (bots.every((bot) => bot.isDeterministic)) position.watchForRepeats?.();
  }

  /** Decisions made so far. */
  get decisions(): number {
    return this.#decision;
  }

  get isOver(): boolean {
    return this.position.toMove === NOBODY;
  }

  /** Asks for the next decision, without playing it. */
  choose(): Move {
    const { position } = this;
    const seat = position.toMove;
    position.listMoves(this.#moves);
    this.#stream.startDecision(seat, this.#decision);
    return this.#bots[seat].choose(this.#views[seat], this.#moves, this.#stream);
  }

  play(move: Move, listener?: Listener): void {
    this.position.play(move, this.#shuffle, listener);
    this.#decision++;
  }

  playOut(): void {
    if (this.position.finish) this.position.finish();
    else while (!this.isOver) this.play(this.choose());
  }
}
