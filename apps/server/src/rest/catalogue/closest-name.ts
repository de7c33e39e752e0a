/** Comparing takes time proportional to both lengths; PostgreSQL names have at most 63 bytes. */
const MAX_WRITTEN = 100;

/** The name that the client probably meant: the most similar one, if it is similar enough. */
export function findClosestName(written: string, names: Iterable<string>, minScore: number): string | null {
  if (written.length > MAX_WRITTEN) return null;
  const wanted = written.toLowerCase();
  const candidates = [...names];
  for (const size of [3, 2]) {
    const alike = candidates.filter((name) => shareGram(wanted, name.toLowerCase(), size));
    if (alike.length === 0) continue;
    const scored = alike.map((name) => ({ name, score: similarity(wanted, name.toLowerCase()) }));
    const best = scored.reduce((top, item) => (item.score > top.score ? item : top));
    return best.score >= minScore ? best.name : null;
  }
  return null;
}

function shareGram(one: string, other: string, size: number): boolean {
  const grams = new Set(gramsOf(one, size));
  return gramsOf(other, size).some((gram) => grams.has(gram));
}

function gramsOf(text: string, size: number): string[] {
  const padded = `-${text}-`;
  return Array.from({ length: Math.max(padded.length - size + 1, 0) }, (_, at) => padded.slice(at, at + size));
}

/** 1 for equal texts, 0 for nothing in common. */
function similarity(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length, 1);
}

/** The Levenshtein distance. */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = previous[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(change, previous[column]! + 1, current[column - 1]! + 1));
    }
    previous = current;
  }
  return previous[other.length]!;
}
