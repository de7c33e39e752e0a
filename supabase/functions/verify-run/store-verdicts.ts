import { SiteError, type SiteApi } from "../_shared/site-api.ts";
import type { ReplayVerdict, RunToReplay } from "./judge-replay.ts";

/** The stored verdict on a run, as `judge_run` returns it, with the reason of a rejection. */
export type Judged = Record<string, unknown> & { run_id: string };

/** A run that waits, as `next_runs` gives it out. */
export type WaitingRun = RunToReplay & { submitted_at: string };

/** A run with the result of its replay. */
export type ReplayedRun = { runId: string; run: WaitingRun; verdict: ReplayVerdict };

type StoredVerdict = { runId: string; judged: Judged | null };

/** Stores the verdicts on runs that were taken together: several of races, in one call, or a single one. */
export async function storeVerdicts(site: SiteApi, replayed: ReplayedRun[]): Promise<StoredVerdict[]> {
  if (replayed.length < 2) return storeEach(site, replayed);
  try {
    const verdicts = replayed.map(({ runId, verdict }) => toSend(runId, verdict));
    const judged = await site.call<(Record<string, unknown> | null)[]>("judge_race_runs", { verdicts });
    return replayed.map(({ runId, verdict }, at) => ({ runId, judged: present(runId, verdict, judged[at]) }));
  } catch (error) {
    // One verdict that is refused must not keep the others from being stored.
    console.error("verify-run: verdicts are stored one by one:", error);
    return storeEach(site, replayed);
  }
}

async function storeEach(site: SiteApi, replayed: ReplayedRun[]): Promise<StoredVerdict[]> {
  const stored: StoredVerdict[] = [];
  for (const each of replayed) stored.push({ runId: each.runId, judged: await store(site, each) });
  return stored;
}

async function store(site: SiteApi, { runId, run, verdict }: ReplayedRun): Promise<Judged | null> {
  try {
    const rule = run.is_race ? "judge_race_run" : "judge_run";
    return present(runId, verdict, await site.call<Record<string, unknown>>(rule, toSend(runId, verdict)));
  } catch (error) {
    const isRefused = error instanceof SiteError && error.status < 500;
    // Race condition: another process was faster, and its verdict counts.
    if (isRefused && error.status === 409) return null;
    console.error(`verify-run: the verdict on run ${runId} was not stored:`, error);
    if (!isRefused) await putBackRun(site, runId, run);
    return null;
  }
}

function toSend(runId: string, verdict: ReplayVerdict) {
  const reason = verdict.accept ? null : verdict.reason;
  const hands = verdict.accept && verdict.hands ? { hands: verdict.hands } : {};
  const alike = verdict.accept && verdict.alike ? { alike: verdict.alike } : {};
  return { run_id: runId, accept: verdict.accept, score: verdict.score, reason, ...hands, ...alike };
}

/** Null stands for a run that another process has judged. */
function present(
  runId: string,
  verdict: ReplayVerdict,
  judged: Record<string, unknown> | null | undefined,
): Judged | null {
  if (!judged) return null;
  const why = verdict.accept ? {} : { reason: verdict.reason, second: verdict.second };
  return { run_id: runId, ...judged, ...why };
}

/** Gives a run back without using up one of its attempts. */
export const putBackRun = (site: SiteApi, runId: string, { tries }: WaitingRun) =>
  site.call("put_back_run", { run_id: runId, attempt: tries }).catch(() => {});
