import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PictureClock } from "./picture-clock.ts";
import type { PicturePlayer } from "./picture-player.ts";
import { inRoot } from "#support/repository.ts";

// Opaque here: only passed on.
type Rules = { start: unknown };
type Bot = (state: unknown) => object;
type Game = { id: string; version: string; rules: Rules; createBot: (...settings: unknown[]) => Bot };
type Recorded = { frames: number; score: number; hash: number; log: string };
type HandedIn = { checkpoints: { frame: number; hash: number; log_hash: number }[] };

type Recorder = {
  loadPlayedGames(): Promise<Game[]>;
  recordRun(rules: Rules, seed: string, bot: Bot): Recorded;
  asSubmitted(rules: Rules, app: string, version: string, run: Recorded): HandedIn;
};

/** Plays a class as a player, at machine speed, and waits until the server has verified the run. */
export type PlayRun = (player: PicturePlayer, id: string, settings?: unknown[], mode?: string) => Promise<void>;

const FRAMES_PER_SECOND = 60;
const TURN_SECONDS = 31;

/** Runs are played by the games' own bots and submitted like any other. */
export async function loadRuns(clock: PictureClock): Promise<PlayRun> {
  const folder = inRoot("supabase/functions/verify-run/testing");
  const files = ["played-games.ts", "recorded-run.ts"].map((file) => pathToFileURL(path.join(folder, file)).href);
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  const { loadPlayedGames, recordRun, asSubmitted } = Object.assign({}, ...modules) as Recorder;
  const games = await loadPlayedGames();

  return async (player, id, settings = [], mode = "ranked") => {
    const { rules, version, createBot } = games.find((game) => game.id === id)!;
    const { run_id, seed } = await player.rpc<{ run_id: string; seed: string }>("start_run", { app_id: id, mode });
    const run = recordRun(rules, seed, createBot(...settings));
    let at = 0;
    const reach = async (frame: number) => {
      await clock.pass((frame - at) / FRAMES_PER_SECOND);
      at = frame;
    };
    for (const checkpoint of asSubmitted(rules, id, version, run).checkpoints) {
      await reach(checkpoint.frame);
      await player.rpc("checkpoint_run", { run_id, ...checkpoint });
    }
    await reach(run.frames);
    const { frames, score, hash, log } = run;
    await player.rpc("submit_run", { run_id, log, score, final_hash: String(hash), frames });
    await verify(player, run_id);
  };

  /** A replay may time out on a busy machine; it is retried half a minute later. */
  async function verify(player: PicturePlayer, run_id: string, triesLeft = 5): Promise<void> {
    try {
      await player.invoke("verify-run", { run_id });
    } catch (error) {
      if (triesLeft === 0) throw error;
      await clock.pass(TURN_SECONDS);
      await verify(player, run_id, triesLeft - 1);
    }
  }
}
