// Plays a game of War to its last screen: what is printed, and what the audit log keeps of it.
import type { Fate } from '../games/war/fate.ts';
import type { War } from '../games/war/rules.ts';
import type { WarScreens } from '../games/war/screens.ts';
import type { Session } from './session.ts';

/** A game that is about to be shown. */
export interface Staged {
  readonly war: War;
  readonly fate: Fate;
  readonly screens: WarScreens;
  /** What comes before the first turn: the dealing screen, or the scenario's name. */
  readonly opening: string;
}

export async function showWar(
  { war, fate, screens, opening }: Staged,
  session: Session,
): Promise<void> {
  const { audit } = session;
  const keepsTaken = audit.isLevelEnabled('debug');
  const keepsHands = audit.isLevelEnabled('trace');
  const onTurn = (): void => {
    const { turns: turn, winner } = war;
    for (const screen of screens.turn(war)) session.show(screen);
    if (war.isWar) audit.error({ turn, rounds: war.rounds, winner: winner + 1 }, 'war');
    if (keepsTaken) audit.debug({ turn, player: winner + 1, cards: war.table }, 'collected');
  };
  if (keepsTaken) audit.debug({ hands: war.hands }, 'dealt');
  session.show(opening);
  while (war.turns < fate.turns) {
    if (keepsHands) audit.trace({ turn: war.turns + 1, hands: war.hands }, 'hands');
    war.play(onTurn);
    if (session.output.isFull) await session.flush();
  }
  session.show(screens.end(war, fate));
  const { turns } = war;
  if (fate.endless) audit.fatal({ turns, sameAsTurn: fate.sameAsTurn }, 'endless');
  else audit.fatal({ turns, winner: war.owner + 1 }, 'won');
}
