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

/** A site whose queue has these runs, and a replay whose end the test decides. */
function openSite(waiting: string[]) {
  const calls: string[] = [];
  const refused = new Map<string, Error>();
  const site = {
    call: async (rule: string, args: { run_id?: string; attempt?: number }) => {
      calls.push([rule, args.run_id, args.attempt].filter((each) => each !== undefined).join(" "));
      if (rule === "next_run") {
        const run_id = waiting.shift();
        return run_id === undefined ? null : { run_id, replay: { app_id: run_id, tries: 2 } };
      }
      const refusal = refused.get(args.run_id!);
      if (rule === "judge_run" && refusal) throw refusal;
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
