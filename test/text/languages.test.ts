// Six languages: the same texts in all, whole games in each, and no English where another was asked for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/text/text.ts';
import { folderWith, war } from '../launcher.ts';
import { ROOT } from '../programs.ts';

/** English words that another language says in the same way. */
const LOANWORDS = ['Computer'];

type Texts = Record<string, string | string[]>;

const SUBJECTS = readdirSync(join(ROOT, 'locales', 'en'));
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

function read(language: string, subject: string): Texts {
  return JSON.parse(readFileSync(join(ROOT, 'locales', language, subject), 'utf8'));
}

/** `rounds_few` is the form `few` of the text `rounds`. */
function plural(key: string): { text: string; form: string } | undefined {
  const [, text, form] = /^(.*)_([a-z]+)$/.exec(key) ?? [];
  return PLURALS.includes(form) ? { text, form } : undefined;
}

const textOf = (key: string): string => plural(key)?.text ?? key;

const placeholders = (text: string | string[] | undefined): string[] =>
  [...new Set(String(text).match(/{{.*?}}/g) ?? [])].sort();

test('there is a folder for each language and no other', () => {
  expect(readdirSync(join(ROOT, 'locales')).sort()).toEqual([...LANGUAGES].sort());
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  test('has the same files as English', () => {
    expect(readdirSync(join(ROOT, 'locales', language))).toEqual(SUBJECTS);
  });
});

describe.each(LANGUAGES.flatMap((language) => SUBJECTS.map((subject) => ({ language, subject }))))(
  '$language/$subject',
  ({ language, subject }) => {
    const english = read('en', subject);
    const texts = read(language, subject);
    const names = [...new Set(Object.keys(english).map(textOf))];

    test('has the same texts as English, in the same order', () => {
      expect([...new Set(Object.keys(texts).map(textOf))]).toEqual(names);
    });

    test('has the same placeholders', () => {
      for (const [key, text] of Object.entries(texts)) {
        const { text: name, form } = plural(key) ?? {};
        const wanted = placeholders(english[form ? `${name}_other` : key]);
        // The form for one may say its number in a word.
        const saysInWord = form === 'one' && !placeholders(text).includes('{{count}}');
        const needed = saysInWord ? wanted.filter((value) => value !== '{{count}}') : wanted;
        expect(placeholders(text), key).toEqual(needed);
      }
    });

    test('has the plural forms that the language needs, and no others', () => {
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const forms = new Map<string, string[]>();
      for (const key of Object.keys(texts)) {
        const { text, form } = plural(key) ?? {};
        if (text && form) forms.set(text, [...(forms.get(text) ?? []), form]);
      }
      for (const [text, found] of forms) expect(found.sort(), text).toEqual([...needed].sort());
    });

    test('has no empty text and no line with blanks at its end', () => {
      for (const [key, text] of Object.entries(texts)) {
        expect(String(text), key).not.toBe('');
        for (const line of [text].flat()) expect(line, key).not.toMatch(/[ \t]$|[\r\n\t]/);
      }
    });

    test('is not English', () => {
      if (language === 'en') return;
      const same = Object.keys(texts).filter((key) => {
        const words =
          String(texts[key])
            .replace(/{{.*?}}/g, '')
            .match(/\p{L}{2,}/gu) ?? [];
        const isSame = String(texts[key]) === String(english[key]);
        return words.length > 0 && isSame && !LOANWORDS.includes(String(texts[key]));
      });
      expect(same).toEqual([]);
    });
  },
);

/** What in a screen is the same in every language: numbers, brackets, question marks, rules. */
const bones = (screens: string): string[] =>
  screens.split('\n').map((line) => {
    return /^=+$/.test(line) ? line : (line.match(/\d+|[[\]?]/g) ?? []).join(' ');
  });

/** What a run prints in English, asked for once. */
const englishOutputs = new Map<string, Promise<string>>();
function inEnglish(args: readonly string[]): Promise<string> {
  const key = args.join(' ');
  const output = englishOutputs.get(key) ?? war(args).then(({ stdout }) => stdout);
  englishOutputs.set(key, output);
  return output;
}

