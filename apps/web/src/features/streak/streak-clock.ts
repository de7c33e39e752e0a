import {
  STREAK_ALIVE_DAYS,
  STREAK_CLAIM_AFTER_DAYS,
  STREAK_CLAIM_COINS,
  STREAK_MULTIPLIER,
} from "@quackademy/contract/rules-numbers.ts";

/** A row of the table, with the server's time when it was read. */
export type StreakRow = { current_streak: number; longest_streak: number; last_claim: string; server_now: string };

/** `readAt` is the page's uptime when the row arrived. Null if the player has never claimed. */
export type Streak = (StreakRow & { readAt: number }) | null;

/** The server's time at an uptime of the page. The device's clock is not used, because it may be wrong. */
export function serverTimeOf({ server_now, readAt }: StreakRow & { readAt: number }, uptime: number): number {
  return Date.parse(server_now) + Math.max(0, uptime - readAt);
}

/** The state of a streak at a time. Times are in milliseconds; the server decides in the end. */
export type StreakNow = {
  /** The counted days: 0 once the streak has ended. */
  days: number;
  longest: number;
  isAlive: boolean;
  isClaimable: boolean;
  /** Null if the player has never claimed. */
  claimableAt: number | null;
  restsAt: number | null;
  /** The day and coins of the next claim. */
  nextDay: number;
  nextCoins: number;
};

const DAY_MS = 86_400_000;

export function streakAt(streak: Omit<StreakRow, "server_now"> | null, now: number): StreakNow {
  const lastClaim = streak && Date.parse(streak.last_claim);
  const isAlive = lastClaim !== null && now - lastClaim <= STREAK_ALIVE_DAYS * DAY_MS;
  const days = isAlive ? streak!.current_streak : 0;
  return {
    days,
    longest: streak?.longest_streak ?? 0,
    isAlive,
    isClaimable: lastClaim === null || now - lastClaim > STREAK_CLAIM_AFTER_DAYS * DAY_MS,
    claimableAt: lastClaim && lastClaim + STREAK_CLAIM_AFTER_DAYS * DAY_MS,
    restsAt: lastClaim && lastClaim + STREAK_ALIVE_DAYS * DAY_MS,
    nextDay: days + 1,
    nextCoins: STREAK_CLAIM_COINS * (days > 0 ? STREAK_MULTIPLIER : 1),
  };
}

type StripDay = { day: number; isClaimed: boolean };

const STRIP_DAYS = 7;

/** Seven days of a streak including the next one: the first of a short streak, the last of a long one. */
export function streakStrip({ days }: StreakNow): StripDay[] {
  const first = Math.max(1, days + 2 - STRIP_DAYS);
  return Array.from({ length: STRIP_DAYS }, (_, index) => ({ day: first + index, isClaimed: first + index <= days }));
}

/** "Today, 16:05", "Tomorrow, 09:30" or "Mon 16 Nov, 16:05", in the player's time zone. */
export function formatMoment(at: number, now: number, locale?: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = (moment: number) => new Intl.DateTimeFormat("en-CA", { dateStyle: "short", ...zone }).format(moment);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", ...zone }).format(at);
  if (day(at) === day(now)) return `Today, ${time}`;
  if (day(at) === day(now + DAY_MS)) return `Tomorrow, ${time}`;
  const date = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", ...zone }).format(
    at,
  );
  return `${date}, ${time}`;
}
