import { useEffect, useState } from "react";

const SECOND_MS = 1000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The server's clock may be a little behind this device's. */
const GRACE_MS = 500;

/**
 * When writing is possible again, by this device's clock. A wrong clock must not lock the composer, so the wait is at
 * most as long as the rule.
 */
export function waitEnd(until: string | null | undefined, longestSeconds: number, now = Date.now()): number {
  if (!until) return 0;
  return Math.min(Date.parse(until), now + longestSeconds * SECOND_MS);
}

export const secondsLeft = (end: number, now = Date.now()): number => Math.max(0, Math.ceil((end - now) / SECOND_MS));

/** The seconds until a moment, counted down. */
export function useCountdown(end: number): number {
  const [left, setLeft] = useState(() => secondsLeft(end));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = Date.now();
      setLeft(secondsLeft(end, now));
      // At the next whole second.
      if (end > now) timer = setTimeout(tick, (end - now) % SECOND_MS || SECOND_MS);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end]);
  return left;
}

/** Calls back at the first of some moments, for example when a mute or the quiet hours end. */
export function useWake(moments: (string | null | undefined)[], wake: () => void): void {
  const times = moments.filter((at) => at).join();
  useEffect(() => {
    const now = Date.now();
    const next = Math.min(
      ...times
        .split(",")
        .map(Date.parse)
        .filter((at) => at > now),
    );
    const wait = next - now + GRACE_MS;
    if (wait > LONGEST_TIMER_MS) return;
    const timer = setTimeout(wake, wait);
    return () => clearTimeout(timer);
  }, [times, wake]);
}
