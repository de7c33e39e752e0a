import { firstSteps, markStep } from "@quackademy/game-sdk/conformance-steps.ts";
import { describe, expect, test } from "vitest";
import { checklistOf, isRefused } from "./checklist.ts";
import { afterMessage, afterReport, type Inspection, NOTHING_SEEN } from "./inspection.ts";
import { readReport, reportOf } from "./inspector-report.ts";

const load = { type: "load", requests: 3, firstFrameMs: 500, readyMs: 900, fps: 60 } as const;
const stateOf = (seen: Inspection, id: string) => checklistOf(seen).find((check) => check.id === id)!.state;
const ready = afterMessage(NOTHING_SEEN, { type: "ready" }, 1000);

describe("the checklist", () => {
  test("has no results before the game has run", () => {
    expect(checklistOf(NOTHING_SEEN).every(({ state }) => state === "open")).toBe(true);
    expect(isRefused(checklistOf(NOTHING_SEEN))).toBe(false);
  });

  test("passes a game that starts quickly and asks for its own files only", () => {
    const seen = afterReport(ready, { ...load, bytes: 2000 }, 1100);
    expect(["start", "load", "requests", "crash"].map((id) => stateOf(seen, id))).toEqual(Array(4).fill("good"));
  });

  test("warns about a large first load, and refuses one beyond the limit", () => {
    const withBytes = (bytes: number) => afterReport(ready, { ...load, bytes }, 1100);
    expect(stateOf(withBytes(9 * 2 ** 20), "load")).toBe("warn");
    expect(stateOf(withBytes(31 * 2 ** 20), "load")).toBe("bad");
    expect(isRefused(checklistOf(withBytes(31 * 2 ** 20)))).toBe(true);
  });

  test("names the host of a blocked request once, and tells eval apart", () => {
    const blocked = { type: "blocked", directive: "font-src", address: "https://fonts.example/a.woff2" } as const;
    const seen = afterReport(afterReport(ready, blocked, 1), blocked, 2);
    expect(seen.blocked).toHaveLength(1);
    expect(checklistOf(seen).find(({ id }) => id === "requests")).toMatchObject({
      state: "warn",
      words: "Asks fonts.example for something.",
    });
    const evil = afterReport(ready, { type: "blocked", directive: "script-src", address: "eval" }, 1);
    expect(stateOf(evil, "requests")).toBe("bad");
  });

  test("refuses a game that never gets ready", () => {
    const seen = { ...NOTHING_SEEN, steps: markStep(firstSteps(), "ready", "failed") };
    expect(isRefused(checklistOf(seen))).toBe(true);
  });

  test("sees a pause, a crash, a save and a cut-off page", () => {
    let seen = afterMessage(ready, { type: "gameplayStart", run: null }, 2000);
    seen = afterMessage(seen, { type: "gameplayStop", why: "paused" }, 2100);
    seen = afterMessage(seen, "saveData", 2200);
    seen = afterMessage(seen, { type: "crash", text: "x is undefined" }, 2300);
    seen = afterReport(seen, { type: "fit", width: 320, isCut: true }, 2400);
    expect(["pause", "saves", "crash", "fit"].map((id) => stateOf(seen, id))).toEqual(["good", "open", "bad", "warn"]);
    seen = afterReport(seen, { type: "fit", width: 320, isCut: false }, 2500);
    expect(stateOf(seen, "fit")).toBe("good");
  });
});

describe("the stored report", () => {
  test("keeps what a reviewer needs, and can be read again", () => {
    const long = { type: "blocked", directive: "img-src", address: `https://x.example/${"a".repeat(290)}` } as const;
    const report = reportOf(afterReport(ready, long, 1), new Date(0));
    expect(report.blocked[0]!.address).toHaveLength(200);
    expect(readReport(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });

  test.each([[null], ["text"], [{}], [{ at: "now" }]])("is ignored if it is %j", (stored) => {
    expect(readReport(stored)).toBeNull();
  });
});
