import { FRAMES_PER_SECOND, MAX_FRAMES, type GameRules, type Seed } from "./game-rules.ts";
import { LogPlayer, readLog } from "./replay-log.ts";

/** What the state was at a frame, as somebody claims or as the replay found it. */
type Checkpoint = { frame: number; hash: number };

export type Replayed = { frames: number; score: number; hash: number; checkpoints: Checkpoint[] };

/** The state is noted every ten seconds of play. */
export const CHECKPOINT_FRAMES = 10 * FRAMES_PER_SECOND;

/** The log does not end where the game does, or cannot be read. */
export class BrokenRun extends Error {}

/** Called once for every second of play, before its frame is played; whoever has seen enough throws. */
export type Watch = (frame: number, hash: () => number) => void;

/**
 * Plays a run again and says what comes out. A run is over when its rules say so; inputs after that, or none where
 * the game goes on after its last frame, make it a broken one.
 */
export function replayRun<State>(
  rules: GameRules<State>,
  seed: Seed,
  log: Uint8Array,
  frames: number,
  watch: Watch = () => {},
): Replayed {
  if (!Number.isInteger(frames) || frames < 0 || frames > MAX_FRAMES) throw new BrokenRun("no run has such a length");
  const player = new LogPlayer(readEntries(log));
  const state = rules.start(seed);
  const checkpoints: Checkpoint[] = [];
  let frame = 0;
  for (; frame < frames && !rules.isOver(state); frame++) {
    if (frame > 0 && frame % CHECKPOINT_FRAMES === 0) checkpoints.push({ frame, hash: rules.hash(state) });
    if (frame > 0 && frame % FRAMES_PER_SECOND === 0) watch(frame, () => rules.hash(state));
    rules.step(state, player.inputsAt(frame));
  }
  if (!rules.isOver(state)) throw new BrokenRun(`the game is not over after ${seconds(frames)}`);
  if (frame < frames) throw new BrokenRun(`the game is over after ${seconds(frame)}, and the run goes on`);
  if (!player.isDone) throw new BrokenRun("the log goes on after the game");
  return { frames: frame, score: rules.score(state), hash: rules.hash(state), checkpoints };
}

const seconds = (frames: number) => `${(frames / FRAMES_PER_SECOND).toFixed(1)} s`;

function readEntries(log: Uint8Array) {
  try {
    return readLog(log);
  } catch (error) {
    throw new BrokenRun((error as Error).message);
  }
}
