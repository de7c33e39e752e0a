import { SiteError, type SiteApi } from "../_shared/site-api.ts";
import { judgeReplay, type ReplayVerdict, type RunToReplay } from "./judge-replay.ts";
import { loadRules } from "./load-rules.ts";

/** The caller: a player, about their own run, or the site itself. */
export type Caller = { userId: string } | "service";

export type Answer = { status: number; body: Record<string, unknown> };

/** A run from the referee; `replay` is set when this call has to replay it. */
type TakenRun = {
  is_anothers?: true;
  run_id: string;
  submission_id: string | null;
  status: string;
  score: number | null;
  reason: string | null;
  replay?: RunToReplay;
};

/** A run that crashed its worker this often would crash it again. */
const MAX_TRIES = 3;

/** Replays a run and reports to the referee; or returns the verdict of another call. */
export async function verifyRun(site: SiteApi, runId: string, caller: Caller): Promise<Answer> {
  const taken = await takeRun(site, runId, caller);
  if (taken === null) return refusal(404, "no_run", "There is no such run.");
  if (taken.is_anothers) return refusal(403, "not_yours", "This run belongs to another player.");
  if (!taken.replay) return present(taken);
  const verdict = await replay(taken.replay);
  const sent = {
    run_id: runId,
    accept: verdict.accept,
    score: verdict.score,
    reason: verdict.accept ? null : verdict.reason,
  };
  try {
    const judged = await site.call<Record<string, unknown>>("judge_run", sent);
    const why = verdict.accept ? {} : { reason: verdict.reason, second: verdict.second };
    return { status: 200, body: { run_id: runId, ...judged, ...why } };
  } catch (error) {
    // Race condition: another call was faster, and its verdict counts.
    const now = error instanceof SiteError && error.status === 409 ? await takeRun(site, runId, caller) : null;
    if (!now) throw error;
    return present(now);
  }
}

function takeRun(site: SiteApi, runId: string, caller: Caller): Promise<TakenRun | null> {
  const player = caller === "service" ? {} : { p_user_id: caller.userId };
  return site.call<TakenRun | null>("take_run", { run_id: runId, ...player });
}

async function replay(run: RunToReplay): Promise<ReplayVerdict> {
  if (run.tries > MAX_TRIES) return rejected("This run cannot be replayed.");
  const rules = await loadRules(run.app_id, run.sim_version);
  if (!rules) return rejected(`The rules of this run (version ${run.sim_version}) are no longer available.`);
  return judgeReplay(rules, run);
}

const rejected = (reason: string): ReplayVerdict => ({ accept: false, score: null, reason, second: 0 });

function present({ run_id, submission_id, status, score, reason }: TakenRun): Answer {
  if (submission_id === null) return refusal(409, "not_submitted", "This run has not been submitted.");
  const body = { run_id, submission_id, status, score, ...(reason === null ? {} : { reason }) };
  return { status: status === "pending" ? 202 : 200, body };
}

const refusal = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } });
