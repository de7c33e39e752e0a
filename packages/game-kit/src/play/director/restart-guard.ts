import { FRAMES_PER_SECOND } from "#core/game-rules.ts";

/** A run this short restarts at the first press. */
const SHORT_RUN_FRAMES = 10 * FRAMES_PER_SECOND;
/** The second press has to come within this time of play. */
const TWICE_WITHIN_FRAMES = 2 * FRAMES_PER_SECOND;

/** Guards a long run against a single press of R: it takes two. Counts in frames of play. */
export function createRestartGuard(tell: (words: string) => void) {
  let pressedAt: number | null = null;
  return {
    /** True: the run is to be restarted. */
    press(frame: number): boolean {
      const isSecond = pressedAt !== null && frame >= pressedAt && frame - pressedAt <= TWICE_WITHIN_FRAMES;
      if (frame <= SHORT_RUN_FRAMES || isSecond) {
        pressedAt = null;
        return true;
      }
      pressedAt = frame;
      tell("Press R again to start over.");
      return false;
    },
  };
}
