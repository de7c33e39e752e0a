import type { SiteApi } from "../../_shared/site-api.ts";
import { judgeResult, type ReplayVerdict, type RunToReplay } from "../judge-replay.ts";
import { loadForeignRules, loadInterpreter } from "./load-foreign-rules.ts";
import { replayInThread } from "./replay-in-thread.ts";

/** Rules that have ended their thread this often are expected to do it again. */
const MAX_TRIES = 3;

/** Judges a run of a creator's class. Null: its rules are not here. */
export async function judgeForeign(site: SiteApi, sha256: string, run: RunToReplay): Promise<ReplayVerdict | null> {
  if (run.tries > MAX_TRIES) return rejected("The rules of this class do not end. Tell its creator.");
  const source = await loadForeignRules(site, sha256);
  return source === null ? null : judgeWithSource(source, run);
}

export async function judgeWithSource(source: string, run: RunToReplay): Promise<ReplayVerdict> {
  const { seed, frames } = run;
  return judgeResult(run, async (log) => {
    const outcome = await replayInThread({ module: await loadInterpreter(), source, seed, log, frames });
    if ("replayed" in outcome) return outcome.replayed;
    if (outcome.failure === "broken run") return { refusal: outcome.reason };
    console.warn(`verify-run: the rules of ${run.app_id} ${run.sim_version} failed: ${outcome.reason.slice(0, 200)}`);
    return { refusal: REFUSALS[outcome.failure] };
  });
}

const REFUSALS = {
  "broken rules": "the rules of this class failed: tell its creator",
  "out of fuel": "the rules of this class take too long to replay: tell its creator",
};

const rejected = (reason: string): ReplayVerdict => ({ accept: false, score: null, reason, second: 0 });
