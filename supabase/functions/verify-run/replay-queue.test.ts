import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SiteError, type SiteApi } from "../_shared/site-api.ts";
import { TooSlow, type ReplayVerdict, type RunToReplay } from "./judge-replay.ts";
import { NoRules, openReplayQueue } from "./replay-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Args = { run_id?: string; attempt?: number; most?: number; verdicts?: { run_id: string }[] };

/** A site whose queue has these runs, and a replay whose end the test decides. */
function openSite(waiting: string[], inRaces = false) {
  const calls: string[] = [];
  const refused = new Map<string, Error>();
  const judgeTogether = (verdicts: { run_id: string }[]) => {
    calls.push(`together ${verdicts.map(({ run_id }) => run_id).join(" ")}`);
    const refusal = refused.get("together");
    if (refusal) throw refusal;
    return verdicts.map(({ run_id }) => (refused.has(run_id) ? null : { status: "verified" }));
  };
  const site = {
    call: async (rule: string, args: Args) => {
      calls.push([rule, args.run_id, args.attempt].filter((each) => each !== undefined).join(" "));
      if (rule === "next_runs") {
        const taken = waiting.splice(0, inRaces ? args.most! : 1);
        return taken.map((run_id) => ({ run_id, replay: { app_id: run_id, tries: 2, is_race: inRaces } }));
      }
      if (rule === "judge_race_runs") return judgeTogether(args.verdicts!);
      const refusal = refused.get(args.run_id!);
      if (rule.startsWith("judge_") && refusal) throw refusal;
      return { status: "verified" };
    },
  } as unknown as SiteApi;
  const replays = new Map<string, (verdict: ReplayVerdict | Error) => void>();
  const replay = ({ app_id }: RunToReplay) =>
    new Promise<ReplayVerdict>((resolve, reject) =>
      replays.set(app_id, (end) => (end instanceof Error ? reject(end) : resolve(end))),
    );
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    queue: openReplayQueue(site, replay),
    calls,
    refused,
    waiting,
    begun: () => [...replays.keys()],
    end: async (run: string, verdict: ReplayVerdict | Error = { accept: true, score: 1 }) => {
      replays.get(run)!(verdict);
      await settled();
    },
    settled,
  };
}

test("runs are replayed one at a time, in the order of the site, and each caller gets the own verdict", async () => {
  const site = openSite(["a", "b"]);
  const [b, a] = [site.queue.untilJudged("b", 1000), site.queue.untilJudged("a", 1000)];
  await site.settled();
  expect(site.begun()).toEqual(["a"]);
  await site.end("a");
  expect(await a).toMatchObject({ run_id: "a", status: "verified" });
  expect(site.begun()).toEqual(["a", "b"]);
  await site.end("b", { accept: false, score: null, reason: "No.", second: 3 });
  expect(await b).toMatchObject({ run_id: "b", reason: "No.", second: 3 });
});

test("a caller whose run has no verdict in time is told so, and its replay still counts", async () => {
  const site = openSite(["a"]);
  const waiting = site.queue.untilJudged("a", 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waiting).toBeNull();
  await site.end("a");
  expect(site.calls).toContain("judge_run a");
});

test("work ends with the current run when no caller waits any more", async () => {
  const site = openSite(["a", "b"]);
  void site.queue.untilJudged("a", 1000);
  await vi.advanceTimersByTimeAsync(1000);
  await site.end("a");
  expect(site.begun()).toEqual(["a"]);
  expect(site.waiting).toEqual(["b"]);
});

test("a run that was submitted while the queue was read is found", async () => {
  const site = openSite([]);
  const first = site.queue.untilJudged("elsewhere", 1000);
  // The answer of this first look is empty.
  site.waiting.push("late");
  const second = site.queue.untilJudged("late", 1000);
  await site.settled();
  await site.end("late");
  expect(await second).toMatchObject({ run_id: "late" });
  expect(await first).toBeNull();
});

