import type { GameProgress } from "./game-progress.ts";
import { isTexts } from "./progress-values.ts";

const KEY = "days";
/** The most days that are kept, because a save has a limit. */
const MAX_DAYS = 60;

/** Notes that the game was played today, and says on how many days it was. Days of two devices are merged. */
export function noteDay(progress: GameProgress, now = new Date()): number {
  const days = progress.get(KEY, isTexts) ?? [];
  const today = now.toISOString().slice(0, 10);
  if (days.includes(today) || days.length >= MAX_DAYS) return days.length;
  progress.set(KEY, [...days, today]);
  return days.length + 1;
}

export const daysPlayed = (progress: GameProgress): number => progress.get(KEY, isTexts)?.length ?? 0;
