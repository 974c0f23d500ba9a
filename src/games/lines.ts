// Lines of text for a terminal: lists that are wrapped, long lines that are folded.
import { stripVTControlCharacters } from 'node:util';

/** What a narrow terminal shows. */
const COLUMNS = 60;
const CONTINUED = '  ';

/** A heading and items behind it, in as many lines as it takes. */
export function wrapped(heading: string, items: readonly string[], indent = ''): string[] {
  const lines: string[] = [];
  let line = indent + heading;
  items.forEach((item, i) => {
    const next = i === items.length - 1 ? item : `${item},`;
    if (line.length + 1 + next.length > COLUMNS) {
      lines.push(line);
      line = `${indent}${CONTINUED}${next}`;
    } else {
      line += ` ${next}`;
    }
  });
  return [...lines, line];
}

/** Every line with its end, to the letter. */
export const written = (lines: readonly string[]): string =>
  lines.map((line) => `${line}\n`).join('');

/** Every line with its end; what a narrow terminal would cut off stands in further lines. */
export const folded = (lines: readonly string[]): string => written(lines.flatMap(fold));

function fold(line: string): string[] {
  if (width(line) <= COLUMNS) return [line];
  const [indent] = /^ */.exec(line) ?? [''];
  const lines: string[] = [];
  let current = '';
  for (const word of line.trim().split(' ')) {
    const longer = current === '' ? indent + word : `${current} ${word}`;
    if (current !== '' && width(longer) > COLUMNS) {
      lines.push(current);
      current = indent + CONTINUED + word;
    } else current = longer;
  }
  return [...lines, current];
}

/** Without what only colours the text. */
const width = (line: string): number => stripVTControlCharacters(line).length;
