// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { STOPPED_EVENT } from "#features/homeroom/homeroom-keys-api.ts";
import { accounts, keepSession, sampleSession } from "#testing/stand-in-accounts.ts";
import { beginRun, finishRun } from "./play-runs.ts";
import { fetchTickets, sendKeptRuns } from "./play-offline.ts";

const START = "POST /rest/v1/rpc/start_run";
const SUBMIT = "POST /rest/v1/rpc/submit_run";
const VERIFY = "POST /functions/v1/verify-run";
const PLACE = "POST /rest/v1/rpc/get_rank_around";
const BOARD = "POST /rest/v1/rpc/get_board";

const SEED = "0123456789abcdef0123456789abcdef";
const started = { run_id: "r1", seed: SEED, mode: "ranked", expires_at: "2030-01-01T00:00:00Z" };
const own = { user_id: "daisy", username: "daisy", value: 120, rank: 3 };
const place = { value: 120, rank: 3, neighbours: [{ ...own, username: "honk", value: 150, rank: 2 }, own] };
const run = { run: "r1", score: 130, frames: 600, hash: 7, log: new Uint8Array([251, 0, 255]) };
const broken = [503, { message: "asleep", code: "" }] as [number, unknown];
const calls = () => accounts.asked.map(({ call }) => call).filter((call) => !call.includes("/auth/"));
const begin = (mode: "ranked" | "daily" | "practice", userId: string | null = "daisy") =>
  beginRun({ appId: "blink", userId, mode });

beforeEach(() => {
  localStorage.clear();
  keepSession(sampleSession());
});

describe("a run begins", () => {
  test("for visitors with a signed ticket, and keeps it on the device until it is claimed", async () => {
    const ticket = { claim: "00.11", seed: "ab".repeat(16), variant: "", sim_version: "1", order: "desc" };
    accounts.answers["POST /rest/v1/rpc/get_guest_ticket"] = [200, { ...ticket, expires_at: "2090-01-01T00:00:00Z" }];
    const { run, claim, mode } = await begin("ranked", null);
    expect([claim, mode]).toEqual(["00.11", "practice"]);
    const finished = { run: run!, score: 5, frames: 60, hash: 1, log: new Uint8Array() };
    expect(await finishRun("skyhop", null, finished)).toMatchObject({
      status: "unranked",
      best: 5,
      reason: "Kept on this device. Sign in within 7 days to claim it.",
    });
    localStorage.clear();
  });

  test("as practice for visitors when the server gives no ticket", async () => {
    accounts.answers["POST /rest/v1/rpc/get_guest_ticket"] = [404, { code: "PGRST202", message: "not found" }];
    expect(await begin("ranked", null)).toMatchObject({ run: null, mode: "practice", why: "visitor" });
  });

  test("as practice for a visitor's daily challenge and on request, each time with another seed and without a request", async () => {
    const runs = await Promise.all([begin("daily", null), begin("practice"), begin("practice")]);
    for (const each of runs) {
      expect(each).toMatchObject({ run: null, mode: "practice", expires: null });
      expect(each.seed).toMatch(/^[0-9a-f]{32}$/);
    }
    expect(new Set(runs.map(({ seed }) => seed)).size).toBe(3);
    expect(calls()).toEqual([]);
  });

  test("with the server's seed, the player's best and the score to beat", async () => {
    accounts.answers = { [START]: [200, started], [PLACE]: [200, place] };
    expect(await begin("ranked")).toEqual({
      run: "r1",
      seed: SEED,
      mode: "ranked",
      expires: Date.parse(started.expires_at),
      best: 120,
      next: { name: "honk", score: 150 },
    });
    const asked = accounts.asked.find(({ call }) => call === START)!;
    expect(asked.body).toEqual({ app_id: "blink", mode: "ranked" });
  });

  test("with the tenth score to beat for players who are not on the board", async () => {
    const rows = [
      { username: "first", value: 900, rank: 1 },
      { username: "last", value: 100, rank: 2 },
    ];
    accounts.answers = {
      [START]: [200, started],
      [PLACE]: [200, { value: 0, rank: null, neighbours: [] }],
      [BOARD]: [200, rows],
    };
    expect(await begin("daily")).toMatchObject({ mode: "daily", best: null, next: { name: "last", score: 100 } });
  });

  test("as practice when the game has other rules than the server", async () => {
    accounts.answers = { [START]: [200, { ...started, sim_version: "new" }], [PLACE]: [200, place] };
    const hasRules = async (simVersion: string) => simVersion === "old";
    const asked = { appId: "blink", userId: "daisy", mode: "ranked" as const };
    expect(await beginRun({ ...asked, hasRules })).toMatchObject({ run: null, mode: "practice" });
    accounts.answers[START] = [200, { ...started, sim_version: "old" }];
    expect(await beginRun({ ...asked, hasRules })).toMatchObject({ run: "r1" });
  });

  test("even if the player's place cannot be loaded", async () => {
    accounts.answers = { [START]: [200, started], [PLACE]: [400, { message: "no", code: "PT404" }] };
    expect(await begin("ranked")).toMatchObject({ run: "r1", best: null, next: null });
  });

  test("as practice where scores are not replayed, and not at all after too many runs", async () => {
    accounts.answers = { [START]: [404, { message: "not replayed", code: "PT404" }] };
    expect(await begin("ranked")).toMatchObject({ run: null, mode: "practice" });
    accounts.answers = { [START]: [429, { message: "a lot", code: "PT429" }] };
    await expect(begin("ranked")).rejects.toMatchObject({ code: "too-many" });
  });

  test("as practice while a teacher asks for attention, and requests the teacher's sign at once", async () => {
    accounts.answers = {
      [START]: [423, { message: "Pens down.", code: "PT423" }],
      "POST /rest/v1/rpc/get_site_hours": [200, { is_open: true, opens_at: null }],
    };
    const asked = new Promise((resolve) => addEventListener(STOPPED_EVENT, resolve, { once: true }));
    expect(await begin("ranked")).toMatchObject({ run: null, mode: "practice" });
    await asked;
  });
});

