import { describe, expect, test } from "vitest";
import { checkReport } from "./frame-report.ts";

const said = (report: unknown) => checkReport({ p: "quack", t: "report", report });

describe("a report of the shim", () => {
  test("is accepted with its known fields only", () => {
    expect(said({ type: "blocked", directive: "connect-src", address: "https://x.example/", extra: 1 })).toEqual({
      type: "blocked",
      directive: "connect-src",
      address: "https://x.example/",
    });
    expect(said({ type: "busy", share: 0.5 })).toEqual({ type: "busy", share: 0.5 });
    expect(said({ type: "fit", width: 320, isCut: true })).toEqual({ type: "fit", width: 320, isCut: true });
  });

  test("leaves out invalid numbers", () => {
    const load = { type: "load", bytes: 10, requests: 2, firstFrameMs: -1, readyMs: "soon", fps: Number.NaN };
    expect(said(load)).toEqual({ ...load, firstFrameMs: null, readyMs: null, fps: null });
  });

  test.each([
    [null],
    ["busy"],
    [{ type: "busy", share: 2 }],
    [{ type: "load", bytes: -1, requests: 0 }],
    [{ type: "load", bytes: 1.5, requests: 0 }],
    [{ type: "blocked", directive: "img-src", address: "x".repeat(301) }],
    [{ type: "fit", width: 320, isCut: "yes" }],
    [{ type: "coins", amount: 1000 }],
  ])("is ignored if it is %j", (report) => {
    expect(said(report)).toBeNull();
  });

  test("is told from other messages", () => {
    expect(checkReport({ p: "quack", t: "hello" })).toBeNull();
    expect(checkReport({ p: "other", t: "report", report: { type: "busy", share: 1 } })).toBeNull();
  });
});
