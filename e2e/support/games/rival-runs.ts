import { pathToFileURL } from "node:url";
import { newApiPlayer } from "#support/api-player.ts";
import { inRoot } from "#support/repository.ts";

type Run = { frames: number; score: number; hash: number; log: string };
type Ticket = { run_id: string; seed: string };
type Recorder = { recordRun(rules: unknown, seed: string, bot: () => { held: number; taps: number[] }): Run };

const BUTTON_A = 16;
const PRESSED_FRAMES = 14;

// Imported by path, because journeys do not depend on our packages.
const load = <T>(file: string): Promise<T> => import(pathToFileURL(inRoot(file)).href) as Promise<T>;

/** A press at the start: a run without any is not ranked. */
function createHand(): () => { held: number; taps: number[] } {
  let frame = 0;
  return () => ({ held: frame++ < PRESSED_FRAMES ? BUTTON_A : 0, taps: [] });
}

/**
 * Starts short runs of other players in a class. The returned function submits them, once their duration has passed, and
 * has them verified.
 */
export async function beginRivalRuns(
  site: string,
  appId: string,
  count: number,
  mode = "ranked",
): Promise<() => Promise<void>> {
  const { rules } = await load<{ rules: unknown }>(`games/${appId}/rules.ts`);
  const { recordRun } = await load<Recorder>("supabase/functions/verify-run/testing/recorded-run.ts");
  const rivals = await Promise.all(
    Array.from({ length: count }, async () => {
      const rival = await newApiPlayer(site);
      const { run_id, seed } = (await rival.rpc("start_run", { app_id: appId, mode })).data as Ticket;
      return { rival, run_id, run: recordRun(rules, seed, createHand()) };
    }),
  );
  return async () => {
    for (const { rival, run_id, run } of rivals) {
      const { frames, score, hash, log } = run;
      const handedIn = await rival.rpc("submit_run", { run_id, log, score, final_hash: String(hash), frames });
      if (handedIn.status !== 200) throw new Error(`a run was not taken: ${JSON.stringify(handedIn.data)}`);
      await rival.call("POST", "/functions/v1/verify-run", { run_id });
    }
  };
}
