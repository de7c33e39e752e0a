const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The class of a UTC day: the same for everybody, and another one the next day. */
export function classOfTheDay<T extends { id: string }>(apps: T[], day: string): T | undefined {
  const inFixedOrder = apps.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const dayNumber = Math.floor(Date.parse(day) / DAY_MS);
  return inFixedOrder[dayNumber % inFixedOrder.length];
}

export function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? "";
}
