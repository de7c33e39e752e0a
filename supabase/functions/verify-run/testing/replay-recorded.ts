import type { GameRules } from "../../../../packages/game-kit/src/core/game-rules.ts";
import { readSeed } from "../../../../packages/game-kit/src/core/game-rules.ts";
import { replayRun } from "../../../../packages/game-kit/src/core/replay-run.ts";

/** A run to replay: `rules` is the name of a released module. */
export type RunOfRules = { rules: string; seed: string; frames: number; log: string };

/** Score, final hash, and a checkpoint hash every ten seconds. */
export type Outcome = [score: number, hash: number, ...checkpoints: number[]];

/** The engine that replayed the runs, and their results. */
export type Replays = { engine: string; outcomes: Outcome[] };

/** Replays runs with the modules of a folder. It uses only the language, so that it runs in Node and in browsers. */
export async function replayRecorded(runs: readonly RunOfRules[], folder: string): Promise<Replays> {
  const outcomes: Outcome[] = [];
  for (const { rules: name, seed, frames, log } of runs) {
    const { rules } = (await import(/* @vite-ignore */ `${folder}/${name}.js`)) as { rules: GameRules<unknown> };
    const bytes = Uint8Array.from(atob(log), (character) => character.charCodeAt(0));
    const { score, hash, checkpoints } = replayRun(rules, readSeed(seed), bytes, frames);
    outcomes.push([score, hash, ...checkpoints.map((each) => each.hash)]);
  }
  return { engine: navigatorOrNode(), outcomes };
}

function navigatorOrNode(): string {
  const { process, navigator } = globalThis as {
    process?: { versions: { node: string } };
    navigator?: { userAgent: string };
  };
  return process ? `Node ${process.versions.node}` : (navigator?.userAgent ?? "nobody knows");
}
