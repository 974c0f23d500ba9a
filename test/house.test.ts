// The rules of the house: where text stands, and what the rules of a game may know.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { ROOT } from './programs.ts';

const SRC = join(ROOT, 'src');

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .sort();

const program = (file: string) => {
  const { program, errors } = parseSync(file, readFileSync(join(SRC, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return program;
};

describe('no sentence for people stands in src/', () => {
  /** Strings of two words or more that no person reads as a sentence. */
  const ALLOWED = [
    // Commander's notation for options and the names of their values.
    /^(-\w, )?--[a-z-]+( <[a-z-]+>)?$/,
    /^--… <value>$/,
  ];

  /** All the texts of a file: literals, and the fixed parts of templates, with … for what is filled in. */
  function textsOf(file: string): string[] {
    const texts: string[] = [];
    new Visitor({
      Literal: ({ value }) => {
        if (typeof value === 'string') texts.push(value);
      },
      TemplateLiteral: ({ quasis }) => {
        texts.push(quasis.map(({ value }) => value.cooked).join('…'));
      },
    }).visit(program(file));
    return texts;
  }

  const hasTwoWords = (text: string): boolean => /\p{L}+[^\p{L}]*\s[^\p{L}]*\p{L}+/u.test(text);

  test.each(files)('%s', (file) => {
    const isAllowed = (text: string): boolean => ALLOWED.some((pattern) => pattern.test(text));
    expect(textsOf(file).filter((text) => hasTwoWords(text) && !isAllowed(text))).toEqual([]);
  });
});

describe('rules know nothing of the outside', () => {
  /** From these everything else is out of reach: Node, packages, text, the command line. */
  const PURE = /^(table|games)\//;
  const OPEN_FILES =
    /\/(screens|scenario|parameters|index|definition|record|read-record|written|lines|suits)\.ts$/;
  const pure = files.filter((file) => PURE.test(file) && !OPEN_FILES.test(file));

  function importsOf(file: string): string[] {
    const found: string[] = [];
    new Visitor({
      ImportDeclaration: ({ source }) => found.push(source.value),
      ExportNamedDeclaration: ({ source }) => source && found.push(source.value),
      ExportAllDeclaration: ({ source }) => found.push(source.value),
      ImportExpression: () => found.push('import()'),
    }).visit(program(file));
    return found;
  }

  test('there are some', () => {
    expect(pure).toContain('games/war/rules.ts');
    expect(pure).toContain('table/random.ts');
  });

  test.each(pure)('%s imports only from the table and from its own game', (file) => {
    for (const path of importsOf(file)) {
      const target = relative(SRC, resolve(SRC, dirname(file), path));
      expect(pure, `${file} imports ${path}`).toContain(target);
    }
  });

  const FORBIDDEN =
    'process Buffer Date performance console require globalThis crypto fetch setTimeout setInterval setImmediate'.split(
      ' ',
    );

  test.each(pure)(
    '%s uses no global of Node, no clock, no console and no global chance',
    (file) => {
      const used: string[] = [];
      new Visitor({
        MemberExpression: ({ object, property }) => {
          if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
          if (object.name === 'Math' && property.name === 'random') used.push('Math.random');
        },
        Identifier: ({ name }) => {
          if (FORBIDDEN.includes(name)) used.push(name);
        },
      }).visit(program(file));
      expect(used).toEqual([]);
    },
  );
});

describe('every file', () => {
  test.each(files)('%s says in its first line what it is for', (file) => {
    expect(readFileSync(join(SRC, file), 'utf8')).toMatch(/^\/\/ [A-Z`].{15,}\n/);
  });
});
