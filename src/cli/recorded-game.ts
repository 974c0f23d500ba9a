// A recorded game as a source of moves: every move and every outcome is checked against the rules on the way.
import { isDeepStrictEqual } from 'node:util';
import type { SomeGame, SomePosition } from '../games/index.ts';
import type { Recorded, RecordedMove } from '../games/read-record.ts';
import { writeMatch, writeOutcome } from '../games/written.ts';
import { EXIT, Refusal } from '../refusal.ts';
import { NOBODY, type Shuffler } from '../table/game.ts';
import { excerpt } from '../text/json.ts';
import type { Message, Text } from '../text/text.ts';
import type { Observer } from './observers.ts';
import type { Course } from './sitting.ts';

export class RecordedGame {
  readonly #game: SomeGame;
  readonly #recorded: Recorded;
  readonly #starts: readonly SomePosition[];
  #dealsBegun = 0;
  #movesBegun = 0;
  #match: unknown;

  /** Throws a refusal when the rules of today cannot play it; `file` is to be named in it. */
  static async open(
    game: SomeGame,
    recorded: Recorded,
    file: string,
    text: Text,
  ): Promise<RecordedGame> {
    const { version } = recorded.beginning;
    if (version !== game.version) {
      const values = { file, game: game.name, found: version, version: game.version };
      throw new Refusal(EXIT.inputRefused, { key: 'cli:recordVersion', values });
    }
    return new RecordedGame(game, recorded, await startsOf(game, recorded, file, text));
  }

  private constructor(game: SomeGame, recorded: Recorded, starts: readonly SomePosition[]) {
    this.#game = game;
    this.#recorded = recorded;
    this.#starts = starts;
  }

  /** The points at which it ends, if it is a match. */
  get matchPoints(): number | undefined {
    return this.#recorded.beginning.options.match ? this.#game.match?.points : undefined;
  }

  /** The number of the move that is being played or was played last, counted from 1 through all deals. */
  get move(): number {
    return this.#movesBegun;
  }

  nextDeal(): Course<SomePosition> | undefined {
    const position = this.#starts[this.#dealsBegun];
    if (!position) return undefined;
    const { moves } = this.#recorded.deals[this.#dealsBegun++];
    let played = 0;
    return {
      position,
      get isOver() {
        return played === moves.length;
      },
      choose: () => {
        this.#movesBegun++;
        return this.#read(position, moves[played]);
      },
      play: (move, listener) => {
        const recorded = moves[played++];
        const seat = position.toMove;
        position.play(move, this.#shuffleOf(recorded), listener);
        const result = this.#game.notation.makeResult?.(position, seat, move) ?? {};
        if (!isDeepStrictEqual(result, recorded.result)) throw this.#illegal(recorded);
      },
    };
  }

  /** Compares what is reached with what the record says. */
  readonly checker: Observer<SomePosition> = {
    ending: ({ outcome }) => {
      const claimed = this.#recorded.deals[this.#dealsBegun - 1].outcome;
      if (claimed) this.#compare(claimed, outcome && writeOutcome(outcome));
    },
    matchEnding: (outcome) => {
      this.#match = writeMatch(outcome);
    },
  };

  /** To be asked when the game has come to its end: is there more in the record, or another end? */
  checkEnd(): void {
    const { match } = this.#recorded;
    if (this.#dealsBegun < this.#starts.length) {
      const values = { deal: this.#dealsBegun + 1, move: this.move };
      throw parted({ key: 'cli:recordDealOver', values });
    }
    if (match) this.#compare(match, this.#match);
  }

  /** Has the game, or the match, come to its end, whatever the record says? */
  get isOver(): boolean {
    if (this.matchPoints !== undefined) return this.#match !== undefined;
    return this.#starts[0].toMove === NOBODY;
  }

  /** What the record gives as the outcome of the whole; undefined for one that was not finished. */
  get claim(): unknown {
    const { deals, match } = this.#recorded;
    return this.matchPoints === undefined ? deals[0].outcome : match;
  }

  #read(position: SomePosition, recorded: RecordedMove): number {
    if (position.toMove === NOBODY) {
      const values = { move: this.move, found: excerpt(recorded.move) };
      throw parted({ key: 'cli:recordOver', values });
    }
    const move = this.#game.notation.parseMove(position, recorded.move);
    if (move === undefined) throw this.#illegal(recorded);
    return move;
  }

  /** Puts cards into the order that was recorded. */
  #shuffleOf(recorded: RecordedMove): Shuffler {
    return (cards) => {
      const order = this.#game.notation.parseResult?.(recorded.result);
      if (!order || !isSame(order, cards)) throw this.#illegal(recorded);
      cards.splice(0, cards.length, ...order);
    };
  }

  #illegal({ move: text }: RecordedMove): Refusal {
    return parted({ key: 'cli:recordIllegal', values: { move: this.move, found: excerpt(text) } });
  }

  /** Both with players from 1. */
  #compare(claimed: unknown, reached: unknown): void {
    const [found, expected] = [JSON.stringify(claimed), JSON.stringify(reached) ?? '-'];
    if (found === expected) return;
    throw parted({ key: 'cli:recordOutcome', values: { move: this.move, found, expected } });
  }
}

/** Before anything is shown: a record that cannot be leaves stdout empty. */
async function startsOf(
  game: SomeGame,
  { beginning: { players }, deals }: Recorded,
  file: string,
  text: Text,
): Promise<SomePosition[]> {
  const kind = await game.loadScenarioKind();
  const bots = players.map(({ bot }) => game.bots.find(({ name }) => name === bot));
  return deals.map(({ deal }) => {
    const checked = kind.check(deal);
    if ('problems' in checked) {
      const what = checked.problems.map(({ message }) => text.tell(message)).join('; ');
      throw new Refusal(EXIT.inputRefused, { key: 'cli:recordDeal', values: { file, what } });
    }
    const start = checked.content;
    if (players.length !== start.seats) {
      const values = { file, line: 1, found: excerpt(players) };
      throw new Refusal(EXIT.inputRefused, { key: 'cli:notARecord', values });
    }
    if (bots.every((bot) => bot?.isDeterministic)) start.watchForRepeats?.();
    return start;
  });
}

const parted = (message: Message): Refusal => new Refusal(EXIT.mistakesFound, message);

/** The same cards, in whatever order. */
function isSame(a: readonly number[], b: readonly number[]): boolean {
  const sorted = (cards: readonly number[]): string => cards.toSorted((x, y) => x - y).join();
  return sorted(a) === sorted(b);
}
