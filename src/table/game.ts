// The contract that every game of the house keeps: what a position can do, what a seat sees, what a bot gets.
import type { MoveList } from './move-list.ts';
import type { Stream } from './random.ts';

/** Inside, a move is a small whole number from 0; as text it stands only in files and on the command line. */
export type Move = number;

/** The seat to move when the game is over. */
export const NOBODY = -1;

/**
 * Puts cards into random order, in place; a replay puts them into the order that was recorded. Who needs
 * only the first `count` of them says so: the rest is then in any order at all.
 */
export type Shuffler = (cards: number[], count?: number) => void;

/**
 * Something that a move has caused. Seats, piles and rows count from 0 and cards are numbers here;
 * files and screens turn the fields of these names into what people read.
 */
export interface GameEvent {
  readonly event: string;
  readonly seat?: number;
  readonly card?: number;
  readonly cards?: readonly number[];
  readonly pile?: number;
  readonly row?: number;
  readonly count?: number;
  readonly points?: number;
  /** A place in the game's colours. */
  readonly colour?: number;
}

export type Listener = (event: GameEvent) => void;

export interface Outcome {
  /** Several when a win or a draw is shared, none when nobody has won. */
  readonly winners: readonly number[];
  /** By seat; what they count is for each game to say. */
  readonly scores: readonly number[];
  readonly reason: string;
  readonly turns: number;
}

/**
 * A position of a game. `play` changes it in place: whoever wants to keep it clones it first.
 * Small and cheap to copy: flat arrays of small whole numbers.
 */
export interface Position<Self> {
  readonly seats: number;
  /** The seat that decides next, or NOBODY. */
  readonly toMove: number;
  /** Undefined while the game goes on. */
  readonly outcome: Outcome | undefined;
  /** Writes the legal moves of the seat to move into `moves`: one list serves a whole game. */
  listMoves(moves: MoveList): void;
  /** Plays a legal move. `shuffle` is asked when the rules shuffle cards in the middle of a game. */
  play(move: Move, shuffle: Shuffler, listener?: Listener): void;
  /** Tells what the deal itself has caused, before the first move. */
  announce?(listener: Listener): void;
  clone(): Self;
  /** Everything that there is of the position, as numbers: equal positions have equal ones. */
  snapshot(): readonly number[];
  /** Where nobody ever decides anything: plays on to the end at once, faster than turn by turn. */
  finish?(): void;
  /** For games that bots without randomness could repeat for ever: from now on a repeated position ends the game. */
  watchForRepeats?(): void;
}

/** What a seat sees of a position, now and as it goes on; it shows nothing that the rules hide from the seat. */
export interface View {
  readonly seat: number;
}

/** A player that decides by itself. It gets these three and nothing else. */
export interface Bot<SeatView extends View> {
  readonly name: string;
  /** Does it always choose the same in the same view? */
  readonly isDeterministic: boolean;
  choose(view: SeatView, moves: MoveList, stream: Stream): Move;
}

export type OptionValues = Readonly<Record<string, string | number | boolean>>;
