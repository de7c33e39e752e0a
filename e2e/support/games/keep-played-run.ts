import fs from "node:fs";
import path from "node:path";
import type { Ticket } from "./game-page.ts";
import type { Page } from "#support/harness.ts";
import { inRoot } from "#support/repository.ts";

type HandedIn = { run_id: string; log: string; score: number; final_hash: string; frames: number };

const FOLDER = inRoot("supabase/functions/verify-run/testing/played-runs");

/**
 * Saves the first run of a release that was played in a browser in real time: every engine must replay it to this
 * result from now on. Call it before the run is over.
 */
export async function keepPlayedRun(page: Page, release: string, { run_id, seed, variant }: Ticket): Promise<void> {
  const file = path.join(FOLDER, `${release}.json`);
  // Recorded runs are replayed in the first mode.
  if (fs.existsSync(file) || variant !== "") return;
  const request = await page.waitForRequest(
    (each) => each.url().endsWith("/rpc/submit_run") && (each.postDataJSON() as HandedIn).run_id === run_id,
    { timeout: 0 },
  );
  const { frames, score, final_hash: hash, log } = request.postDataJSON() as HandedIn;
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify({ seed, frames, score, hash: Number(hash), log }, null, 2)}\n`);
}
