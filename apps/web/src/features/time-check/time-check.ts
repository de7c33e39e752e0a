const NOTICED_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How wrong a clock is, in words; null when nobody would notice. */
export function clockNotice(deviceMs: number, serverMs: number): string | null {
  const difference = deviceMs - serverMs;
  if (!Number.isFinite(difference) || Math.abs(difference) < NOTICED_MS) return null;
  const direction = difference > 0 ? "fast" : "slow";
  return `This device's clock is about ${roughly(Math.abs(difference))} ${direction}. Streaks go by the site's clock: set this one right, or you may claim too late.`;
}

function roughly(ms: number): string {
  if (ms < HOUR_MS) return `${Math.round(ms / MINUTE_MS)} minutes`;
  const hours = Math.round(ms / HOUR_MS);
  if (hours < 48) return hours === 1 ? "an hour" : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}
