// Finds the scenario files to play: the one that was asked for, or all that lie in the scenario folder.
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import { EXIT, Refusal } from '../refusal.ts';
import { nearest } from '../text/nearest.ts';
import { visible } from '../text/visible.ts';

/** Looked into below the current directory when no folder is named. */
const USUAL_FOLDER = 'scenarios';
const EXAMPLES = 'examples';

export interface Found {
  /** In playing order. */
  readonly files: readonly string[];
  /** JSON files in the folder that are not named as scenarios are. */
  readonly ignored: readonly string[];
}

/** What is played whenever it is there: the files directly inside the scenario folder. */
export function findAll(folder: string | undefined): Found {
  const names = list(folder ?? USUAL_FOLDER);
  if (!names) {
    if (folder === undefined) return { files: [], ignored: [] };
    throw new Refusal(EXIT.inputRefused, {
      key: 'cli:scenarioFolderMissing',
      values: { folder: visible(folder) },
    });
  }
  const json = names
    .filter((name) => name.toLowerCase().endsWith('.json'))
    .map((name) => join(folder ?? USUAL_FOLDER, name))
    .filter(isReadable);
  return {
    files: json.filter((path) => isScenarioName(basename(path))),
    ignored: json.filter((path) => !isScenarioName(basename(path))),
  };
}

/** A value with a slash or ending in .json is a path; any other is a name, case ignored. */
export function findOne(nameOrPath: string, folder = USUAL_FOLDER): string {
  if (nameOrPath.includes('/') || nameOrPath.endsWith('.json')) return nameOrPath;
  const folders = [folder, join(folder, EXAMPLES), join(packageRoot, USUAL_FOLDER, EXAMPLES)];
  const ignoringCase = (name: string): boolean =>
    isCalled(name.toLowerCase(), nameOrPath.toLowerCase());
  const known: string[] = [];
  for (const place of folders) {
    const names = (list(place) ?? []).filter(isScenarioName);
    const found = names.find((name) => isCalled(name, nameOrPath)) ?? names.find(ignoringCase);
    if (found) return join(place, found);
    known.push(...names.map(scenarioName));
  }
  throw new Refusal(EXIT.inputRefused, {
    key: 'cli:scenarioNotFound',
    values: {
      name: visible(nameOrPath),
      folders: folders.slice(0, 2).map(visible).join(', '),
      nearest: visible(nearest(nameOrPath, known)),
    },
  });
}

/** A scenario may be asked for with or without `ssc_`. */
const isCalled = (file: string, asked: string): boolean =>
  [asked, scenarioName(asked)].includes(scenarioName(file));

/** `ssc_NAME.json` is NAME. */
export function scenarioName(path: string): string {
  return basename(path)
    .replace(/\.json$/i, '')
    .replace(/^ssc_/i, '');
}

const isScenarioName = (name: string): boolean => /^ssc_.*\.json$/s.test(name);

/** The names in a folder by code point, or undefined where there is none. */
function list(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).sort(byCodePoint);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new Refusal(EXIT.inputRefused, {
      key: 'cli:scenarioFolderUnreadable',
      values: { folder: visible(folder), code: String(code) },
    });
  }
}

/** No folder, and nothing such as a named pipe that could keep us waiting. */
function isReadable(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // A link to nowhere, or to itself: whoever reads the file will say so.
    return true;
  }
}

/** Plain comparison of strings goes by UTF-16 unit, which puts U+FF5E after an emoji. */
function byCodePoint(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  const at = left.findIndex((character, i) => character !== right[i]);
  if (at === -1) return left.length - right.length;
  return (left[at].codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1);
}
