// Where two long outputs first differ: shown in place of all their lines.

export function firstDifference(printed: string, expected: string) {
  if (printed === expected) return undefined;
  const [left, right] = [printed.split('\n'), expected.split('\n')];
  const at = left.findIndex((line, i) => line !== right[i]);
  const line = at === -1 ? left.length : at;
  return { line: line + 1, printed: left[line], expected: right[line] };
}
