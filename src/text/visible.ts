// Makes what others typed or named safe to show: no control character reaches a screen.

const NAMED: { readonly [character: string]: string } = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

// Controls, line and paragraph separators, and the marks that turn the direction of text.
const UNSAFE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

export function visible(text: string): string {
  return text.replace(UNSAFE, (character) => {
    const code = character.charCodeAt(0);
    const hex = code.toString(16);
    return NAMED[character] ?? (code < 256 ? `\\x${hex.padStart(2, '0')}` : `\\u${hex}`);
  });
}
