// The games of the house, each loaded when it is asked for.
import type { Position, View } from '../table/game.ts';
import type { GameDefinition } from './definition.ts';
import type { GameName } from './names.ts';

/** A game whose position and view only it knows: whoever holds one cannot mix it up with another's. */
export interface SomePosition extends Position<SomePosition> {}
export type SomeGame = GameDefinition<SomePosition, View>;

const LOADERS: { readonly [name in GameName]: () => Promise<unknown> } = {
  war: async () => (await import('./war/index.ts')).war,
  'up-and-down': async () => (await import('./up-and-down/index.ts')).upAndDown,
  'final-card-down': async () => (await import('./final-card-down/index.ts')).finalCardDown,
  indigo: async () => (await import('./indigo/index.ts')).indigo,
  '104': async () => (await import('./one-hundred-and-four/index.ts')).oneHundredAndFour,
};

export async function loadGame(name: GameName): Promise<SomeGame> {
  return (await LOADERS[name]()) as SomeGame;
}
