// Finds what somebody probably meant: the word that goes on as typed, or has the fewest typing slips.

export function nearest(typed: string, known: readonly string[]): string {
  const start = bare(typed);
  const completed = known.find((word) => start !== '' && bare(word).startsWith(start));
  if (completed !== undefined) return completed;
  const slips = known.map((word) => distance(start, bare(word)));
  return known[slips.indexOf(Math.min(...slips))];
}

/** Neither case nor the dashes of an option count. */
const bare = (word: string): string => word.replace(/^-+/, '').toLowerCase();

/** Letters put in, left out, exchanged, or swapped with their neighbour (Damerau–Levenshtein). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(exchanged, rows[i - 1][j] + 1, row[j - 1] + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
      }
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
