// Starts the real program in a process of its own, in an empty folder, as a person would.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { DECKHAND, WAR } from './programs.ts';

export interface Result {
  readonly stdout: string;
  readonly stderr: string;
  /** The exit code, or the signal that ended the program. */
  readonly exit: number | string | null;
}

/** A folder that is gone after the test, with these files in it. */
export function folderWith(files: { readonly [path: string]: string | object } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'deckhand-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return folder;
}

export interface Place {
  /** An empty folder, if none is given. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program and waits for its end. */
export function run(
  program: string,
  args: readonly string[],
  { cwd = folderWith(), env = {} }: Place = {},
): Promise<Result> {
  const options = { cwd, env: { ...cleanEnv(), ...env } };
  return finished(start(process.execPath, [program, ...args], options));
}

export const war = (args: readonly string[], place?: Place) => run(WAR, args, place);
export const deckhand = (args: readonly string[], place?: Place) => run(DECKHAND, args, place);

/** Starts any command without waiting for its end. */
export function start(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(command, args, options);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

export function finished(child: ChildProcess): Promise<Result> {
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout?.on('data', (data) => stdout.push(data));
  child.stderr?.on('data', (data) => stderr.push(data));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) =>
      done({
        stdout: Buffer.concat(stdout).toString(),
        stderr: Buffer.concat(stderr).toString(),
        exit: code ?? signal,
      }),
    );
  });
}

/** Without what would change the program's mind about language or colour. */
export function cleanEnv(): NodeJS.ProcessEnv {
  const { WAR_LANG, NODE_OPTIONS, NO_COLOR, FORCE_COLOR, CI, ...env } = process.env;
  return env;
}

export interface LogLine {
  readonly level: string;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** The names of the log files in a folder, in order of time. */
export function logNames(cwd: string, folder = 'logs'): string[] {
  return readdirSync(join(cwd, folder)).sort();
}

/** The lines of the one log that a run has left. */
export function logOf(cwd: string, folder = 'logs'): LogLine[] {
  const [name, ...more] = logNames(cwd, folder);
  if (more.length > 0) throw new Error(`more than one log: ${name}, ${more}`);
  return readLog(join(cwd, folder, name));
}

export function readLog(path: string): LogLine[] {
  const text = readFileSync(path, 'utf8');
  if (!text.endsWith('\n')) throw new Error(`${path} ends in the middle of a line`);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line));
}
