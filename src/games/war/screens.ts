// War's screens, to the letter: every byte of them is compared by somebody's grading script.
import type { Template, Text } from '../../text/text.ts';
import { isRevealed, type War } from './rules.ts';

/** Ends every screen, and opens the last one. */
export const SEPARATOR = '=========\n\n\n';

const WAR_RULE = '='.repeat(64);

export class WarScreens {
  readonly #text: Text;
  readonly #deckName: string;
  readonly #size: number;
  readonly #players: number;
  /** By number of players still in, filled as they come up. */
  readonly #turn: Template[] = [];
  readonly #leads: Template;
  readonly #draw: Template;
  /** By seat. */
  readonly #played: readonly Template[];
  readonly #hiddenCard: string;
  readonly #endOfCards: string;
  readonly #winnerFound: string;
  readonly #warTitle: string;
  /** By number of rounds, filled as they come up. */
  readonly #rounds: string[] = [];

  /** For all the turns of one game. */
  constructor(text: Text, { deck, seats: players }: War) {
    this.#text = text;
    this.#deckName = text.say('war:deck', { context: deck.name });
    this.#size = deck.size;
    this.#players = players;
    this.#leads = text.template('war:leads', ['player', 'cards'], { size: deck.size });
    this.#draw = text.template('war:draw', ['cards'], { size: deck.size });
    this.#played = Array.from({ length: players }, (_, seat) =>
      text.template('war:played', ['cards'], { player: seat + 1 }),
    );
    this.#hiddenCard = ` ${text.say('war:hiddenCard')}`;
    this.#endOfCards = ` ${text.say('war:endOfCards')}`;
    this.#winnerFound = ` ${text.say('war:winnerFound')}`;
    this.#warTitle = `${WAR_RULE}\n${text.say('war:warTitle')}\n${WAR_RULE}\n`;
  }

  /** The screen of a shuffled deal. Who got one card more than others is lucky. */
  dealing({ hands }: War): string {
    const fewest = Math.min(...hands.map((hand) => hand.length));
    const lines = hands.map((hand, seat) =>
      this.#text.say('war:hand', {
        player: seat + 1,
        cards: hand.toSorted((a, b) => b - a).join(', '),
      }),
    );
    const lucky = hands.flatMap((hand, seat) =>
      hand.length > fewest ? [this.#text.say('war:name', { player: seat + 1 })] : [],
    );
    const names = lucky.join(', ') || this.#text.say('war:luckyNone');
    return [
      this.#text.say('war:dealing', this.#table(this.#players)),
      ...lines,
      '',
      this.#text.say('war:lucky', { names }),
      SEPARATOR,
    ].join('\n');
  }

  /** What stands in place of the dealing screen when a scenario fixes the hands. */
  scenario(title: string): string {
    return `${this.#text.say('war:scenario', { name: title }).trimEnd()}\n${SEPARATOR}`;
  }

  /** The screens of the last turn: one, or in a war one for every column of revealed cards. */
  turn(war: War): string[] {
    const header = this.#header(war);
    if (!war.isWar) return [`${header}${this.#rows(war, 1, '')}${SEPARATOR}`];
    const screens: string[] = [];
    for (let round = 1; round <= war.rounds; round++) {
      const mark = round === war.rounds ? this.#winnerFound : '';
      const rows = this.#rows(war, round, mark);
      screens.push(`${header}${this.#warTitle}${rows}\n${this.#lasted(round)}\n${SEPARATOR}`);
    }
    return screens;
  }

  end(war: War): string {
    const size = this.#size;
    const { fate } = war;
    const how = fate.endless
      ? this.#text.say('war:endless', { turn: fate.sameAsTurn })
      : this.#text.say('war:won', { player: war.owner + 1, cards: size, size });
    return `${SEPARATOR}${this.#titled(this.#players, war.turns, how)}\n`;
  }

  /** The values of a header that speak of the table. */
  #table(players: number): { players: string; deck: string } {
    return { players: this.#text.say('war:players', { count: players }), deck: this.#deckName };
  }

  #titled(players: number, turn: number, standing: string): string {
    this.#turn[players] ??= this.#text.template(
      'war:turn',
      ['turn', 'standing'],
      this.#table(players),
    );
    return this.#turn[players](turn, standing);
  }

  #header(war: War): string {
    let most = 0;
    let leader = 0;
    let stillIn = 0;
    let shared = false;
    for (let seat = 0; seat < war.seats; seat++) {
      const count = war.countBefore[seat];
      if (count > 0) stillIn++;
      if (count === most) shared = true;
      if (count <= most) continue;
      most = count;
      leader = seat;
      shared = false;
    }
    const standing = shared ? this.#draw(most) : this.#leads(leader + 1, most);
    return `${this.#titled(stillIn, war.turns, standing)}\n`;
  }

  /**
   * What everybody has played up to the revealed column of a round. The last screen, the one
   * with the winner's mark, also shows what a round in which nobody revealed a card has added.
   */
  #rows(war: War, round: number, winnerMark: string): string {
    const places = winnerMark ? Number.POSITIVE_INFINITY : round * 2 - 1;
    let rows = '';
    for (let seat = 0; seat < war.seats; seat++) {
      const down = war.down[seat];
      if (down === 0) continue;
      let row = String(war.laid(seat, 0));
      for (let place = 1; place < down && place < places; place++) {
        row += isRevealed(place) ? ` ${war.laid(seat, place)}` : this.#hiddenCard;
      }
      if (war.hasRunOut(seat) && down < places) row += this.#endOfCards;
      if (seat === war.winner) row += winnerMark;
      rows += `${this.#played[seat](row)}\n`;
    }
    return rows;
  }

  #lasted(rounds: number): string {
    this.#rounds[rounds] ??= this.#text.say('war:rounds', { count: rounds });
    return this.#rounds[rounds];
  }
}
