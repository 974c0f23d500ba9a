// Reads scenario files and has a game check them; a bad file is one of two named exceptions.
import { GAME_NAMES, type GameName } from '../games/names.ts';
import { readText } from '../read-text.ts';
import { type Complaint, EXIT, Refusal } from '../refusal.ts';
import { excerpt, parseJson } from '../text/json.ts';
import type { Message } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { type ScenarioKind, SYNTAX } from './exceptions.ts';
import { scenarioName } from './find.ts';

export interface Scenario<Content> {
  /** As it is announced: in capitals, with spaces for underscores. */
  readonly title: string;
  readonly content: Content;
}

export interface ReadScenarios<Content> {
  readonly scenarios: readonly Scenario<Content>[];
  /** Files of other games. */
  readonly leftAlone: readonly { readonly file: string; readonly game: string }[];
}

/**
 * Reads all files before any is played; throws a refusal that names every problem of every one.
 * A file of another game is left alone, unless it was `asked` for by name.
 */
export function readScenarios<Content>(
  kind: ScenarioKind<Content>,
  files: readonly string[],
  asked: boolean,
): ReadScenarios<Content> {
  const scenarios: Scenario<Content>[] = [];
  const leftAlone: { file: string; game: string }[] = [];
  const complaints: Complaint[] = [];
  for (const file of files) {
    const read = readOne(kind, file);
    if ('content' in read) scenarios.push({ title: announced(file), content: read.content });
    else if ('game' in read && !asked) leftAlone.push({ file, game: read.game });
    else if ('game' in read) complaints.push(wrongGame(kind.game, file, read.game));
    else complaints.push(...read.complaints);
  }
  if (complaints.length > 0) throw new Refusal(EXIT.inputRefused, ...complaints);
  return { scenarios, leftAlone };
}

type ReadOne<Content> = { content: Content } | { game: string } | { complaints: Complaint[] };

function readOne<Content>(kind: ScenarioKind<Content>, file: string): ReadOne<Content> {
  let source: string;
  try {
    source = readText(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const key = code === 'ENOENT' ? 'cli:scenarioFileMissing' : 'cli:scenarioUnreadable';
    return { complaints: [{ key, values: { file: visible(file), code } }] };
  }
  const json = parseJson(source);
  if ('problem' in json) {
    return { complaints: [complaint(file, SYNTAX, { key: 'cli:notJson', values: json.problem })] };
  }
  const game = gameNamed(json.value);
  if (game !== undefined && game !== kind.game) {
    const other = GAME_NAMES.find((name) => name === game);
    if (other) return { game: other };
    const values = { game: excerpt(game), known: GAME_NAMES.join(', ') };
    return { complaints: [complaint(file, SYNTAX, { key: 'cli:scenarioUnknownGame', values })] };
  }
  const checked = kind.check(json.value);
  if ('content' in checked) return checked;
  return { complaints: checked.problems.map((p) => complaint(file, p.exception, p.message)) };
}

/** What a file is a scenario of: War's are bare rows, the others say it. Undefined when one does not. */
function gameNamed(value: unknown): string | undefined {
  if (Array.isArray(value)) return 'war';
  const isObject = typeof value === 'object' && value !== null;
  const game = isObject && 'game' in value ? value.game : undefined;
  return typeof game === 'string' ? game : undefined;
}

function wrongGame(wanted: GameName, file: string, game: string): Complaint {
  const values = { game, wanted };
  return complaint(file, SYNTAX, { key: 'cli:scenarioOfOtherGame', values });
}

function complaint(file: string, exception: string, what: Message): Complaint {
  return { exception, key: 'cli:inFile', values: { file: visible(file), what } };
}

function announced(file: string): string {
  return visible(scenarioName(file).replaceAll('_', ' ').toUpperCase());
}
