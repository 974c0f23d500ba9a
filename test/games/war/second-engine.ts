// A second, tiny, independent War, written from the rule text alone: the oracle of the real one.

const SEPARATOR = '=========\n\n\n';
const RULE = '='.repeat(64);
const WAR_TITLE = `${RULE}\n${' '.repeat(17)}WE HAVE A WAR LADIES AND GENTLEMEN!\n${RULE}\n`;

interface Player {
  readonly number: number;
  /** The first card is the next one played. */
  readonly hand: number[];
  /** This turn's cards, hidden ones included, in the order they were played. */
  table: number[];
  /** What this player's line of this turn says so far. */
  line: string;
}

function deckSize(hands: readonly (readonly number[])[]): number {
  const size = hands.flat().length;
  if (size !== 24 && size !== 52) {
    throw new Error(`24 or 52 cards expected, ${size} found`);
  }
  return size;
}

function opening(players: number, size: number): string {
  return `WAR, ${players} players, ${size === 24 ? 'SMALL' : 'LARGE'} deck, `;
}

/** Section 3: who leads as the turn begins. */
function lead(playing: readonly Player[], size: number): string {
  const most = Math.max(...playing.map((player) => player.hand.length));
  const leaders = playing.filter((player) => player.hand.length === most);
  const who = leaders.length === 1 ? leaders.map((p) => `player${p.number} leads`) : ['DRAW'];
  return `${who.join('')} with ${most}/${size} cards`;
}

/** Of those who have just revealed a card, the ones who share the highest. */
function highest(players: readonly Player[]): Player[] {
  const revealed = (player: Player): number => player.table.slice(-1)[0] ?? 0;
  const top = Math.max(...players.map(revealed));
  return players.filter((player) => revealed(player) === top);
}

/** Section 4, one phase: all put down a card at once. Returns those who are still contenders. */
function phase(contenders: readonly Player[], hidden: boolean): Player[] {
  const withCards = contenders.filter((player) => player.hand.length > 0);
  const left = withCards.length > 0 ? withCards : contenders.slice(-1);
  for (const player of contenders) {
    const card = player.hand.shift();
    if (card !== undefined) {
      player.table.push(card);
      player.line += hidden ? ' ?' : ` ${card}`;
    } else if (!left.includes(player)) {
      player.line += ' EoC';
    }
  }
  return left;
}

function lines(playing: readonly Player[]): string {
  return playing.map((player) => `${player.line}\n`).join('');
}

/** One whole turn, war included: moves the cards and returns the screens. */
function turnScreens(header: string, playing: readonly Player[]): string {
  for (const player of playing) {
    player.table = [];
    player.line = `Player${player.number} played:`;
  }
  let contenders = highest(phase(playing, false));
  let screens = '';
  if (contenders.length === 1) {
    screens = `${header}\n${lines(playing)}${SEPARATOR}`;
  } else {
    let columns = 1;
    const warScreen = (): string =>
      `${header}\n${WAR_TITLE}${lines(playing)}\nWar lasted ${columns} rounds.\n${SEPARATOR}`;
    while (contenders.length > 1) {
      const screenBefore = warScreen();
      contenders = phase(contenders, true);
      if (contenders.length === 1) break;
      const somebodyReveals = contenders.some((player) => player.hand.length > 0);
      contenders = phase(contenders, false);
      if (somebodyReveals) {
        // The column before has its own screen only now: a round without a column adds to it.
        screens += screenBefore;
        columns += 1;
        contenders = highest(contenders);
      }
    }
    for (const winner of contenders) {
      winner.line += ' -----------> WINNER FOUND!';
    }
    screens += warScreen();
  }
  const collected = playing.flatMap((player) => player.table);
  for (const winner of contenders) {
    winner.hand.push(...collected);
  }
  return screens;
}

/** Sections 3 to 6: every turn, then the end or the ENDLESS screen. */
function gameOutput(hands: readonly (readonly number[])[]): string {
  const size = deckSize(hands);
  const players: Player[] = hands.map((hand, i) => {
    return { number: i + 1, hand: [...hand], table: [], line: '' };
  });
  const started = opening(players.length, size);
  const turnOfPosition = new Map<string, number>();
  let output = '';
  let turn = 0;
  for (;;) {
    const winner = players.find((player) => player.hand.length === size);
    if (winner !== undefined) {
      const won = `turn #${turn} - player${winner.number} WON with ${size}/${size} cards\n`;
      return output + SEPARATOR + started + won;
    }
    const position = players.map((player) => player.hand.join(',')).join('|');
    const earlier = turnOfPosition.get(position);
    if (earlier !== undefined) {
      const endless = `turn #${turn} - ENDLESS, the cards lie as before turn #${earlier}\n`;
      return output + SEPARATOR + started + endless;
    }
    turn += 1;
    turnOfPosition.set(position, turn);
    const playing = players.filter((player) => player.hand.length > 0);
    const header = `${opening(playing.length, size)}turn #${turn} - ${lead(playing, size)}`;
    output += turnScreens(header, playing);
  }
}

export function scenarioOutput(fileName: string, rows: readonly (readonly number[])[]): string {
  const name = fileName.replace(/^ssc_/i, '').replace(/\.json$/i, '');
  const title = `special scenario code: ${name.replaceAll('_', ' ').toUpperCase()}`;
  return `${title.replace(/ +$/, '')}\n${SEPARATOR}${gameOutput(rows)}`;
}

export function dealtOutput(hands: readonly (readonly number[])[]): string {
  const fewest = Math.min(...hands.map((hand) => hand.length));
  const shown = hands.map(
    (hand, i) => `Player${i + 1} hand: [${[...hand].sort((a, b) => b - a).join(', ')}]\n`,
  );
  const lucky = hands.flatMap((hand, i) => (hand.length > fewest ? [`player${i + 1}`] : []));
  const dealing = `${opening(hands.length, deckSize(hands))}DEALING\n${shown.join('')}\n`;
  const luckyLine = `Lucky players: ${lucky.join(', ') || 'none'}.\n`;
  return dealing + luckyLine + SEPARATOR + gameOutput(hands);
}