describe("a finished run", () => {
  test("is submitted, replayed, and returned with the server's score and the player's new place", async () => {
    accounts.answers = {
      [SUBMIT]: [200, { status: "pending" }],
      [VERIFY]: [200, { run_id: "r1", status: "verified", score: 129, on_board: true }],
      [PLACE]: [200, place],
    };
    expect(await finishRun("blink", "daisy", run)).toEqual({
      status: "verified",
      score: 129,
      rank: 3,
      best: 120,
      next: { name: "honk", score: 150 },
      reason: null,
    });
    const [submitted, verified] = accounts.asked.filter(({ call }) => [SUBMIT, VERIFY].includes(call));
    expect(submitted!.body).toEqual({ run_id: "r1", log: "+wD/", score: 130, final_hash: "7", frames: 600 });
    expect(verified!.body).toEqual({ run_id: "r1" });
    expect(verified!.token).not.toBe("anon");
  });

  test("that is rejected by the replay says why", async () => {
    accounts.answers = {
      [SUBMIT]: [200, {}],
      [VERIFY]: [
        200,
        { status: "rejected", score: null, reason: "The replay differs from the run after 12 s.", second: 12 },
      ],
    };
    const verdict = await finishRun("blink", "daisy", run);
    const reason = "The replay differs from the run after 12 s.";
    expect(verdict).toMatchObject({ status: "rejected", score: 130, reason });
  });

  test("that a rule refuses is rejected with the rule's message, and not stored", async () => {
    accounts.answers = { [SUBMIT]: [409, { message: "This run was already submitted or abandoned.", code: "PT409" }] };
    expect(await finishRun("blink", "daisy", run)).toMatchObject({
      status: "rejected",
      reason: "This run was already submitted or abandoned.",
    });
    expect(await sendKeptRuns("daisy")).toBe(0);
  });

  test("beyond the limit per minute is kept and submitted later", async () => {
    vi.useFakeTimers();
    accounts.answers = { [SUBMIT]: [429, { message: "You can submit six runs a minute.", code: "PT429" }] };
    expect(await finishRun("blink", "daisy", run)).toMatchObject({ status: "queued" });
    expect(await sendKeptRuns("daisy")).toBe(0);
    accounts.answers = { [SUBMIT]: [200, {}], [VERIFY]: [200, { status: "verified", score: 129 }] };
    await vi.advanceTimersByTimeAsync(90_000);
    vi.useRealTimers();
    expect([calls().includes(VERIFY), await sendKeptRuns("daisy")]).toEqual([true, 0]);
  });

  test("of a daily challenge is returned with the player's place on that day's board", async () => {
    accounts.answers = {
      [START]: [200, { ...started, run_id: "d1", mode: "daily", day: "2026-11-15" }],
      [SUBMIT]: [200, {}],
      [VERIFY]: [200, { status: "verified", score: 129 }],
      [PLACE]: [200, place],
    };
    await begin("daily");
    expect(await finishRun("blink", "daisy", { ...run, run: "d1" })).toMatchObject({ rank: 3, best: 120 });
    const asked = accounts.asked.filter(({ call }) => call === PLACE).map(({ body }) => body);
    expect(asked).toEqual([
      { board: "daily/blink", period: "day" },
      { board: "daily/blink", period: "2026-11-15" },
    ]);
  });

  test("of a visitor is not ranked", async () => {
    expect(await finishRun("blink", null, run)).toMatchObject({ status: "unranked" });
    expect(calls()).toEqual([]);
  });
});

