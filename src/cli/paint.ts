// Colour for screens: chalk where a person looks at them, nothing where a program reads them.
import type { Paint } from '../games/definition.ts';

export const plain: Paint = (_colour, text) => text;

export async function paintFor(isTerminal: boolean): Promise<Paint> {
  // Chalk asks the terminal, but not NO_COLOR.
  if (!isTerminal || process.env.NO_COLOR) return plain;
  const { default: chalk } = await import('chalk');
  return (colour, text) => chalk[colour](text);
}
