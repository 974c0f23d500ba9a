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
import { DecisionStream, shuffle } from './random.ts';

/** A game number of a seed: the two give every stream of the game. */
export interface Seed {
  readonly seed: number;
  readonly game: number;
}

export class Table<P extends Position<P>, V extends View> {
  readonly position: P;
  readonly #bots: readonly Bot<V>[];
  readonly #views: readonly V[];
  readonly #streams: readonly DecisionStream[];
  readonly #dealer: DecisionStream;
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
    this.#streams = bots.map((_, seat) => new DecisionStream(seed, game, seat));
    this.#dealer = new DecisionStream(seed, game, bots.length);
    this.#shuffle = (cards) => shuffle(cards, this.#dealer);
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
    this.#streams[seat].startDecision(this.#decision);
    return this.#bots[seat].choose(this.#views[seat], this.#moves, this.#streams[seat]);
  }

  play(move: Move, listener?: Listener): void {
    this.#dealer.startDecision(this.#decision++);
    this.position.play(move, this.#shuffle, listener);
  }

  playOut(): void {
    while (!this.isOver) this.play(this.choose());
  }
}
