import { SiteError, type SiteApi } from "../_shared/site-api.ts";
import { judgeReplay, TooSlow, type ReplayVerdict, type RunToReplay } from "./judge-replay.ts";
import { loadRules } from "./load-rules.ts";

/** The stored verdict on a run, as `judge_run` returns it, with the reason of a rejection. */
export type Judged = Record<string, unknown> & { run_id: string };

export type Counts = { judged: number; failed: number };

type TakenRun = { run_id: string; replay?: RunToReplay };

/**
 * A run whose attempts ended this often without a verdict ends its thread each time. The database waits longer before
 * each attempt, so that restarts do not add up to this.
 */
const MAX_TRIES = 6;

export type ReplayQueue = {
  /** Works on the queue until this run is judged, at most for `waitMs`. Null: it has no verdict yet. */
  untilJudged(runId: string, waitMs: number): Promise<Judged | null>;
  /** Works on the queue until it is empty, at most for `workMs`. */
  work(workMs: number): Promise<Counts>;
};

/**
 * Replays waiting runs, one at a time, as long as a caller waits. The database has the queue and decides whose turn it
 * is; a run that is lost here is taken again when its lease ends.
 */
export function openReplayQueue(site: SiteApi, replay: Replay = replayTaken): ReplayQueue {
  const callers = new Set<{ runId: string | null; end(judged: Judged | null): void; counts: Counts }>();
  let isWorking = false;
  let joined = 0;

  async function workOn(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      while (callers.size > 0) {
        const joinedBefore = joined;
        const taken = await site.call<TakenRun | null>("next_run", {});
        // A caller has joined in the meantime: its run may not have been in the queue when that was read.
        const isOutdated = joined !== joinedBefore;
        if (taken === null && !isOutdated) break;
        if (taken?.replay) await judge(taken.run_id, taken.replay);
      }
    } catch (error) {
      console.error("verify-run: the queue cannot be read:", error);
    } finally {
      isWorking = false;
      for (const caller of callers) caller.end(null);
    }
  }

  async function judge(runId: string, run: RunToReplay): Promise<void> {
    const judged = await settle(site, runId, run, replay);
    for (const caller of callers) {
      caller.counts[judged ? "judged" : "failed"] += 1;
      if (caller.runId === runId) caller.end(judged);
    }
  }

  function join(runId: string | null, ms: number): Promise<{ judged: Judged | null; counts: Counts }> {
    return new Promise((resolve) => {
      const counts = { judged: 0, failed: 0 };
      const caller = {
        runId,
        counts,
        end: (judged: Judged | null) => {
          clearTimeout(timer);
          callers.delete(caller);
          resolve({ judged, counts });
        },
      };
      const timer = setTimeout(() => caller.end(null), ms);
      callers.add(caller);
      joined += 1;
      void workOn();
    });
  }

  return {
    untilJudged: async (runId, waitMs) => (await join(runId, waitMs)).judged,
    work: async (workMs) => (await join(null, workMs)).counts,
  };
}

type Replay = (run: RunToReplay) => Promise<ReplayVerdict>;

/** Replays a run and stores the verdict. Null: there is none, and the run waits again. */
async function settle(site: SiteApi, runId: string, run: RunToReplay, replay: Replay): Promise<Judged | null> {
  try {
    const verdict = await replay(run);
    const reason = verdict.accept ? null : verdict.reason;
    const sent = { run_id: runId, accept: verdict.accept, score: verdict.score, reason };
    const judged = await site.call<Record<string, unknown>>("judge_run", sent);
    const why = verdict.accept ? {} : { reason: verdict.reason, second: verdict.second };
    return { run_id: runId, ...judged, ...why };
  } catch (error) {
    // Race condition: another process was faster, and its verdict counts.
    if (error instanceof SiteError && error.status === 409) return null;
    console.error(`verify-run: run ${runId} waits again:`, error);
    // TooSlow counts as an attempt: it may be the run's fault.
    if (!(error instanceof TooSlow)) await site.call("put_back_run", { run_id: runId }).catch(() => {});
    return null;
  }
}

async function replayTaken(run: RunToReplay): Promise<ReplayVerdict> {
  if (run.tries > MAX_TRIES) return rejected("This run cannot be replayed.");
  const rules = await loadRules(run.app_id, run.sim_version);
  if (!rules) return rejected(`The rules of this run (version ${run.sim_version}) are no longer available.`);
  return judgeReplay(rules, run);
}

const rejected = (reason: string): ReplayVerdict => ({ accept: false, score: null, reason, second: 0 });
