import { median } from "#load/load-meter.ts";
import type { BenchGame, HandedIn, Verifier } from "./runs-verifier.ts";

/** A function's thread lives long: what it takes until the code is compiled is not what it takes. */
const WARM_UP_ROUNDS = 2;
/** The function's own limit is by the clock, and a busy machine would break it. */
const PATIENCE_MS = 60_000;

/** Over the runs of a game, each by the middle one of its rounds; `most` is the slowest verdict that there was. */
export type Timing = { median: number; p95: number; most: number };

export type TimedGame = { id: string; runs: number; seconds: number; timing: Timing };

/**
 * Milliseconds of processor time per verdict: what else the machine does is left out as far as can be, and what cannot
 * spoils one round, seldom most. `scale` turns what a run took into what counts.
 */
export function timeVerdicts(
  { judgeReplay }: Verifier,
  { id, rules }: BenchGame,
  runs: readonly HandedIn[],
  rounds: number,
  scale: (run: HandedIn) => number,
): TimedGame {
  const times = runs.map((): number[] => []);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const [index, run] of runs.entries()) {
      const begun = processorMs();
      const verdict = judgeReplay(rules, run, PATIENCE_MS);
      const took = processorMs() - begun;
      if (!verdict.accept) throw new Error(`${id}: a run of the bot was refused. ${verdict.reason}`);
      if (round >= 0) times[index]!.push(took * scale(run));
    }
  }
  const seconds = runs.reduce((sum, { frames }) => sum + frames / 60, 0) / runs.length;
  const middles = times.map(median);
  const timing = { median: median(middles), p95: highest(middles, 0.95), most: highest(times.flat(), 1) };
  return { id, runs: runs.length, seconds, timing };
}

/** How many verdicts a core gives in a second of its time, when runs of all games come by turns. */
export function verdictsPerSecond(
  { judgeReplay }: Verifier,
  mix: readonly { game: BenchGame; run: HandedIn }[],
  seconds: number,
): number {
  const begun = processorMs();
  let verdicts = 0;
  do {
    for (const { game, run } of mix) judgeReplay(game.rules, run, PATIENCE_MS);
    verdicts += mix.length;
  } while (processorMs() - begun < seconds * 1000);
  return verdicts / ((processorMs() - begun) / 1000);
}

/** Of all threads of this process, so that collecting garbage counts too. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function highest(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1]!;
}
