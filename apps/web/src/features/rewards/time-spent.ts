import { PING_INTERVAL_MS } from "@quackademy/contract/rules-numbers.ts";
import { deviceStorage } from "#lib/device/device-storage.ts";

/** When the last ping of this device was, whichever tab sent it. */
export const PING_KEY = "quack-time-ping";

const CHECK_MS = 10_000;
/** Who has not moved for so long is not here. */
const IDLE_MS = PING_INTERVAL_MS;
const SIGNS_OF_LIFE = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

type Presence = { now: number; isVisible: boolean; lastActiveAt: number; lastPingAt: number };

/** Whether five minutes of somebody who is really here are due. */
export function isPingDue({ now, isVisible, lastActiveAt, lastPingAt }: Presence): boolean {
  return isVisible && now - lastActiveAt < IDLE_MS && now - lastPingAt >= PING_INTERVAL_MS;
}

/** Sends a ping for every five minutes, from the one tab that is seen. Gives back what stops it. */
export function startTimeSpent(ping: () => Promise<void>): () => void {
  let lastActiveAt = Date.now();
  const noteActivity = () => (lastActiveAt = Date.now());
  // A game has its own window and keeps its keys to itself; while it has the focus, somebody plays.
  const isPlaying = () => document.activeElement instanceof HTMLIFrameElement;
  const begunAt = Date.now();
  const timer = setInterval(() => {
    if (isPlaying()) noteActivity();
    const now = Date.now();
    const lastPingAt = Math.max(begunAt, readLastPing());
    if (!isPingDue({ now, isVisible: document.visibilityState === "visible", lastActiveAt, lastPingAt })) return;
    deviceStorage.setItem(PING_KEY, String(now));
    ping().catch(() => {});
  }, CHECK_MS);
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, noteActivity, { passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, noteActivity);
  };
}

function readLastPing(): number {
  const saved = Number(deviceStorage.getItem(PING_KEY));
  // A clock that was set back must not silence it for long.
  return Number.isFinite(saved) && saved <= Date.now() ? saved : 0;
}
