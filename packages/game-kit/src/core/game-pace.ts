import { FRAMES_PER_SECOND } from "./game-rules.ts";

export const FRAME_MS = 1000 / FRAMES_PER_SECOND;

/** Maximum number of frames to catch up after a hiccup; the remaining time is skipped. */
export const MAX_CATCH_UP = 5;

/** Screens that refresh more often than this are drawn between two steps, too. */
const FAST_SCREEN_MS = 13;

/** Computes how many frames are due: sixty a second at any refresh rate. */
export type GamePace = {
  /** Number of frames to step now, and no more than `most`. `now` is in milliseconds and never goes back. */
  advance(now: number, most?: number): number;
  /** Skips the time that has passed, after a pause. */
  restart(): void;
  /** How far into the current frame a moment is, in whole milliseconds, 0 to 16. */
  msIntoFrame(at: number): number;
  /** How far the screen is between the last step and the next, 0 to 1; always 1 on a screen of about 60 Hz. */
  readonly alpha: number;
  /** 1 is real time. */
  speed: number;
};

export function createGamePace(): GamePace {
  let last: number | null = null;
  let due = 0;
  let refreshMs = FRAME_MS;
  const pace: GamePace = {
    speed: 1,
    advance(now, most = MAX_CATCH_UP * Math.max(1, Math.ceil(pace.speed))) {
      if (last === null) {
        last = now;
        // Start half a frame ahead, so a jittery 60 Hz screen still gets one frame per refresh.
        due = FRAME_MS / 2;
        return 0;
      }
      // A screen that is much faster than the rules shows positions between two steps.
      refreshMs += (Math.min(FRAME_MS, now - last) - refreshMs) * 0.05;
      due += (now - last) * pace.speed;
      last = now;
      const frames = Math.floor(due / FRAME_MS);
      due -= frames * FRAME_MS;
      return Math.min(frames, most);
    },
    restart() {
      last = null;
    },
    get alpha() {
      return refreshMs > FAST_SCREEN_MS ? 1 : Math.min(1, due / FRAME_MS);
    },
    msIntoFrame(at) {
      const frameStart = (last ?? at) - due / pace.speed;
      return Math.max(0, Math.min(16, Math.floor(at - frameStart)));
    },
  };
  return pace;
}
