// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClassNotes } from "./class-notes.ts";

const noted: unknown[][] = [];
vi.mock("#features/play/play-api.ts", () => ({
  noteClass: async (...given: unknown[]) => {
    noted.push(given.filter((each) => each !== undefined));
    throw new TypeError("no connection");
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  noted.length = 0;
});
afterEach(() => void vi.useRealTimers());

test("a session is counted from its opening to its end, once", async () => {
  const notes = createClassNotes("duck-race");
  await vi.advanceTimersByTimeAsync(800);
  notes.onEvent({ type: "ready" });
  notes.onEvent({ type: "gameplayStart", run: null });
  notes.onEvent({ type: "crash", text: "oh" });
  notes.onState("silent");
  await vi.advanceTimersByTimeAsync(61_000);
  window.dispatchEvent(new Event("pagehide"));
  notes.close();
  expect(noted).toEqual([
    ["duck-race", "open"],
    ["duck-race", "ready", 800],
    ["duck-race", "play"],
    ["duck-race", "crash", "oh"],
    ["duck-race", "session", 61],
  ]);
});

test("a game that never gets ready is one load failure, and no session", () => {
  const notes = createClassNotes("duck-race");
  notes.onState("silent");
  notes.onState("silent");
  notes.close();
  expect(noted).toEqual([
    ["duck-race", "open"],
    ["duck-race", "load_failure"],
  ]);
});

test("a game that keeps crashing does not use up the player's rate limit", () => {
  const notes = createClassNotes("duck-race");
  notes.onEvent({ type: "ready" });
  for (let n = 0; n < 1000; n++) notes.onEvent({ type: "crash", text: "oh" });
  notes.close();
  expect(noted).toHaveLength(51);
  expect(noted.at(-1)).toEqual(["duck-race", "session", 0]);
});