test("a run is put back only if the site failed; everything else uses up a try, and the next ones go on", async () => {
  const site = openSite(["a", "b", "c", "d", "e", "f"]);
  site.refused.set("d", new SiteError(503, "The database is closed."));
  site.refused.set("e", new SiteError(400, "The score is out of range."));
  const all = site.queue.work(60_000);
  await site.settled();
  await site.end("a", new NoRules("a"));
  await site.end("b", new TooSlow("b"));
  await site.end("c", new TypeError("the rules broke"));
  for (const run of ["d", "e", "f"]) await site.end(run);
  expect(await all).toEqual({ judged: 1, failed: 5 });
  const putBack = site.calls.filter((call) => call.startsWith("put_back_run"));
  expect(putBack, "with the number of the attempt").toEqual(["put_back_run a 2", "put_back_run d 2"]);
});

test("a verdict of another process counts, and the run is not put back", async () => {
  const site = openSite(["a"]);
  site.refused.set("a", new SiteError(409, "This run is not waiting for a replay."));
  const waiting = site.queue.untilJudged("a", 1000);
  await site.settled();
  await site.end("a");
  expect(await waiting).toBeNull();
  expect(site.calls.filter((call) => call.startsWith("put_back_run"))).toEqual([]);
});

test("a database that does not answer ends the wait, and the queue works again afterwards", async () => {
  const site = openSite(["a"]);
  const broken = openReplayQueue({ call: () => Promise.reject(new Error("down")) } as unknown as SiteApi);
  expect(await broken.untilJudged("a", 1000)).toBeNull();
  expect(await broken.untilJudged("a", 1000)).toBeNull();
  await expect(broken.work(1000), "the site's own call fails").rejects.toThrow("down");
  const waiting = site.queue.untilJudged("a", 1000);
  await site.settled();
  await site.end("a");
  expect(await waiting).toMatchObject({ run_id: "a" });
});

const raceRuns = (count: number) => Array.from({ length: count }, (_, at) => `r${at}`);

test("runs of races are taken and stored eight at a time", async () => {
  const site = openSite(raceRuns(10), true);
  const all = site.queue.work(60_000);
  for (const run of raceRuns(10)) {
    await site.settled();
    await site.end(run);
  }
  await site.settled();
  expect(await all).toEqual({ judged: 10, failed: 0 });
  expect(site.calls.filter((call) => call.startsWith("together"))).toEqual([
    "together r0 r1 r2 r3 r4 r5 r6 r7",
    "together r8 r9",
  ]);
});

test("a slow replay does not keep the verdicts before it from being stored", async () => {
  const site = openSite(raceRuns(4), true);
  void site.queue.work(60_000);
  await site.settled();
  await site.end("r0");
  await vi.advanceTimersByTimeAsync(600);
  await site.end("r1");
  expect(site.calls).toContain("together r0 r1");
  expect(site.begun()).toEqual(["r0", "r1", "r2"]);
});

test("verdicts that the site refuses together are stored one by one, and only the refused one is missing", async () => {
  const site = openSite(raceRuns(3), true);
  site.refused.set("together", new SiteError(400, "The score is out of range."));
  site.refused.set("r1", new SiteError(400, "The score is out of range."));
  const all = site.queue.work(60_000);
  for (const run of raceRuns(3)) {
    await site.settled();
    await site.end(run);
  }
  await site.settled();
  expect(await all).toEqual({ judged: 2, failed: 1 });
  expect(site.calls).toEqual(expect.arrayContaining(["judge_race_run r0", "judge_race_run r1", "judge_race_run r2"]));
});

test("a verdict of another process among several counts, and the others are told", async () => {
  const site = openSite(raceRuns(2), true);
  site.refused.set("r0", new SiteError(409, "This run is not waiting for a replay."));
  const [first, second] = raceRuns(2).map((run) => site.queue.untilJudged(run, 1000));
  for (const run of raceRuns(2)) {
    await site.settled();
    await site.end(run);
  }
  await site.settled();
  expect(await first).toBeNull();
  expect(await second).toMatchObject({ run_id: "r1" });
});
