/** A day as 2026-11-17, in UTC as the daily challenge counts. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

export const dayBefore = (day: string): string => today(new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000));

/** Days in a row until today, or until yesterday while today's is still open. */
export function streakOf(days: readonly string[], now: string): number {
  const known = new Set(days);
  let day = known.has(now) ? now : dayBefore(now);
  let count = 0;
  for (; known.has(day); day = dayBefore(day)) count += 1;
  return count;
}
