import { loadConfig } from "#lib/site/config.ts";
import { tabStorage } from "#lib/device/device-storage.ts";
import { clockNotice, readTime } from "./time-check.ts";

const CHECKED_KEY = "quack-clock-checked";

/** Compares the device's clock with the server's, once per visit. An answer without a time counts as no difference. */
export async function checkClock(tell: (notice: string) => void): Promise<void> {
  if (tabStorage.getItem(CHECKED_KEY)) return;
  const time = await askTime();
  const notice = clockNotice(Date.now(), time);
  tabStorage.setItem(CHECKED_KEY, "yes");
  if (notice) tell(notice);
}

/** The time from our own function, or from the operator's time service, without credentials or a referrer. */
async function askTime(): Promise<number> {
  const { timeServiceUrl, supabaseUrl, anonKey } = await loadConfig();
  const ours = { headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` } };
  const theirs: RequestInit = { credentials: "omit", referrerPolicy: "no-referrer" };
  const answer = await fetch(timeServiceUrl ?? new URL("/functions/v1/server-time", supabaseUrl || location.origin), {
    cache: "no-store",
    ...(timeServiceUrl === undefined ? ours : theirs),
  });
  if (!answer.ok) throw new Error(`the time service answered ${answer.status}`);
  return readTime(await answer.text());
}
