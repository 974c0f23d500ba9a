// A seed for a run that was given none: the one place where chance comes from outside.
import { HIGHEST_SEED } from '../table/random.ts';

export function freshSeed(): number {
  return Math.floor(Math.random() * (HIGHEST_SEED + 1));
}
