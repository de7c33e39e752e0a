import { expect, test } from "vitest";
import { NOTHING_SEEN } from "./inspection.ts";
import { readReport, reportOf } from "./inspector-report.ts";

const AT = new Date("2026-11-17T12:00:00Z");
const LOAD = { bytes: 1200, requests: 3, firstFrameMs: 40, readyMs: 90, fps: 60 };

test("a report is read as it was stored", () => {
  const seen = {
    ...NOTHING_SEEN,
    load: LOAD,
    readyMs: 90,
    crashes: ["oh no"],
    blocked: [{ directive: "connect-src", address: "https://ads.example/x" }],
  };
  const stored = reportOf(seen, AT);
  const read = readReport(JSON.parse(JSON.stringify(stored)));
  expect(read).toMatchObject(stored);
});

test.each([
  ["nothing", null],
  ["a text", "report"],
  ["a list", []],
  ["no time", { checks: [] }],
  ["a time that is none", { at: "soon", checks: [] }],
])("%s is no report", (_which, stored) => {
  expect(readReport(stored)).toBeNull();
});

test("a forged report cannot break the reviewer's page", () => {
  const forged = {
    at: AT.toISOString(),
    checks: [
      null,
      7,
      { id: {}, state: "good", words: "x" },
      { id: "a", state: "constructor", words: "x" },
      { id: "b" },
    ],
    blocked: [null, { directive: "x", address: {} }, "x"],
    crashes: { length: 1 },
    load: { bytes: "many", requests: {} },
    readyMs: "soon",
  };
  expect(readReport(forged)).toEqual({
    at: AT.toISOString(),
    checks: [],
    blocked: [],
    crashes: [],
    load: null,
    readyMs: null,
  });
});
