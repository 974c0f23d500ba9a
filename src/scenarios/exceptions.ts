// The two exceptions that a bad scenario file raises; their names are part of the contract, in every language.
import type { GameName } from '../games/names.ts';
import type { Message } from '../text/text.ts';

/** The file is well formed, but no such deck or table exists. */
export const MANGLED = 'SpecialCodeFileMangledException';
/** The file does not have the form of a scenario at all. */
export const SYNTAX = 'SpecialCodeFileSyntaxException';

export interface Problem {
  readonly exception: typeof MANGLED | typeof SYNTAX;
  readonly message: Message;
}

/** How a game tells whether what a file holds is a scenario of its own. */
export interface ScenarioKind<Content> {
  /** As it stands in the files of all games but War, whose files are bare rows. */
  readonly game: GameName;
  check(value: unknown): { readonly content: Content } | { readonly problems: readonly Problem[] };
}
