import { readSeed, type GameRules } from "./game-rules.ts";
import { LogPlayer, readLog } from "./replay-log.ts";

/** Something that the game showed or played at the end of this frame, by the game's own number. */
export type RunCue = { frame: number; cue: number };

/** When keys went down and up, how long they were down, and how long after each cue. All in frames. */
export type Presses = { frames: number[]; releases: number[]; holds: number[]; reactions: Map<number, number[]> };

/** Further presses would not change the judgement. */
const MOST_PRESSES = 4000;
/** A tap with a larger value is a place of a pointer; these come many times a second while it is dragged. */
const MAX_KEY_TAP = 0xffff;
const DRAG_GAP_FRAMES = 6;
/** A press later than this is not a reaction to the cue. */
const MAX_REACTION_FRAMES = 600;

/** Reads the presses of a log, without those of the buttons in `ignored`. A dragged finger is one press. */
export function readPresses(log: Uint8Array, cues: readonly RunCue[] = [], ignored = 0): Presses {
  const [frames, releases, holds]: [number[], number[], number[]] = [[], [], []];
  const pressedAt = new Map<number, number>();
  let [held, draggedAt] = [0, -DRAG_GAP_FRAMES - 1];
  const press = (frame: number) => void (frames.at(-1) !== frame && frames.push(frame));

  for (const entry of readLog(log)) {
    if (frames.length >= MOST_PRESSES) break;
    const { frame } = entry;
    if ("tap" in entry) {
      const isDragged = entry.tap > MAX_KEY_TAP;
      if (!isDragged || frame - draggedAt > DRAG_GAP_FRAMES) press(frame);
      if (isDragged) draggedAt = frame;
      continue;
    }
    const now = entry.held & ~ignored;
    for (let bit = 1; bit <= (held | now); bit <<= 1) {
      if (((held ^ now) & bit) === 0) continue;
      if (now & bit) {
        pressedAt.set(bit, frame);
        press(frame);
      } else {
        releases.push(frame);
        holds.push(frame - pressedAt.get(bit)!);
      }
    }
    held = now;
  }
  return { frames, releases, holds, reactions: readReactions(frames, cues) };
}

/** The time from a cue to the next press, by cue. */
function readReactions(frames: readonly number[], cues: readonly RunCue[]): Map<number, number[]> {
  const reactions = new Map<number, number[]>();
  let [at, last] = [0, null as RunCue | null];
  for (const frame of frames) {
    last = null;
    for (let next = cues[at]; next && next.frame < frame; next = cues[++at])
      if (next.frame !== last?.frame) last = next;
    if (!last || frame - last.frame > MAX_REACTION_FRAMES) continue;
    reactions.set(last.cue, [...(reactions.get(last.cue) ?? []), frame - last.frame]);
  }
  return reactions;
}

/** Replays a run for its cues. The rules of all our games list those of a frame as `cues` of the state. */
export function findCues(
  rules: GameRules<unknown>,
  seed: string,
  log: Uint8Array,
  frames: number,
  variant = "",
): RunCue[] {
  const player = new LogPlayer(readLog(log));
  const state = rules.start(readSeed(seed), variant);
  const found: RunCue[] = [];
  for (let frame = 0; frame < frames && !rules.isOver(state); frame++) {
    rules.step(state, player.inputsAt(frame));
    const { cues } = state as { cues?: unknown };
    if (Array.isArray(cues))
      for (const cue of cues) if (Number.isInteger(cue)) found.push({ frame, cue: cue as number });
  }
  return found;
}
