import { PING_INTERVAL_MS } from "@quackademy/contract/rules-numbers.ts";
import { deviceStorage } from "#lib/device/device-storage.ts";

/** The time of this device's last ping, from any tab. */
export const PING_KEY = "quack-time-ping";

const CHECK_MS = 10_000;
/** Without activity for this long, the player counts as away. */
const IDLE_MS = PING_INTERVAL_MS;
const ACTIVITY_EVENTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

type Presence = { now: number; isVisible: boolean; lastActiveAt: number; lastPingAt: number };

/** Whether the next ping is due: visible tab, recent activity, five minutes since the last one. */
export function isPingDue({ now, isVisible, lastActiveAt, lastPingAt }: Presence): boolean {
  return isVisible && now - lastActiveAt < IDLE_MS && now - lastPingAt >= PING_INTERVAL_MS;
}

/** Sends a ping every five minutes from the visible tab. Returns the cleanup. */
export function startTimeSpent(ping: () => Promise<void>): () => void {
  let lastActiveAt = Date.now();
  const noteActivity = () => (lastActiveAt = Date.now());
  // A game's frame does not forward input events; while it has the focus, the player is active.
  const isPlaying = () => document.activeElement instanceof HTMLIFrameElement;
  const startedAt = Date.now();
  const timer = setInterval(() => {
    if (isPlaying()) noteActivity();
    const now = Date.now();
    const lastPingAt = Math.max(startedAt, readLastPing());
    if (!isPingDue({ now, isVisible: document.visibilityState === "visible", lastActiveAt, lastPingAt })) return;
    deviceStorage.setItem(PING_KEY, String(now));
    ping().catch(() => {});
  }, CHECK_MS);
  for (const type of ACTIVITY_EVENTS) addEventListener(type, noteActivity, { passive: true });
  return () => {
    clearInterval(timer);
    for (const type of ACTIVITY_EVENTS) removeEventListener(type, noteActivity);
  };
}

function readLastPing(): number {
  const saved = Number(deviceStorage.getItem(PING_KEY));
  // A timestamp in the future means that the clock was set back; ignore it.
  return Number.isFinite(saved) && saved <= Date.now() ? saved : 0;
}
