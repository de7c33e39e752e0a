const NOTICED_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The notice about a wrong clock; null if the difference is small. */
export function clockNotice(deviceMs: number, serverMs: number): string | null {
  const difference = deviceMs - serverMs;
  if (!Number.isFinite(difference) || Math.abs(difference) < NOTICED_MS) return null;
  const direction = difference > 0 ? "fast" : "slow";
  return `This device's clock is about ${roughly(Math.abs(difference))} ${direction}. Streaks use the site's clock. Correct this clock, or you may claim too late.`;
}

/** The field names of the time in our own function and in common time services. */
const NAMES = ["now", "utc_datetime", "currentDateTime", "dateTime", "datetime"];
const HAS_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/i;

/** The UTC time of an answer in milliseconds: JSON with one of those fields, or a plain date. NaN if there is none. */
export function readTime(answer: string): number {
  let found: unknown = answer.trim();
  try {
    const json = JSON.parse(answer) as Record<string, unknown> | string | null;
    found = typeof json === "string" ? json : NAMES.map((name) => json?.[name]).find((value) => value !== undefined);
  } catch {
    // A plain date is not JSON.
  }
  if (typeof found !== "string") return Number.NaN;
  return Date.parse(HAS_ZONE.test(found) ? found : `${found}Z`);
}

function roughly(ms: number): string {
  if (ms < HOUR_MS) return `${Math.round(ms / MINUTE_MS)} minutes`;
  const hours = Math.round(ms / HOUR_MS);
  if (hours < 48) return hours === 1 ? "an hour" : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}
