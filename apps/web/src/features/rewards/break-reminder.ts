import { PING_INTERVAL_MS } from "@quackademy/contract/rules-numbers.ts";
import { createLocalStore } from "#lib/device/local-store.ts";

/** The play time without a break, in all tabs together. */
export type PlayTime = { spentMs: number; at: number };

const HOUR_MS = 3_600_000;
/** An absence of this length counts as a break. */
const PAUSE_MS = 3 * PING_INTERVAL_MS;

const isPlayTime = (value: unknown): value is PlayTime =>
  typeof value === "object" && value !== null && "spentMs" in value && "at" in value;
const playTime = createLocalStore<PlayTime>("quack-sitting", { spentMs: 0, at: 0 }, isPlayTime);

/** Adds five minutes of active time. */
export function addPlayTime({ spentMs, at }: PlayTime, now: number): PlayTime {
  const goesOn = now - at < PAUSE_MS && now >= at;
  return { spentMs: (goesOn ? spentMs : 0) + PING_INTERVAL_MS, at: now };
}

export const isBreakDue = ({ spentMs }: PlayTime) => spentMs % HOUR_MS === 0;

/** Call this at every ping: it suggests a break after each hour without one. */
export function recordSpentTime(suggestBreak: () => void): void {
  const next = addPlayTime(playTime.get(), Date.now());
  playTime.set(next);
  if (isBreakDue(next)) suggestBreak();
}
