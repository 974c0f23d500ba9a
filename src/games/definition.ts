// What the folder of a game puts together for the rest of the house.
import type { ScenarioKind } from '../scenarios/exceptions.ts';
import type {
  Bot,
  GameEvent,
  Listener,
  Move,
  OptionValues,
  Position,
  Shuffler,
  View,
} from '../table/game.ts';
import type { Text, TextKey } from '../text/text.ts';
import type { GameName } from './names.ts';

/** An option of a game's own, beside the number of players. */
export type OptionSpec =
  | {
      readonly name: string;
      readonly kind: 'choice';
      readonly choices: readonly string[];
      readonly usual: string;
    }
  | {
      readonly name: string;
      readonly kind: 'number';
      readonly lowest: number;
      readonly highest: number;
      readonly usual: number;
    }
  | { readonly name: string; readonly kind: 'flag'; readonly usual: false };

export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'magenta' | 'bold' | 'dim';
/** Colours a text on a terminal; elsewhere it gives the text back as it is. */
export type Paint = (colour: Colour, text: string) => string;

/** Cards, moves and starts as they stand in files and on the command line. */
interface Notation<P> {
  makeCard(card: number): string | number;
  /** Where events speak of colours. */
  makeColour?(colour: number): string;
  /** To be asked before the move is played. */
  makeMove(position: P, move: Move): string;
  /** The legal move that a text means; undefined when there is none. */
  parseMove(position: P, text: string): Move | undefined;
  /** The start as a scenario file holds it. */
  makeScenario(start: P): unknown;
  /** For moves with chance in them, after they are played: what came of it, for the record. */
  makeResult?(
    position: P,
    seat: number,
    move: Move,
  ): Readonly<Record<string, readonly string[]>> | undefined;
  /** The order that the rules' shuffle must give for a recorded result to come of it; undefined for one that cannot be. */
  parseResult?(result: Readonly<Record<string, unknown>>): number[] | undefined;
}

/** Text for people; every screen ends with a line end. */
export interface Screens<P> {
  /** What stands between two games, if not a blank line. */
  readonly between?: string;
  /** What there is to see before the first move; a scenario has a title. */
  opening(start: P, title: string | undefined): string;
  /** What there is to see before a move. */
  before?(position: P): string;
  /** What a move has done, in one screen or several; `position` is the one after it. */
  move(
    position: P,
    seat: number,
    move: Move,
    events: readonly GameEvent[],
  ): string | readonly string[];
  /** The outcome. */
  ending(position: P): string;
}

export interface GameDefinition<P extends Position<P>, V extends View> {
  readonly name: GameName;
  readonly version: number;
  readonly seats: { readonly fewest: number; readonly most: number; readonly usual: number };
  readonly options: readonly OptionSpec[];
  /** What players are called where nobody has named them, by seat; elsewhere they are player1, player2 and so on. */
  readonly usualNames?: readonly TextKey[];
  /** The first plays where none is named. */
  readonly bots: readonly Bot<V>[];
  /** Events that decide a game: the audit log has them at a level of their own. */
  readonly decisive: readonly string[];
  /** Where there are matches: deals are played until somebody has so many points; then the lowest total wins. */
  readonly match?: { readonly points: number };
  /** All outcomes that there can be, in the words and within the scores of the rules. */
  readonly outcomes: {
    readonly reasons: readonly string[];
    readonly scores: readonly [lowest: number, highest: number];
  };
  /**
   * Why no game goes on for ever: it has so many moves at most, it stops where a position comes again, or
   * it goes on with chance and ends with probability 1.
   */
  readonly ends: { readonly within: number } | 'at-repetition' | 'by-chance';
  /** Deals a new game; options and seats have been checked. The listener hears of what went before it. */
  deal(seats: number, options: OptionValues, shuffle: Shuffler, listener?: Listener): P;
  view(position: P, seat: number): V;
  /** All cards of the game, wherever they lie: none is ever lost or made. */
  cards(position: P): readonly number[];
  /** A position that looks the same to a seat, with all that it cannot know put into another order. */
  redeal(position: P, seat: number, shuffle: Shuffler): P;
  readonly notation: Notation<P>;
  screens(text: Text, names: readonly string[], paint: Paint): Screens<P>;
  /** Loaded only where there are scenarios, as it needs zod. */
  loadScenarioKind(): Promise<ScenarioKind<P>>;
}
