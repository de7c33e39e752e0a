import { FRAMES_PER_SECOND } from "#core/game-rules.ts";
import { openReplay, type ReplayScrubber } from "#core/replay-scrubber.ts";
import type { GameRules } from "#core/game-rules.ts";
import type { StaffRun } from "./load-staff.ts";

/** Menus at the start of a run are skipped. */
const FIRST_FRAME = 4 * FRAMES_PER_SECOND;
const REST_FRAMES = 2 * FRAMES_PER_SECOND;

/** A run that plays by itself behind the title, without sound, again and again. */
export type Attract<State> = { readonly state: State; step(): void };

/** Opens the best staff run of the first mode; null if there is none, or it cannot be read. */
export function openAttract<State>(rules: GameRules<State>, runs: readonly StaffRun[]): Attract<State> | null {
  const run = runs.findLast(({ variant }) => variant === "");
  if (!run) return null;
  let replay: ReplayScrubber<State>;
  try {
    replay = openReplay(rules, run);
  } catch {
    return null;
  }
  let rested = 0;
  const first = Math.min(FIRST_FRAME, run.frames);
  replay.seek(first);
  return {
    get state() {
      return replay.state;
    },
    step() {
      if (!replay.isAtEnd) return replay.step();
      rested = (rested + 1) % REST_FRAMES;
      if (rested === 0) replay.seek(first);
    },
  };
}
