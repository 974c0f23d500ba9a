// Checks a log.config.json that is not the default, with zod, and says how to mend it.
import { z } from 'zod';
import { type Complaint, EXIT, Refusal } from '../refusal.ts';
import { excerpt, parseJson } from '../text/json.ts';
import { nearest } from '../text/nearest.ts';
import { visible } from '../text/visible.ts';
import { type AuditConfig, DEFAULT_CONFIG, FORMATS, LEVELS } from './config.ts';

const schema = z.strictObject({
  level: z.enum(LEVELS).default(DEFAULT_CONFIG.level),
  folder: z.string().min(1).default(DEFAULT_CONFIG.folder),
  format: z.enum(FORMATS).default(DEFAULT_CONFIG.format),
});

const KEYS = Object.keys(schema.shape);

export function checkAuditConfig(file: string, text: string): AuditConfig {
  const json = parseJson(text);
  if ('problem' in json) {
    const values = { file, ...json.problem };
    throw new Refusal(EXIT.configurationRefused, { key: 'cli:configNotJson', values });
  }
  const checked = schema.safeParse(json.value);
  if (checked.success) return checked.data;
  const complaints = checked.error.issues.flatMap((issue) => complain(issue, json.value, file));
  throw new Refusal(EXIT.configurationRefused, ...complaints);
}

function complain(issue: z.core.$ZodIssue, config: unknown, file: string): Complaint[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      key: 'cli:configUnknownKey',
      values: { file, name: visible(name), nearest: nearest(name, KEYS), known: KEYS.join(', ') },
    }));
  }
  const name = String(issue.path[0] ?? '');
  if (name === '') return [{ key: 'cli:configNotObject', values: { file } }];
  const found = excerpt((config as Record<string, unknown>)[name]);
  if (issue.code === 'invalid_value') {
    return [
      { key: 'cli:configBadValue', values: { file, name, found, known: issue.values.join(', ') } },
    ];
  }
  return [{ key: 'cli:configBadFolder', values: { file, found } }];
}
