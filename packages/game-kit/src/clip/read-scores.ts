import { CLIP_SCORES, type ClipCut } from "@quackademy/game-sdk/clip-protocol.ts";
import type { GameRules } from "#core/game-rules.ts";
import { openReplay } from "#core/replay-scrubber.ts";

/** The number of places to replay before the clip may draw again. */
const PLACES_AT_ONCE = 4;
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Replays a run, and returns its score at places that are equally far apart. Throws if the log cannot be read. */
export async function readScores<State>(
  rules: GameRules<State>,
  replay: ClipCut["replay"],
  rest: () => Promise<void> = nextTask,
): Promise<number[]> {
  const run = openReplay(rules, replay);
  const scores: number[] = [];
  for (let place = 0; place < CLIP_SCORES; place++) {
    const until = Math.round((place * replay.frames) / (CLIP_SCORES - 1));
    while (run.frame < until && !run.isAtEnd) run.step();
    scores.push(rules.score(run.state));
    if (place % PLACES_AT_ONCE === 0) await rest();
  }
  return scores;
}
