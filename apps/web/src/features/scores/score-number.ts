import { formatNumber } from "#lib/site/format.ts";

type ScoreRange = { min: number; max: number; unit: string };

/** Parses a whole number, with or without a thousands separator; null if it is none. */
export function readScore(text: string): number | null {
  const plain = text.trim();
  if (!/^\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+$|^\d+$/.test(plain)) return null;
  const score = Number(plain.replaceAll(/\D/g, ""));
  return Number.isSafeInteger(score) ? score : null;
}

/** Why a text is not a valid score of a class; null if it is valid. */
export function scoreProblem(text: string, { min, max, unit }: ScoreRange): string | null {
  if (text.trim() === "") return "Enter your score.";
  const score = readScore(text);
  if (score === null) return "A score is a whole number, like 1,240.";
  if (score < min || score > max)
    return `A score here is between ${formatNumber(min)} and ${formatNumber(max)} ${unit}.`;
  return null;
}
