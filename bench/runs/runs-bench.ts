import os from "node:os";
import { timeVerdicts, verdictsPerSecond, type TimedGame } from "./runs-timing.ts";
import { loadVerifier, type BenchGame, type SubmittedRun } from "./runs-verifier.ts";

/** A bot of equal strength keeps the rivals thinking for longest. */
const EQUAL_MIND = { nodes: 3000, guess: 0 };

/** Games whose rivals search: they are measured by whole runs in the mode that makes them search most. */
const STRONGEST_RIVALS: Record<string, { variant: string; bot: unknown[] }> = {
  "gambit-lite": { variant: "honk", bot: [EQUAL_MIND] },
  "flip-reef": { variant: "", bot: [EQUAL_MIND] },
};

/** The others are scaled to three minutes of play; but these end earlier, and a faster player gets no more of them. */
const ENDING = ["lumen", "sudoku-sprint"];

const MOST_MS_SEARCHING = 500;
const MOST_MS_IN_REAL_TIME = 20;
const LEAST_PER_SECOND = 50;
const THREE_MINUTES = 3 * 60 * 60;

const RECORDED = 28;
const LONGEST = 14;
const ROUNDS = 7;
const seconds = Number(process.env["QUACK_BENCH_SECONDS"] ?? 10);

const verifier = await loadVerifier();
const games = await verifier.loadPlayedGames();
const varied = new Map<BenchGame, SubmittedRun[]>(games.map((game) => [game, recordRuns(game)]));

console.log(`Verdicts, in milliseconds of processor time (${load()})`);
console.log(line("", ["median", "p95", "most", "bar", "runs", "s each", ""]));
const isQuick = games.map((game) => report(timeGame(game), game.id in STRONGEST_RIVALS));

const mix = [...varied].flatMap(([game, runs]) => runs.map((run) => ({ game, run })));
const rate = verdictsPerSecond(verifier, mix, seconds);
const isEnough = rate >= LEAST_PER_SECOND;
console.log(`\n${mix.length} runs of all games and play styles, mixed (${load()})`);
console.log(line("verdicts a second", [rate.toFixed(0), "", "", String(LEAST_PER_SECOND), "", "", verdict(isEnough)]));
if (!isQuick.every(Boolean) || !isEnough) process.exitCode = 1;

function recordRuns(game: BenchGame): SubmittedRun[] {
  const { recordRunNumber, asSubmitted } = verifier;
  return Array.from({ length: RECORDED }, (_, number) =>
    asSubmitted(game.rules, game.id, game.version, recordRunNumber(game, number)),
  );
}

/** Search games by whole runs against the strongest rival, the others by their longest. */
function timeGame(game: BenchGame): TimedGame {
  const rival = STRONGEST_RIVALS[game.id];
  if (rival !== undefined) {
    const seeds = Array.from({ length: LONGEST }, (_, index) => (index + 1).toString(16).padStart(32, "5"));
    const { variant, bot } = rival;
    const runs = seeds.map((seed) => verifier.recordRun(game.rules, seed, game.createBot(...bot), variant));
    const handedIn = runs.map((run) => verifier.asSubmitted(game.rules, game.id, game.version, run));
    return timeVerdicts(verifier, game, handedIn, ROUNDS, () => 1);
  }
  const longest = varied
    .get(game)!
    .toSorted((a, b) => b.frames - a.frames)
    .slice(0, LONGEST);
  const most = ENDING.includes(game.id) ? 1 : Infinity;
  return timeVerdicts(verifier, game, longest, ROUNDS, ({ frames }) => Math.min(most, THREE_MINUTES / frames));
}

function report({ id, runs, seconds: each, timing }: TimedGame, isSearching: boolean): boolean {
  const bar = isSearching ? MOST_MS_SEARCHING : MOST_MS_IN_REAL_TIME;
  const isWithin = timing.p95 <= bar;
  const figures = [timing.median, timing.p95, timing.most].map((ms) => ms.toFixed(2));
  console.log(line(id, [...figures, String(bar), String(runs), each.toFixed(0), verdict(isWithin)]));
  return isWithin;
}

/** The machine's load: other processes evict caches, even if they do not take CPU time. */
function load(): string {
  const [lately, ...before] = os.loadavg().map((each) => each.toFixed(1));
  return `load average ${lately}, before that ${before.join(" and ")}`;
}

function verdict(isGood: boolean): string {
  return isGood ? "PASS" : "MISS";
}

function line(name: string, cells: string[]): string {
  return [name.padEnd(20), ...cells.map((cell) => cell.padStart(8))].join(" ");
}
