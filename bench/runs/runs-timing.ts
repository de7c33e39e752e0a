import { median } from "#load/load-meter.ts";
import type { BenchGame, SubmittedRun, Verifier } from "./runs-verifier.ts";

/** A function's worker lives long, so the time before the JIT has compiled the code does not count. */
const WARM_UP_ROUNDS = 2;
/** The function's own limit is by the clock, and a busy machine would exceed it. */
const PATIENCE_MS = 60_000;

/** Over the runs of a game, each by the median of its rounds; `most` is the slowest verdict. */
export type Timing = { median: number; p95: number; most: number };

export type TimedGame = { id: string; runs: number; seconds: number; timing: Timing };

/**
 * Milliseconds of CPU time per verdict: this excludes most other load on the machine, and the rest spoils one round,
 * seldom most. `scale` turns a run's time into the reported figure.
 */
export function timeVerdicts(
  { judgeReplay }: Verifier,
  { id, rules }: BenchGame,
  runs: readonly SubmittedRun[],
  rounds: number,
  scale: (run: SubmittedRun) => number,
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

/** Verdicts per second of CPU time on one core, with runs of all games in turn. */
export function verdictsPerSecond(
  { judgeReplay }: Verifier,
  mix: readonly { game: BenchGame; run: SubmittedRun }[],
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

/** CPU time of all threads of this process, including garbage collection. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function highest(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1]!;
}
