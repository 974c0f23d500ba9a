// Plays a game of War to its last screen: what is printed, and what the audit log keeps of it.
import type { Fate } from '../games/war/fate.ts';
import type { War } from '../games/war/rules.ts';
import type { WarScreens } from '../games/war/screens.ts';
import type { Session } from './session.ts';

export interface Show {
  readonly war: War;
  readonly fate: Fate;
  readonly screens: WarScreens;
  /** What comes before the first turn: the dealing screen, or the scenario's name. */
  readonly opening: string;
}

export async function showGame(show: Show, { output, audit }: Session): Promise<void> {
  const { war, fate, screens } = show;
  const keepsTaken = audit.isLevelEnabled('debug');
  const keepsHands = audit.isLevelEnabled('trace');
  const print = (screen: string): void => {
    output.print(screen);
    audit.info(screen);
  };
  const onTurn = (): void => {
    const { turns: turn, winner } = war;
    for (const screen of screens.turn(war)) print(screen);
    if (war.isWar) audit.error({ turn, rounds: war.rounds, winner: winner + 1 }, 'war');
    if (keepsTaken) audit.debug({ turn, player: winner + 1, cards: war.table }, 'collected');
  };
  if (keepsTaken) audit.debug({ hands: war.hands }, 'dealt');
  print(show.opening);
  while (war.turns < fate.turns) {
    if (keepsHands) audit.trace({ turn: war.turns + 1, hands: war.hands }, 'hands');
    war.play(onTurn);
    if (output.isFull) {
      // In this order, so that what a person has seen is in the log even after kill -9.
      audit.flush();
      await output.flush();
    }
  }
  print(screens.end(war, fate));
  const { turns } = war;
  if (fate.endless) audit.fatal({ turns, sameAsTurn: fate.sameAsTurn }, 'endless');
  else audit.fatal({ turns, winner: war.owner + 1 }, 'won');
}
