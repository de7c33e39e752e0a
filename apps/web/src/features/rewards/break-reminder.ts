import { PING_INTERVAL_MS } from "@quackademy/contract/rules-numbers.ts";
import { createLocalStore } from "#lib/device/local-store.ts";

/** How long somebody has been here without a pause, in every tab together. */
export type PlayTime = { spentMs: number; at: number };

const HOUR_MS = 3_600_000;
/** Away for so long is a break already. */
const PAUSE_MS = 3 * PING_INTERVAL_MS;

const isPlayTime = (value: unknown): value is PlayTime =>
  typeof value === "object" && value !== null && "spentMs" in value && "at" in value;
const playTime = createLocalStore<PlayTime>("quack-sitting", { spentMs: 0, at: 0 }, isPlayTime);

/** Another five minutes of somebody who is really here. */
export function addPlayTime({ spentMs, at }: PlayTime, now: number): PlayTime {
  const goesOn = now - at < PAUSE_MS && now >= at;
  return { spentMs: (goesOn ? spentMs : 0) + PING_INTERVAL_MS, at: now };
}

export const isBreakDue = ({ spentMs }: PlayTime) => spentMs % HOUR_MS === 0;

/** To be told of every ping: after each hour without a pause, it suggests one. */
export function noteSpentTime(suggestBreak: () => void): void {
  const next = addPlayTime(playTime.get(), Date.now());
  playTime.set(next);
  if (isBreakDue(next)) suggestBreak();
}
