// Where, how much and in which form the audit log is written: log.config.json.
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import { readText } from '../read-text.ts';
import { EXIT, Refusal } from '../refusal.ts';
import { visible } from '../text/visible.ts';

export const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export const FORMATS = ['json', 'pretty'] as const;

export interface AuditConfig {
  readonly level: (typeof LEVELS)[number];
  readonly folder: string;
  readonly format: (typeof FORMATS)[number];
}

export const DEFAULT_CONFIG: AuditConfig = { level: 'info', folder: 'logs', format: 'json' };

const FILE_NAME = 'log.config.json';

/** The file that was asked for, or the one in the current directory, or the package's own. */
export async function readAuditConfig(asked: string | undefined): Promise<AuditConfig> {
  const candidates = asked === undefined ? [FILE_NAME, join(packageRoot, FILE_NAME)] : [asked];
  for (const file of candidates) {
    const text = read(file, asked === undefined);
    if (text === undefined) continue;
    if (isDefault(text)) return DEFAULT_CONFIG;
    const { checkAuditConfig } = await import('./check-config.ts');
    return checkAuditConfig(visible(file), text);
  }
  return DEFAULT_CONFIG;
}

function read(file: string, mayBeMissing: boolean): string | undefined {
  try {
    return readText(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (mayBeMissing && code === 'ENOENT') return undefined;
    const key = code === 'ENOENT' ? 'cli:configMissing' : 'cli:configUnreadable';
    throw new Refusal(EXIT.configurationRefused, { key, values: { file: visible(file), code } });
  }
}

/** The built-in default is known to be good: no need to load zod for it. */
function isDefault(text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(DEFAULT_CONFIG);
  } catch {
    return false;
  }
}
