// Everything a person reads comes from locales/, through i18next, in one of six languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n } from 'i18next';
import type hundredAndFourTexts from '../../locales/en/104.json';
import type cliTexts from '../../locales/en/cli.json';
import type finalCardDownTexts from '../../locales/en/final-card-down.json';
import type indigoTexts from '../../locales/en/indigo.json';
import type upAndDownTexts from '../../locales/en/up-and-down.json';
import type warTexts from '../../locales/en/war.json';
import { packageRoot } from '../package-root.ts';

export const LANGUAGES = ['en', 'pl', 'fr', 'it', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

export function findLanguage(code: string): Language | undefined {
  return LANGUAGES.find((language) => language === code.toLowerCase());
}

/** One locale file each. */
interface Subjects {
  cli: typeof cliTexts;
  war: typeof warTexts;
  'up-and-down': typeof upAndDownTexts;
  'final-card-down': typeof finalCardDownTexts;
  indigo: typeof indigoTexts;
  '104': typeof hundredAndFourTexts;
}
export type Subject = keyof Subjects;

/** `rounds_one`, `rounds_few` are forms of one text `rounds`; `deck_small`, `deck_large` of `deck`. */
type Form = 'one' | 'few' | 'many' | 'other' | 'small' | 'large';
type Base<Name> = Name extends `${infer Text}_${Form}` ? Text : Name;
type Names<Texts> = Base<keyof Texts & string>;
export type TextKey = { [S in Subject]: `${S}:${Names<Subjects[S]>}` }[Subject];

/** `count` chooses the plural form, `context` one of the other forms. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with its values, not yet in any language. A value may be a text itself, or a list of them. */
export interface Message {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, string | number | Message | readonly Message[]>>;
}

/** A text compiled once: takes the values in the order in which they were named. */
export type Template = (...values: (string | number)[]) => string;

// Stands around the number of a value while a template is compiled; no text contains it.
const MARK = '\0';

export class Text {
  readonly #i18n: i18n;

  constructor(language: Language, subjects: readonly Subject[]) {
    this.#i18n = createInstance();
    this.#i18n.init({
      lng: language,
      fallbackLng: false,
      ns: [...subjects],
      resources: {
        [language]: Object.fromEntries(subjects.map((name) => [name, load(language, name)])),
      },
      initAsync: false,
      keySeparator: false,
      joinArrays: '\n',
      interpolation: { escapeValue: false },
    });
  }

  say(key: TextKey, values: Values = {}): string {
    return this.#i18n.t(key, values);
  }

  tell(message: Message): string {
    const values = Object.entries(message.values ?? {}).map(([name, value]) => {
      if (typeof value !== 'object') return [name, value];
      const parts = 'key' in value ? [value] : value;
      return [name, parts.map((part) => this.tell(part)).join(', ')];
    });
    return this.say(message.key, Object.fromEntries(values));
  }

  /**
   * Compiles a text for use in thousands of lines: i18next finds it, chooses the plural form
   * and fills in what is known already; marks hold the places of the values to come.
   */
  template(key: TextKey, names: readonly string[], known: Values = {}): Template {
    const marks = names.map((name, i) => [name, MARK + i + MARK]);
    const text = this.say(key, { ...known, ...Object.fromEntries(marks) });
    // Text and numbers of values take turns.
    const pieces = text.split(MARK);
    const texts = pieces.filter((_, i) => i % 2 === 0);
    const places = pieces.filter((_, i) => i % 2 === 1).map(Number);
    return (...values) => {
      let filled = texts[0];
      for (let i = 0; i < places.length; i++) filled += values[places[i]] + texts[i + 1];
      return filled;
    };
  }
}

function load(language: Language, subject: string): Record<string, string> {
  return JSON.parse(
    readFileSync(join(packageRoot, 'locales', language, `${subject}.json`), 'utf8'),
  );
}
