import { tabStorage } from "#lib/device-storage.ts";
import { clockNotice } from "./time-check.ts";

const CHECKED_KEY = "quack-clock-checked";

/** Compares the clock of this device with the server's, once a visit. A check that fails means that the time is right. */
export async function checkClock(tell: (notice: string) => void): Promise<void> {
  if (tabStorage.getItem(CHECKED_KEY)) return;
  const answer = await fetch("/healthz", { cache: "no-store" });
  const notice = clockNotice(Date.now(), Date.parse(answer.headers.get("date") ?? ""));
  tabStorage.setItem(CHECKED_KEY, "yes");
  if (notice) tell(notice);
}
