/**
 * Wilcoxon signed-rank test: how certain it is that one side is larger, in standard deviations. Only ranks count, so a
 * long pause weighs no more than a short one, and load on both sides of a pair cancels out.
 */
export function signedRank(differences: number[]): number {
  const ranked = differences.filter((each) => each !== 0).sort((a, b) => Math.abs(a) - Math.abs(b));
  const count = ranked.length;
  if (count === 0) return 0;
  const sum = ranked.reduce((total, each, place) => total + Math.sign(each) * (place + 1), 0);
  return sum / Math.sqrt((count * (count + 1) * (2 * count + 1)) / 6);
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
