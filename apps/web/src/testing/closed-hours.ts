import { accounts } from "./stand-in-accounts.ts";

export const HOURS_CALL = "POST /rest/v1/rpc/get_site_hours";
/** A Friday at 17:00. */
export const FRIDAY_MS = new Date(2026, 10, 20, 17).getTime();

/** The hours of a site that is closed, and opens an hour later. */
export const closedHours = {
  is_open: false,
  opens_at: new Date(FRIDAY_MS + 3_600_000).toISOString(),
  from: "18:00",
  to: "20:00",
  zone: "UTC",
  days: "weekdays",
};

/** How often the hours were asked for. */
export const hoursAsked = (): number => accounts.asked.filter(({ call }) => call === HOURS_CALL).length;
