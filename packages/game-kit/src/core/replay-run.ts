import { FRAMES_PER_SECOND, MAX_FRAMES, type GameRules, type Seed } from "./game-rules.ts";
import { LogPlayer, readLog } from "./replay-log.ts";

/** The hash of the state at a frame, as claimed or as replayed. */
type Checkpoint = { frame: number; hash: number };

export type Replayed = { frames: number; score: number; hash: number; checkpoints: Checkpoint[] };

/** A checkpoint is taken every ten seconds of play. */
export const CHECKPOINT_FRAMES = 10 * FRAMES_PER_SECOND;

/** The log cannot be parsed, or does not end where the game does. */
export class BrokenRun extends Error {}

/** Called for every second of play, before its frame is stepped; throw to abort the replay. */
export type Watch = (frame: number, hash: () => number) => void;

/**
 * Replays a run and returns its result. The rules decide when a run is over; a log with inputs after that, or one that
 * ends before that, is a BrokenRun.
 */
export function replayRun<State>(
  rules: GameRules<State>,
  seed: Seed,
  log: Uint8Array,
  frames: number,
  watch: Watch = () => {},
  variant = "",
): Replayed {
  if (!Number.isInteger(frames) || frames < 0 || frames > MAX_FRAMES)
    throw new BrokenRun("the length of the run is not possible");
  const player = new LogPlayer(readEntries(log));
  const state = rules.start(seed, variant);
  const checkpoints: Checkpoint[] = [];
  let frame = 0;
  for (; frame < frames && !rules.isOver(state); frame++) {
    if (frame > 0 && frame % CHECKPOINT_FRAMES === 0) checkpoints.push({ frame, hash: rules.hash(state) });
    if (frame > 0 && frame % FRAMES_PER_SECOND === 0) watch(frame, () => rules.hash(state));
    rules.step(state, player.inputsAt(frame));
  }
  if (!rules.isOver(state)) throw new BrokenRun(`the game is not over after ${seconds(frames)}`);
  if (frame < frames) throw new BrokenRun(`the game is over after ${seconds(frame)}, but the run goes on`);
  if (!player.isDone) throw new BrokenRun("the log has inputs after the end of the game");
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
