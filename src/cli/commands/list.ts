// `deckhand list`: the games, how many can play, their bots and options.
import { loadGame, type SomeGame } from '../../games/index.ts';
import { GAME_NAMES } from '../../games/names.ts';
import { EXIT } from '../../refusal.ts';
import { visible } from '../../text/visible.ts';
import { readArguments, wrongUse } from '../arguments.ts';
import type { Command } from '../deckhand.ts';
import { gameTable } from '../game-table.ts';
import { runSession } from '../session.ts';

interface ListOptions {
  readonly json?: true;
  readonly lang?: string;
  readonly help?: true;
}

const FLAGS = ['--json', '--lang <code>', '-h, --help'];

export const list: Command = async (args) => {
  const { words, options, refusal } = readArguments<ListOptions>(FLAGS, args);
  const exitCode = await runSession('deckhand', options.lang, ['cli'], async ({ text, output }) => {
    if (refusal) throw refusal;
    if (words.length > 0) {
      throw wrongUse({ key: 'cli:tooManyWords', values: { found: visible(words[0]) } });
    }
    if (options.help) {
      output.print(`${text.say('cli:helpList')}\n`);
      return EXIT.done;
    }
    const games = await Promise.all(GAME_NAMES.map(loadGame));
    if (options.json) output.print(`${JSON.stringify(games.map(described), null, 2)}\n`);
    else output.print(gameTable(games, text));
    return EXIT.done;
  });
  return { exitCode, hasPlayed: false };
};

const described = ({ name, version, seats, bots, options, match }: SomeGame) => ({
  game: name,
  version,
  players: seats,
  bots: bots.map((bot) => bot.name),
  options,
  ...(match && { match }),
});
