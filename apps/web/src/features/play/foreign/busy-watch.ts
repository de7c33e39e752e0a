import type { FrameReport } from "@quackademy/game-sdk/frame-report.ts";

const BUSY_SHARE = 0.9;
const BUSY_FOR_MS = 60_000;

/**
 * Watches for a game that computes although it is paused, as a crypto miner would. `onBusy` is called once, after a
 * minute.
 */
export function createBusyWatch(onBusy: () => void) {
  let sinceMs: number | null = null;
  let isTold = false;
  return {
    note: (report: FrameReport, isPaused: boolean, nowMs: number) => {
      if (report.type !== "busy" || isTold) return;
      if (!isPaused || report.share < BUSY_SHARE) sinceMs = null;
      else if (sinceMs === null) sinceMs = nowMs;
      else if (nowMs - sinceMs >= BUSY_FOR_MS) {
        isTold = true;
        onBusy();
      }
    },
  };
}
