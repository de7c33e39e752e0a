import path from "node:path";
import { pathToFileURL } from "node:url";
import { PATHS } from "@quackademy/server/paths.ts";

// Opaque here: only passed on.
type Rules = { start: unknown; step: unknown };
type Bot = (state: unknown) => object;

/** A game with the server's rules, and its bot. */
export type BenchGame = {
  id: string;
  version: string;
  rules: Rules;
  createBot: (...settings: unknown[]) => Bot;
};

type BenchRun = { seed: string; frames: number; score: number; hash: number; log: string };
export type SubmittedRun = { frames: number; claimed_score: number };

/** The measured parts of the function `verify-run`, and what makes runs for it. */
export type Verifier = {
  loadPlayedGames(): Promise<BenchGame[]>;
  recordRunNumber(game: BenchGame, number: number): BenchRun;
  recordRun(rules: Rules, seed: string, bot: Bot, variant?: string): BenchRun;
  asSubmitted(rules: Rules, app: string, version: string, run: BenchRun): SubmittedRun;
  judgeReplay(rules: Rules, run: SubmittedRun, deadlineMs: number): { accept: boolean; reason?: string };
};

/** Loads the function from where the server loads it, by path. */
export async function loadVerifier(): Promise<Verifier> {
  const files = ["judge-replay.ts", "testing/played-games.ts", "testing/recorded-run.ts"];
  const folder = path.join(PATHS.functions.source, "verify-run");
  const modules = files.map((file) => import(pathToFileURL(path.join(folder, file)).href) as Promise<object>);
  return Object.assign({}, ...(await Promise.all(modules))) as Verifier;
}
