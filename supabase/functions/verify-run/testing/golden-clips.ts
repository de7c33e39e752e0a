// Views create Path2D objects at module load, and Node has none: the paper stage brings one.
import "../../../../packages/game-kit/src/testing/paper-stage.ts";
import type { GameRules } from "../../../../packages/game-kit/src/core/game-rules.ts";
import { readSeed } from "../../../../packages/game-kit/src/core/game-rules.ts";
import { logBefore } from "../../../../packages/game-kit/src/core/log-limits.ts";
import { nextBetween, startRandom } from "../../../../packages/game-kit/src/core/random.ts";
import { LogPlayer, readLog } from "../../../../packages/game-kit/src/core/replay-log.ts";
import { openReplay } from "../../../../packages/game-kit/src/core/replay-scrubber.ts";
import { bytesOf, type RecordedRun } from "./recorded-run.ts";

/** The files of a release that show its runs. */
export type ReleasedView = { rules: GameRules<unknown>; createFace(): { view: { draw: unknown } } };

const SHORTEST = 180;
const LONGEST = 3600;

/**
 * Cuts clips out of a run, and compares their states at both ends with those of the whole run, replayed by the rules
 * that judged it. Returns the number of clips and what differs.
 */
export function compareClips(view: ReleasedView, judged: GameRules<unknown>, run: RecordedRun, count: number) {
  const log = bytesOf(run.log);
  const random = startRandom([run.hash, run.frames, 0, 0]);
  const cuts = Array.from({ length: count }, () => {
    const from = nextBetween(random, 0, Math.max(0, run.frames - SHORTEST));
    return { from, to: Math.min(run.frames, from + nextBetween(random, SHORTEST, LONGEST)) };
  });
  const hashes = hashesAt(judged, run.seed, log, new Set(cuts.flatMap(({ from, to }) => [from, to])));
  const wrong: string[] = [];
  for (const { from, to } of cuts) {
    // As the database cuts it: inputs before `to`, so that what is held stays held.
    const clip = openReplay(view.rules, { seed: run.seed, log: logBefore(log, to), frames: to });
    // And back again: a clip is played in a loop.
    for (const frame of [from, to, from]) {
      clip.seek(frame);
      if (view.rules.hash(clip.state) !== hashes.get(frame)) wrong.push(`${from}–${to} of ${run.seed} at ${frame}`);
    }
  }
  return { clips: count, wrong };
}

function hashesAt(rules: GameRules<unknown>, seed: string, log: Uint8Array, frames: ReadonlySet<number>) {
  const player = new LogPlayer(readLog(log));
  const state = rules.start(readSeed(seed));
  const last = Math.max(...frames);
  const hashes = new Map<number, number>();
  for (let frame = 0; frame <= last; frame++) {
    if (frames.has(frame)) hashes.set(frame, rules.hash(state));
    rules.step(state, player.inputsAt(frame));
  }
  return hashes;
}
