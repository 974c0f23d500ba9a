// Bots around a table for one game, or for the deals of a match, with all who watch them.
import type { Paint, Screens } from '../games/definition.ts';
import type { SomeGame, SomePosition } from '../games/index.ts';
import { beginning, matchEnding, matchOutcome } from '../games/record.ts';
import type { Bot, OptionValues, View } from '../table/game.ts';
import { type Seed, Table } from '../table/table.ts';
import {
  auditObserver,
  type Observer,
  playBefore,
  recordObserver,
  screensObserver,
} from './observers.ts';
import type { Session } from './session.ts';

/** Where a record goes, beside the screens or, with all events, in their place. */
export interface Sinks {
  readonly record: ((line: unknown) => void) | undefined;
  readonly events: boolean;
}

export class Sitting {
  readonly #session: Session;
  readonly #game: SomeGame;
  readonly #seed: Seed;
  readonly #options: OptionValues;
  readonly #names: readonly string[];
  readonly #bots: readonly Bot<View>[];
  readonly #screens: Screens<SomePosition>;
  readonly #sinks: Sinks;
  #decisions = 0;

  constructor(
    session: Session,
    game: SomeGame,
    seed: Seed,
    options: OptionValues,
    names: readonly string[],
    bots: readonly Bot<View>[],
    paint: Paint,
    sinks: Sinks,
  ) {
    this.#session = session;
    this.#game = game;
    this.#seed = seed;
    this.#options = options;
    this.#names = names;
    this.#bots = bots;
    this.#screens = game.screens(session.text, names, paint);
    this.#sinks = sinks;
  }

  /** What stands between two games. */
  separate(): void {
    if (!this.#sinks.events) this.#session.show(this.#screens.between ?? '\n');
  }

  /** A scenario has a title. */
  async play(start: SomePosition, title?: string): Promise<void> {
    const players = this.#names.map((name, seat) => ({ name, bot: this.#bots[seat].name }));
    const deal = this.#game.notation.makeScenario(start);
    await this.#playDeal(
      start,
      beginning(this.#game, this.#seed, this.#options, players, deal),
      title,
    );
  }

  /** Deals until somebody has the points of a match; the lowest total wins. */
  async playMatch(deal: () => SomePosition): Promise<void> {
    const { points = 0 } = this.#game.match ?? {};
    const totals = this.#names.map(() => 0);
    for (let deals = 1; Math.max(...totals) < points; deals++) {
      const start = deal();
      if (deals === 1) await this.play(start);
      else {
        this.separate();
        await this.#playDeal(start, { deal: this.#game.notation.makeScenario(start) });
      }
      start.outcome?.scores.forEach((score, seat) => {
        totals[seat] += score;
      });
      this.#showTotals(totals);
    }
    const outcome = matchOutcome(totals);
    this.#write(matchEnding(outcome));
    this.#session.audit.fatal(matchEnding(outcome), 'match');
    const winners = outcome.winners.map((seat) => this.#names[seat]).join(', ');
    if (!this.#sinks.events)
      this.#session.show(`${this.#session.text.say('cli:matchWon', { winners })}\n`);
  }

  async #playDeal(start: SomePosition, firstLine: unknown, title?: string): Promise<void> {
    const game = this.#game;
    const session = this.#session;
    const { record, events } = this.#sinks;
    const begin = (): unknown => firstLine;
    const observers: Observer<SomePosition>[] = [];
    if (events) observers.push(recordObserver(game, begin, this.#print, true));
    else observers.push(screensObserver(this.#screens, session, title));
    if (record) observers.push(recordObserver(game, begin, record, false));
    observers.push(auditObserver(game, session.audit));
    const views = this.#bots.map((_, seat) => game.view(start, seat));
    const table = new Table(start, this.#bots, views, this.#seed, this.#decisions);
    await playBefore(observers, table, session);
    this.#decisions = table.decisions;
  }

  #showTotals(totals: readonly number[]): void {
    if (this.#sinks.events) return;
    const standing = this.#names.map((name, seat) => `${name} ${totals[seat]}`).join(', ');
    this.#session.show(`${this.#session.text.say('cli:matchStanding', { standing })}\n`);
  }

  #write(line: unknown): void {
    this.#sinks.record?.(line);
    if (this.#sinks.events) this.#print(line);
  }

  readonly #print = (line: unknown): void => {
    this.#session.output.print(`${JSON.stringify(line)}\n`);
  };
}
