import { FRAMES_PER_SECOND } from "./game-rules.ts";

export const FRAME_MS = 1000 / FRAMES_PER_SECOND;

/** Maximum number of frames to catch up after a hiccup; the remaining time is skipped. */
export const MAX_CATCH_UP = 5;

/** Computes how many frames are due: sixty a second at any refresh rate. */
export type GamePace = {
  /** Number of frames to step now. `now` is in milliseconds and never goes back. */
  advance(now: number): number;
  /** Skips the time that has passed, after a pause. */
  restart(): void;
  /** How far into the current frame a moment is, in whole milliseconds, 0 to 16. */
  msIntoFrame(at: number): number;
  /** 1 is real time. */
  speed: number;
};

export function createGamePace(): GamePace {
  let last: number | null = null;
  let due = 0;
  const pace: GamePace = {
    speed: 1,
    advance(now) {
      if (last === null) {
        last = now;
        // Start half a frame ahead, so a jittery 60 Hz screen still gets one frame per refresh.
        due = FRAME_MS / 2;
        return 0;
      }
      due += (now - last) * pace.speed;
      last = now;
      const frames = Math.floor(due / FRAME_MS);
      due -= frames * FRAME_MS;
      return Math.min(frames, MAX_CATCH_UP * Math.max(1, Math.ceil(pace.speed)));
    },
    restart() {
      last = null;
    },
    msIntoFrame(at) {
      const frameStart = (last ?? at) - due / pace.speed;
      return Math.max(0, Math.min(16, Math.floor(at - frameStart)));
    },
  };
  return pace;
}
