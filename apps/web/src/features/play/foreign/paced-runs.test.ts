import type { FromGame, RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServerError } from "#lib/data/unwrap.ts";
import { createPacedRuns, NOTE_EVERY_MS } from "./paced-runs.ts";

const sent: unknown[][] = [];
const refusals: Record<string, Error> = {};
vi.mock("#features/play/play-api.ts", () => {
  const record =
    (name: string, answer: unknown) =>
    async (...given: unknown[]) => {
      sent.push([name, ...given]);
      if (refusals[name]) throw refusals[name];
      return answer;
    };
  return {
    startRun: record("start", { run_id: "run-1" }),
    noteScore: record("note", undefined),
    submitPaced: record("submit", { status: "verified", reason: null }),
  };
});

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  for (const name of Object.keys(refusals)) delete refusals[name];
});
afterEach(() => void vi.useRealTimers());

const START: FromGame = { type: "gameplayStart", run: null };
const stop = (why: "over" | "paused" | "quit"): FromGame => ({ type: "gameplayStop", why });
const tick = (score: number): FromGame => ({ type: "scoreTick", score });

function open(isCounted = true) {
  const verdicts: RunVerdict[] = [];
  const runs = createPacedRuns({
    appId: "duck-race",
    isCounted: async () => isCounted,
    onVerdict: (verdict) => verdicts.push(verdict),
  });
  const play = async (...events: (FromGame | number)[]) => {
    for (const event of events) {
      if (typeof event !== "number") runs.onEvent(event);
      await vi.advanceTimersByTimeAsync(typeof event === "number" ? event : 0);
    }
  };
  return { runs, play, verdicts };
}

test("the score is noted every ten seconds and at the end, and then submitted", async () => {
  const { play, verdicts } = open();
  await play(START, tick(5), NOTE_EVERY_MS, tick(20), NOTE_EVERY_MS + 4000, tick(25), stop("over"));
  expect(sent).toEqual([
    ["start", "duck-race", "ranked"],
    ["note", "run-1", 10, 5],
    ["note", "run-1", 20, 20],
    ["note", "run-1", 24, 25],
    ["submit", "run-1", 25],
  ]);
  expect(verdicts).toMatchObject([{ status: "verified", score: 25 }]);
  await play(NOTE_EVERY_MS);
  expect(sent).toHaveLength(5);
});

test("a pause goes on with the same run, and a new start is a new run", async () => {
  const { play } = open();
  await play(START, tick(5), stop("paused"), START, tick(6), stop("over"), START);
  expect(sent.map(([name]) => name)).toEqual(["start", "note", "submit", "start"]);
});

test("a run that is left, or has no score, is not submitted", async () => {
  const { play, runs, verdicts } = open();
  await play(START, tick(5), stop("quit"), START, stop("over"), START, tick(7));
  runs.close();
  await play(NOTE_EVERY_MS);
  expect(sent.map(([name]) => name)).toEqual(["start", "start", "start"]);
  expect(verdicts).toEqual([]);
});

test("nothing is sent for visitors and classes without paced scores", async () => {
  const { play, verdicts } = open(false);
  await play(START, tick(5), NOTE_EVERY_MS, stop("over"));
  expect([sent, verdicts]).toEqual([[], []]);
});

test("a refusal ends the notes, and the player is told why", async () => {
  const { play, verdicts } = open();
  refusals["note"] = new ServerError("Too fast.", "PT409");
  await play(START, tick(5), NOTE_EVERY_MS, NOTE_EVERY_MS, stop("over"));
  expect(sent.map(([name]) => name)).toEqual(["start", "note"]);
  expect(verdicts).toMatchObject([{ status: "rejected", reason: "Too fast." }]);
});

test("a note that was lost on the way does not end the run", async () => {
  const { play, verdicts } = open();
  refusals["note"] = new TypeError("fetch failed");
  await play(START, tick(5), NOTE_EVERY_MS);
  delete refusals["note"];
  await play(NOTE_EVERY_MS, stop("over"));
  expect(verdicts).toMatchObject([{ status: "verified", score: 5 }]);
});

test("a game that starts runs all the time does not use up the player's limit", async () => {
  const { play, verdicts } = open();
  const round = [START, tick(5), stop("over")];
  for (let n = 0; n < 1000; n++) await play(...round);
  const starts = () => sent.filter(([name]) => name === "start").length;
  expect(starts()).toBe(20);
  // The player is told once.
  expect(verdicts.filter(({ status }) => status === "rejected")).toMatchObject([
    { reason: expect.stringContaining("too fast") },
  ]);
  await play(60_000);
  for (let n = 0; n < 100; n++) await play(...round);
  expect(starts()).toBe(23);
});
