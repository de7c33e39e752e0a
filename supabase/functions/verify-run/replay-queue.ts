import { SiteError, type SiteApi } from "../_shared/site-api.ts";
import { findRivalsAlike, judgeReplay, judgeRunHands, type ReplayVerdict, type RunToReplay } from "./judge-replay.ts";
import { loadRules } from "./load-rules.ts";

/** The stored verdict on a run, as `judge_run` returns it, with the reason of a rejection. */
export type Judged = Record<string, unknown> & { run_id: string };

export type Counts = { judged: number; failed: number };

/** A run that waits, as `next_run` gives it out. */
export type WaitingRun = RunToReplay & { submitted_at: string };

type TakenRun = { run_id: string; replay?: WaitingRun };

/** This process does not have the rules of a run. During an upgrade another one may have them already. */
export class NoRules extends Error {}

/** After this time no process will have the rules any more. */
const RULES_WITHIN_MS = 24 * 3_600_000;

/**
 * A run whose attempts ended this often without a verdict ends its thread each time. The database waits longer before
 * each attempt, so that restarts do not add up to this.
 */
const MAX_TRIES = 6;

export type ReplayQueue = {
  /** Works on the queue until this run is judged, at most for `waitMs`. Null: it has no verdict yet. */
  untilJudged(runId: string, waitMs: number): Promise<Judged | null>;
  /** Works on the queue until it is empty, at most for `workMs`. Rejects if the queue cannot be read. */
  work(workMs: number): Promise<Counts>;
};

/**
 * Replays waiting runs, one at a time, as long as a caller waits. The database has the queue and decides whose turn it
 * is; a run that is lost here is taken again when its lease ends.
 */
export function openReplayQueue(site: SiteApi, replay: Replay = (run) => replayTaken(site, run)): ReplayQueue {
  const callers = new Set<{
    runId: string | null;
    end(judged: Judged | null): void;
    fail(error: unknown): void;
    counts: Counts;
  }>();
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
      for (const caller of callers) caller.fail(error);
    } finally {
      isWorking = false;
      for (const caller of callers) caller.end(null);
    }
  }

  async function judge(runId: string, run: WaitingRun): Promise<void> {
    const judged = await settle(site, runId, run, replay);
    for (const caller of callers) {
      caller.counts[judged ? "judged" : "failed"] += 1;
      if (caller.runId === runId) caller.end(judged);
    }
  }

  function join(runId: string | null, ms: number): Promise<{ judged: Judged | null; counts: Counts }> {
    return new Promise((resolve, reject) => {
      const counts = { judged: 0, failed: 0 };
      const leave = () => {
        clearTimeout(timer);
        callers.delete(caller);
      };
      const caller = {
        runId,
        counts,
        end: (judged: Judged | null) => {
          leave();
          resolve({ judged, counts });
        },
        fail: (error: unknown) => {
          leave();
          // A player's run is only pending then; the site's own call has failed.
          if (runId === null) reject(error);
          else resolve({ judged: null, counts });
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

type Replay = (run: WaitingRun) => Promise<ReplayVerdict>;

/** Replays a run and stores the verdict. Null: there is none, and the run waits again. */
async function settle(site: SiteApi, runId: string, run: WaitingRun, replay: Replay): Promise<Judged | null> {
  const putBack = () => site.call("put_back_run", { run_id: runId, attempt: run.tries }).catch(() => {});
  let verdict: ReplayVerdict;
  try {
    verdict = await replay(run);
  } catch (error) {
    console.error(`verify-run: run ${runId} waits again:`, error);
    // Every other failure counts as an attempt: it may be the run's fault.
    if (error instanceof NoRules) await putBack();
    return null;
  }
  try {
    return await store(site, runId, run, verdict);
  } catch (error) {
    const isRefused = error instanceof SiteError && error.status < 500;
    // Race condition: another process was faster, and its verdict counts.
    if (isRefused && error.status === 409) return null;
    console.error(`verify-run: the verdict on run ${runId} was not stored:`, error);
    if (!isRefused) await putBack();
    return null;
  }
}

async function store(site: SiteApi, runId: string, run: WaitingRun, verdict: ReplayVerdict): Promise<Judged> {
  const reason = verdict.accept ? null : verdict.reason;
  const hands = verdict.accept && verdict.hands ? { hands: verdict.hands } : {};
  const alike = verdict.accept && verdict.alike ? { alike: verdict.alike } : {};
  const sent = { run_id: runId, accept: verdict.accept, score: verdict.score, reason, ...hands, ...alike };
  const judged = await site.call<Record<string, unknown>>(run.is_race ? "judge_race_run" : "judge_run", sent);
  const why = verdict.accept ? {} : { reason: verdict.reason, second: verdict.second };
  return { run_id: runId, ...judged, ...why };
}

async function replayTaken(site: SiteApi, run: WaitingRun): Promise<ReplayVerdict> {
  if (run.tries > MAX_TRIES) return rejected("This run cannot be replayed.");
  const verdict = run.foreign_rules ? await judgeCreators(site, run.foreign_rules, run) : await judgeOwn(run);
  if (verdict?.accept && run.is_race) return { ...verdict, alike: findRivalsAlike(run) };
  if (verdict) return verdict;
  const isOld = Date.now() - Date.parse(run.submitted_at) > RULES_WITHIN_MS;
  if (!isOld) throw new NoRules(`${run.app_id} has no rules of version ${run.sim_version} here`);
  return rejected(`The rules of this run (version ${run.sim_version}) are no longer available.`);
}

async function judgeOwn(run: WaitingRun): Promise<ReplayVerdict | null> {
  const rules = await loadRules(run.app_id, run.sim_version);
  const verdict = rules && judgeReplay(rules, run);
  return verdict?.accept && run.needs_hands ? { ...verdict, hands: judgeRunHands(rules!, run) } : verdict;
}

// Loaded with the first such run: most sites never need the interpreter.
async function judgeCreators(site: SiteApi, sha256: string, run: WaitingRun): Promise<ReplayVerdict | null> {
  const { judgeForeign } = await import("./foreign/judge-foreign.ts");
  return judgeForeign(site, sha256, run);
}

const rejected = (reason: string): ReplayVerdict => ({ accept: false, score: null, reason, second: 0 });
