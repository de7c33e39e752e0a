import { FRAMES_PER_SECOND, readSeed, type GameRules, type Inputs } from "./game-rules.ts";
import { LogPlayer, readLog } from "./replay-log.ts";

const SNAPSHOT_FRAMES = 10 * FRAMES_PER_SECOND;

/** A finished run that can be shown at any frame. */
export type ReplayScrubber<State> = {
  readonly state: State;
  readonly frame: number;
  readonly frames: number;
  readonly isAtEnd: boolean;
  /** All buttons held anywhere in the run, and whether it has taps. */
  readonly uses: { held: number; hasTaps: boolean };
  /** The inputs of the previous frame. */
  readonly inputs: Inputs;
  step(): void;
  seek(frame: number): void;
};

const NOTHING: Inputs = { held: 0, taps: [] };

/** Opens a replay. Snapshots make seeking back cheap: at most ten seconds are replayed. */
export function openReplay<State>(
  rules: GameRules<State>,
  replay: { seed: string; log: Uint8Array; frames: number; variant?: string },
): ReplayScrubber<State> {
  const entries = readLog(replay.log);
  const snapshots: State[] = [rules.start(readSeed(replay.seed), replay.variant)];
  let [state, frame] = [structuredClone(snapshots[0]!), 0];
  let player = new LogPlayer(entries);
  let inputs = NOTHING;

  const isAtEnd = () => frame >= replay.frames || rules.isOver(state);
  const step = () => {
    if (isAtEnd()) return;
    inputs = player.inputsAt(frame);
    rules.step(state, inputs);
    frame += 1;
    const place = frame / SNAPSHOT_FRAMES;
    if (Number.isInteger(place)) snapshots[place] ??= structuredClone(state);
  };

  return {
    get state() {
      return state;
    },
    get frame() {
      return frame;
    },
    get inputs() {
      return inputs;
    },
    get isAtEnd() {
      return isAtEnd();
    },
    frames: replay.frames,
    uses: {
      held: entries.reduce((bits, entry) => ("held" in entry ? bits | entry.held : bits), 0),
      hasTaps: entries.some((entry) => "tap" in entry),
    },
    step,
    seek(wanted) {
      const target = Math.max(0, Math.min(replay.frames, Math.floor(wanted)));
      const place = Math.min(snapshots.length - 1, Math.floor(target / SNAPSHOT_FRAMES));
      if (target < frame || place * SNAPSHOT_FRAMES > frame) {
        state = structuredClone(snapshots[place]!);
        frame = place * SNAPSHOT_FRAMES;
        player = new LogPlayer(entries);
        // Restores the held buttons; the taps are already part of the snapshot.
        if (frame > 0) player.inputsAt(frame - 1);
        inputs = NOTHING;
      }
      while (frame < target && !isAtEnd()) step();
    },
  };
}
