/** The names with the smallest edit distance to what was written, nearest first. */
export function nearMatches(written: string, names: Iterable<string>, most = 3): string[] {
  const wanted = written.toLowerCase();
  const bound = Math.max(2, Math.floor(wanted.length / 3));
  return [...new Set(names)]
    .map((name) => ({ name, changes: name.includes(wanted) ? 1 : changesBetween(wanted, name.toLowerCase()) }))
    .filter(({ changes }) => changes <= bound)
    .sort((one, other) => one.changes - other.changes || (one.name < other.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}

/** The "did you mean" at the end of an error message, or nothing. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const near = nearMatches(written, names);
  return near.length === 0 ? "" : ` Did you mean ${near.join(", ").replace(/, ([^,]+)$/, " or $1")}?`;
}

// Damerau–Levenshtein distance: letters added, removed, changed, or swapped with their neighbour.
function changesBetween(one: string, other: string): number {
  const counts = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    counts.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const at = (up: number, left: number) => counts[row - up]![column - left]!;
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      counts[row]!.push(
        Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1), isSwap ? at(2, 2) + 1 : Infinity),
      );
    }
  }
  return counts[one.length]![other.length]!;
}
