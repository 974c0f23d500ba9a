// The games of the house, by the names that stand in files and on the command line.

export const GAME_NAMES = ['war', 'up-and-down', 'final-card-down', 'indigo', '104'] as const;
export type GameName = (typeof GAME_NAMES)[number];