describe.each(LANGUAGES)('in %s', (language) => {
  const inLanguage = ['--lang', language];

  test.each([
    ['a deal', ['5', 'small', '--seed', '3']],
    ['a scenario with wars', ['5', 'small', '--scenario', 'Nobody_has_a_Card_LEFT']],
    ['an endless scenario', ['2', 'small', '--scenario', 'round_and_round']],
    ['corrected players', ['7', 'small', '--seed', '3']],
    ['players that are no number', ['x', 'small', '--seed', '3']],
    ['a corrected deck', ['5', 'x', '--seed', '3']],
    ['two corrections', ['x', 'x', '--seed', '7']],
  ])('%s has the same cards and turns as in English', async (_, args) => {
    const { stdout, stderr, exit } = await war([...args, ...inLanguage]);
    const english = await inEnglish(args);
    expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
    expect(bones(stdout)).toEqual(bones(english));
    expect(stdout).not.toContain('{{');
    expect(stdout).not.toMatch(/ $/m);
    if (language !== 'en') expect(englishWords(stdout)).toEqual([]);
  });

  test('usage and help name all that can be typed', async () => {
    const { stdout: usage, exit } = await war(inLanguage);
    expect(exit).toBe(2);
    expect(usage).toContain('    npx war 4 small\n    npx war 2 large\n');
    const { stdout: help } = await war(['--help', ...inLanguage]);
    const english = await inEnglish(['--help']);
    const options = (text: string) => text.match(/(?<![\w-])--?[a-zA-Z][\w-]*|^ {2}-- /gm);
    expect(options(help)).toEqual(options(english));
    expect(options(help)?.length).toBeGreaterThan(10);
  });

  test('errors are told in the language', async () => {
    const cwd = folderWith({
      'scenarios/ssc_bad.json': [[9], 'x'],
      'bad.json': { level: 1, a: 1 },
    });
    const runs = [
      ['4', 'small', '--bogus'],
      ['4', 'small', '--seed'],
      ['4', 'small', '--seed', 'x'],
      ['4', 'small', '--no-log'],
      ['4', 'small', '--log-config', 'bad.json'],
      ['4', 'small', '--scenario', 'nope'],
      ['4', 'small', '--scenarios', 'nope'],
    ];
    for (const args of runs) {
      const { stdout, stderr, exit } = await war([...inLanguage, ...args], { cwd });
      expect(stdout).toBe('');
      expect(exit).toBeGreaterThan(1);
      expect(stderr).not.toContain('{{');
      if (language !== 'en') expect(englishWords(stderr)).toEqual([]);
    }
  });

  test('WAR_LANG asks for it too, and --lang goes before it', async () => {
    const args = ['1', 'small', '--seed', '1'];
    const { stdout } = await war([...args, ...inLanguage]);
    expect((await war(args, { env: { WAR_LANG: language } })).stdout).toBe(stdout);
    expect((await war([...args, ...inLanguage], { env: { WAR_LANG: 'pl' } })).stdout).toBe(stdout);
    expect((await war([...args, '--lang', language.toUpperCase()])).stdout).toBe(stdout);
  });
});

test('an empty WAR_LANG is none, and the locale of the system is not asked', async () => {
  const env = { WAR_LANG: '', LANG: 'pl_PL.UTF-8', LC_ALL: 'pl_PL.UTF-8', LANGUAGE: 'pl' };
  expect((await war(['1', 'small'], { env })).stdout).toMatch(/^WAR, 1 players, SMALL deck/);
});

/** Common words of our, commander's and zod's English messages that no other of the languages has. */
function englishWords(text: string): string[] {
  return (
    text.match(
      /\b(the|is|of|with|deck|player\d?|players|expected|received|unknown|missing|must|cards|WON|WINNER|invalid|argument|turn)\b/g,
    ) ?? []
  );
}
