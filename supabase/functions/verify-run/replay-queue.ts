import type { SiteApi } from "../_shared/site-api.ts";
import { findRivalsAlike, judgeReplay, judgeRunHands, type ReplayVerdict } from "./judge-replay.ts";
import { loadRules } from "./load-rules.ts";
import { putBackRun, storeVerdicts, type Judged, type ReplayedRun, type WaitingRun } from "./store-verdicts.ts";

export type Counts = { judged: number; failed: number };

type TakenRun = { run_id: string; replay?: WaitingRun };

/** This process does not have the rules of a run. During an upgrade another process may have them. */
export class NoRules extends Error {}

/** After this time the rules are taken to be gone from all processes. */
const RULES_WITHIN_MS = 24 * 3_600_000;

/**
 * A run whose attempts ended this often without a verdict ends its thread each time. The database waits longer before
 * each attempt, so that restarts do not add up to this.
 */
const MAX_TRIES = 6;

/** Runs of a race are taken together: the calls for a single one take longer than its replay. */
const MOST_AT_ONCE = 8;
/** A podium fills while slow runs are replayed. */
const STORE_AFTER_MS = 500;

export type ReplayQueue = {
  /** Works on the queue until this run is judged, at most for `waitMs`. Null: it has no verdict yet. */
  untilJudged(runId: string, waitMs: number): Promise<Judged | null>;
  /** Works on the queue until it is empty, at most for `workMs`. Rejects if the queue cannot be read. */
  work(workMs: number): Promise<Counts>;
};

/**
 * Replays waiting runs, one after the other, as long as a caller waits. The database has the queue and decides whose turn it
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
        const taken = await site.call<TakenRun[]>("next_runs", { most: MOST_AT_ONCE });
        // A caller has joined in the meantime: its run may not have been in the queue when that was read.
        const isOutdated = joined !== joinedBefore;
        if (taken.length === 0 && !isOutdated) break;
        await judgeAll(taken);
      }
    } catch (error) {
      console.error("verify-run: the queue cannot be read:", error);
      for (const caller of callers) caller.fail(error);
    } finally {
      isWorking = false;
      for (const caller of callers) caller.end(null);
    }
  }

  async function judgeAll(taken: TakenRun[]): Promise<void> {
    let replayed: ReplayedRun[] = [];
    let begunMs = performance.now();
    const storeAll = async () => {
      for (const { runId, judged } of await storeVerdicts(site, replayed)) tell(runId, judged);
      [replayed, begunMs] = [[], performance.now()];
    };
    for (const { run_id: runId, replay: run } of taken) {
      if (!run) continue;
      const verdict = await replayOrPutBack(site, runId, run, replay);
      if (verdict) replayed.push({ runId, run, verdict });
      else tell(runId, null);
      if (performance.now() - begunMs > STORE_AFTER_MS) await storeAll();
      // Yields between two runs, so that the thread answers the watchdog.
      else await new Promise((resolve) => setTimeout(resolve));
    }
    await storeAll();
  }

  function tell(runId: string, judged: Judged | null): void {
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

/** Null: there is no verdict, and the run waits again. */
async function replayOrPutBack(
  site: SiteApi,
  runId: string,
  run: WaitingRun,
  replay: Replay,
): Promise<ReplayVerdict | null> {
  try {
    return await replay(run);
  } catch (error) {
    console.error(`verify-run: run ${runId} waits again:`, error);
    // Every other failure counts as an attempt: it may be the run's fault.
    if (error instanceof NoRules) await putBackRun(site, runId, run);
    return null;
  }
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
