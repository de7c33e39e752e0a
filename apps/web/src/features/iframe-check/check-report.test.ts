import { closeSteps, firstSteps } from "@quackademy/game-sdk/conformance-steps.ts";
import { describe, expect, test, vi } from "vitest";
import { CHECKS } from "./check-list.ts";
import { frameReport, reportText, tellParent } from "./check-report.ts";

const ALL_GOOD = Object.fromEntries(CHECKS.map(({ id }) => [id, true]).toReversed());
const FRAMED = { isFramed: true, by: "https://lms.test", depth: 1, isOwn: false };
const SITE = "https://quack.test";

describe("the report to the parent page", () => {
  test("has its version, every check in order, and nothing else", () => {
    const report = frameReport(SITE, { ...ALL_GOOD, audio: false });
    const checks = CHECKS.map(({ id }) => ({ id, ok: id !== "audio" }));
    expect(report).toEqual({ p: "quack", t: "iframe-check", v: 1, site: SITE, ok: false, checks, game: null });
    expect(frameReport(SITE, ALL_GOOD).ok).toBe(true);
  });

  test("has the steps of a game, but not its messages", () => {
    const steps = closeSteps(firstSteps()).map((step) => ({ ...step, note: "said too much" }));
    const report = frameReport(SITE, ALL_GOOD, { id: "blink", steps });
    expect(report.game).toMatchObject({ id: "blink", ok: false });
    expect(report.game?.steps).toHaveLength(steps.length);
    expect(JSON.stringify(report)).not.toContain("said too much");
  });

  test("goes to the parent page, and nowhere without a frame", () => {
    const parent = { postMessage: vi.fn<() => void>() };
    const report = frameReport(SITE, ALL_GOOD);
    tellParent(report, FRAMED, parent);
    tellParent(report, { isFramed: false, by: null, depth: 0, isOwn: true }, parent);
    expect(parent.postMessage.mock.calls).toEqual([[report, "https://lms.test"]]);
  });
});

test("the copied report has the same results as text", () => {
  const text = reportText(frameReport(SITE, { ...ALL_GOOD, cookies: false }), FRAMED, "Duckfox 7", new Date(0));
  const lines = text.split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "Frame check of https://quack.test, 1970-01-01T00:00:00.000Z",
    "Browser: Duckfox 7",
    "Frame: framed by https://lms.test",
  ]);
  expect(lines).toContain("Storage: works");
  expect(lines).toContain("Cookies: does not work");
});

test("every check has a remedy of one sentence, for framed and unframed pages", () => {
  for (const { id, remedy } of CHECKS)
    for (const words of Object.values(remedy)) expect(words, id).toMatch(/^[A-Z][^.!?]*(?:\.\w[^.!?]*)*\.$/);
});
