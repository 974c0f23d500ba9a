// Reads JSON that people write by hand: says in which line and column it goes wrong, and how.
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Message, TextKey } from './text.ts';
import { visible } from './visible.ts';

export type Json =
  | { readonly value: unknown }
  | {
      readonly problem: {
        readonly line: number;
        readonly column: number;
        readonly reason: Message;
      };
    };

export function parseJson(source: string): Json {
  // Some editors put a byte order mark before the text; it is no fault of the person's.
  const text = source.replace(/^\uFEFF/, '');
  try {
    return { value: JSON.parse(text) };
  } catch {
    if (text.trim() === '') {
      return { problem: { line: 1, column: 1, reason: { key: 'cli:jsonEmpty' } } };
    }
    const { name, offset } = firstError(text);
    const before = text.slice(0, offset).split('\n');
    const column = before[before.length - 1].length + 1;
    const key = isNumberLike(text, offset) ? 'cli:jsonNumber' : (REASONS[name] ?? 'cli:jsonOther');
    return { problem: { line: before.length, column, reason: { key } } };
  }
}

/** The names are jsonc-parser's. */
const REASONS: { readonly [error: string]: TextKey } = {
  ValueExpected: 'cli:jsonValueExpected',
  CommaExpected: 'cli:jsonCommaExpected',
  PropertyNameExpected: 'cli:jsonValueExpected',
  CloseBraceExpected: 'cli:jsonNotClosed',
  CloseBracketExpected: 'cli:jsonNotClosed',
  EndOfFileExpected: 'cli:jsonMoreAfterEnd',
  InvalidCommentToken: 'cli:jsonComment',
  UnexpectedEndOfString: 'cli:jsonStringNotClosed',
};

/** JSON.parse is the judge, but tells no place: a second parser, as strict, finds it. */
function firstError(text: string): { name: string; offset: number } {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch {
    // Nested more deeply than the stack is deep: what was found on the way must do.
  }
  const [first] = errors.sort((a, b) => a.offset - b.offset);
  return first
    ? { name: printParseErrorCode(first.error), offset: first.offset }
    : { name: '', offset: 0 };
}

const isNumber = (word: string): boolean =>
  /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/.test(word);

/** Is the fault in a number as other languages write it: 09, +9, 0x9, 9., NaN? */
function isNumberLike(text: string, offset: number): boolean {
  const before = /[^\s,:[\]{}"]*$/.exec(text.slice(0, offset))?.[0] ?? '';
  const after = /^[^\s,:[\]{}"]*/.exec(text.slice(offset))?.[0] ?? '';
  const word = before + after;
  return !isNumber(word) && /^([+-]?(\.?[0-9]|Infinity)|NaN)/.test(word);
}

/** A value as it stands in a file, cut short, to be named in a message. */
export function excerpt(value: unknown): string {
  const text = visible(written(value));
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}

function written(value: unknown): string {
  // 1e400 is good JSON, but no number that JSON could write.
  if (typeof value === 'number') return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    // Nested more deeply than the stack is deep.
    return '[[[[';
  }
}
