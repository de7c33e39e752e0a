const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The class of a UTC day, which the server chooses. A list without it, such as an old copy, has one by the date. */
export function classOfTheDay<T extends { daily_days?: string[] }>(apps: T[], day: string): T | undefined {
  return apps.find((app) => app.daily_days?.includes(day)) ?? apps[(Date.parse(day) / DAY_MS) % apps.length];
}

export function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? "";
}
