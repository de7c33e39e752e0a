// The figures of a game that need no browser, for `npm run bench -- games`.
import fs from "node:fs";
import zlib from "node:zlib";
import { readSeed, type GameRules } from "../../../../packages/game-kit/src/core/game-rules.ts";
import { replayRun } from "../../../../packages/game-kit/src/core/replay-run.ts";
import { readStaff } from "../../../../packages/game-kit/src/staff/load-staff.ts";
import { playStaffRun } from "../../../../packages/game-kit/src/staff/record-staff.ts";
import type { CreateStaff } from "../../../../packages/game-kit/src/staff/human-hands.ts";
import { judgeReplay, type RunToReplay } from "../judge-replay.ts";
import { measureNovice, type NoviceFigures } from "./novice-runs.ts";

const GAMES = new URL("../../../../games/", import.meta.url);
const THREE_MINUTES = 3 * 60 * 60;
/** Their rivals search: whole runs are measured. */
const SEARCH_GAMES = ["flip-reef", "gambit-lite"];
/** A puzzle ends earlier, and a faster player gets no more of it. */
const ENDING_GAMES = ["lumen", "sudoku-sprint"];
/** Two players on one device: nobody's score, so there is nothing to beat. */
const SHARED_MODES = ["duck-dunk/pair", "flip-reef/friend", "pond-golf/friends", "stack-shift/pair"];
const MORE_RUNS = 5;
const ROUNDS = 5;
/** A function's worker lives long, so the time before its code is compiled does not count. */
const WARM_UP_ROUNDS = 2;
const PATIENCE_MS = 60_000;
const STAFF_MEMBERS = 3;

export type GameFigures = {
  modes: number;
  levels: number;
  /** Staff runs that give a medal; `medalsWanted` are three for each mode with a score and without levels. */
  medals: number;
  medalsWanted: number;
  /** The run begins with a choice, which is one more click. */
  needsChoice: boolean;
  isSearching: boolean;
  /** Processor milliseconds of a verdict: for three minutes of play, or for a whole run where rivals search. */
  verifyMs: number;
  novice: NoviceFigures[];
  /** What the tune adds to the transferred bytes. */
  tuneBytes: number;
};

type Manifest = { verifier: string; modes?: { id: string; levels?: number }[] };
type RulesModule = { rules: GameRules<unknown>; PHASE?: { choosing?: number } };

/** Null for a game that is not replayed: it has no rules in its folder. */
export async function measureGame(id: string): Promise<GameFigures | null> {
  const folder = new URL(`${id}/`, GAMES);
  const { verifier, modes = [{ id: "" }] } = readJson(new URL("game.json", folder)) as Manifest;
  if (verifier !== "replay") return null;
  const { rules, PHASE } = (await load(new URL("rules.ts", folder))) as RulesModule;
  const { createStaff } = (await load(new URL("bot-staff.ts", folder))) as { createStaff: CreateStaff<unknown> };
  const staff = readStaff(readJson(new URL("staff.json", folder)));
  const played = modes.filter(({ levels }) => levels === undefined).map((mode) => mode.id);
  const isSearching = SEARCH_GAMES.includes(id);
  const more = played.flatMap((variant) =>
    Array.from({ length: MORE_RUNS }, (_, number) =>
      playStaffRun({ id, rules, createStaff }, { who: "goose", variant, number: 100 + number }),
    ),
  );
  const scaleOf = ({ frames }: { frames: number }) => {
    if (isSearching) return 1;
    const scale = THREE_MINUTES / frames;
    return ENDING_GAMES.includes(id) ? Math.min(1, scale) : scale;
  };
  const runs = [...staff, ...more];
  const times = timeVerdicts(id, await loadBuiltRules(id), runs).map((ms, at) => ms * scaleOf(runs[at]!));
  return {
    modes: modes.length,
    levels: modes.reduce((sum, { levels = 0 }) => sum + levels, 0),
    medals: staff.filter(({ variant }) => played.includes(variant)).length,
    medalsWanted: STAFF_MEMBERS * played.filter((variant) => !SHARED_MODES.includes(`${id}/${variant}`)).length,
    needsChoice: PHASE?.choosing !== undefined && phaseOf(rules) === PHASE.choosing && !(await choosesItself(folder)),
    isSearching,
    verifyMs: times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!,
    novice: await measureNovice(id),
    tuneBytes: await measureTune(new URL("music.ts", folder)),
  };
}

/** The rules as the server loads them: a loader of TypeScript makes them slower. */
async function loadBuiltRules(id: string): Promise<GameRules<unknown>> {
  const built = new URL("dist/", GAMES);
  const catalogue = readJson(new URL("catalogue.json", built)) as { id: string; rules: string }[];
  const { rules } = catalogue.find((each) => each.id === id)!;
  return ((await load(new URL(rules, built))) as RulesModule).rules;
}

/** The game takes a suggestion when nobody chooses. */
async function choosesItself(folder: URL): Promise<boolean> {
  // Views need shapes at load, which Node does not have.
  await import("../../../../packages/game-kit/src/testing/paper-stage.ts");
  const { createFace } = (await load(new URL("face.ts", folder))) as { createFace(): { input: { selfTap?: unknown } } };
  return createFace().input.selfTap !== undefined;
}

const phaseOf = (rules: GameRules<unknown>) => (rules.start(readSeed("5".repeat(32))) as { phase?: number }).phase;

type Run = { seed: string; frames: number; score: number; log: Uint8Array; variant?: string };

/** Processor milliseconds of each run's verdict, as the median of some rounds. */
function timeVerdicts(id: string, rules: GameRules<unknown>, runs: readonly Run[]): number[] {
  const submitted = runs.map((run) => asSubmitted(id, rules, run));
  const times = runs.map((): number[] => []);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    for (const [at, run] of submitted.entries()) {
      const begun = processorMs();
      const verdict = judgeReplay(rules, run, PATIENCE_MS);
      if (!verdict.accept) throw new Error(`${id}: a staff run was refused. ${verdict.reason}`);
      if (round >= 0) times[at]!.push(processorMs() - begun);
    }
  }
  return times.map((each) => each.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!);
}

function asSubmitted(id: string, rules: GameRules<unknown>, run: Run): RunToReplay {
  const { seed, frames, score, log, variant = "" } = run;
  const { hash } = replayRun(rules, readSeed(seed), log, frames, undefined, variant);
  return {
    app_id: id,
    sim_version: null,
    variant,
    seed,
    frames,
    log: Buffer.from(log).toString("base64"),
    claimed_score: score,
    claimed_hash: String(hash),
    tries: 1,
    checkpoints: [],
  };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function measureTune(file: URL): Promise<number> {
  if (!fs.existsSync(file)) return 0;
  return zlib.brotliCompressSync(JSON.stringify(await load(file))).length;
}

const load = (file: URL): Promise<unknown> => import(/* @vite-ignore */ file.href);
const readJson = (file: URL): unknown => JSON.parse(fs.readFileSync(file, "utf8"));