describe("a run that waits for its check", () => {
  const PENDING = [202, { status: "pending", score: 130, message: "Your score is being checked." }] as [
    number,
    unknown,
  ];
  const DONE = [200, { status: "verified", score: 129 }] as [number, unknown];
  const asked = () => calls().filter((call) => call === VERIFY).length;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("gets its verdict after it was pending, the server was busy, and the connection was lost", async () => {
    const busy = [429, { message: "busy" }] as [number, unknown];
    accounts.answers = { [SUBMIT]: [200, {}], [VERIFY]: [PENDING, busy, broken, DONE], [PLACE]: [200, place] };
    const finished = finishRun("blink", "daisy", run);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await finished).toMatchObject({ status: "verified", score: 129, rank: 3 });
    expect(asked()).toBe(4);
  });

  test("is queued when the check takes long, and its verdict arrives later", async () => {
    accounts.answers = { [SUBMIT]: [200, {}], [VERIFY]: PENDING, [PLACE]: [200, place] };
    const onLate = vi.fn();
    const finished = finishRun("blink", "daisy", run, onLate);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await finished).toMatchObject({ status: "queued", score: 130, reason: expect.stringContaining("checked") });
    expect(onLate).not.toHaveBeenCalled();
    accounts.answers[VERIFY] = DONE;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onLate.mock.calls).toMatchObject([[{ status: "verified", score: 129, rank: 3 }]]);
    const before = asked();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked(), "no requests after the verdict").toBe(before);
  });

  test("is not asked about again when the server does not know it", async () => {
    accounts.answers = { [SUBMIT]: [200, {}], [VERIFY]: [404, { code: "no_run", message: "There is no such run." }] };
    expect(await finishRun("blink", "daisy", run)).toMatchObject({ status: "queued" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(2);
  });
});

describe("offline", () => {
  const ticket = (run_id: string) =>
    [200, { ...started, run_id, mode: "offline", expires_at: new Date(Date.now() + 86_400_000).toISOString() }] as [
      number,
      unknown,
    ];

  test("a run begins with a stored ticket, once for each, and only for the player who fetched it", async () => {
    accounts.answers = { [START]: [ticket("t1"), ticket("t2")] };
    await fetchTickets("daisy", "blink");
    accounts.answers = { [START]: broken };
    expect(await begin("ranked", "honk")).toMatchObject({ run: null, mode: "practice" });
    expect(await begin("ranked")).toMatchObject({ run: "t1", mode: "offline", seed: SEED });
    expect(await begin("ranked")).toMatchObject({ run: "t2", mode: "offline" });
    expect(await begin("ranked")).toMatchObject({ run: null, mode: "practice", why: "no-answer" });
  });

  test("tickets are fetched until there are two", async () => {
    accounts.answers = { [START]: [ticket("t1"), ticket("t2"), ticket("t3")] };
    await fetchTickets("daisy", "blink");
    await fetchTickets("daisy", "blink");
    expect(calls().filter((call) => call === START)).toHaveLength(2);
    accounts.answers = { [START]: ticket("t4") };
    await fetchTickets("honk", "blink");
    accounts.answers = { [START]: broken };
    expect(await begin("ranked")).toMatchObject({ mode: "practice" });
  });

  test("a finished run is stored, and submitted by the same player when the device is online again", async () => {
    accounts.answers = { [SUBMIT]: broken };
    expect(await finishRun("blink", "daisy", run)).toMatchObject({ status: "queued" });
    expect(await sendKeptRuns("daisy")).toBe(0);
    accounts.answers = { [SUBMIT]: [200, {}], [VERIFY]: [200, { status: "verified" }] };
    accounts.asked = [];
    expect(await sendKeptRuns("honk")).toBe(0);
    expect(await sendKeptRuns("daisy")).toBe(1);
    expect(accounts.asked.find(({ call }) => call === SUBMIT)!.body).toMatchObject({ run_id: "r1", log: "+wD/" });
    await expect.poll(() => calls()).toContain(VERIFY);
    expect(await sendKeptRuns("daisy")).toBe(0);
  });
});
