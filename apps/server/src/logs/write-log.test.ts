import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "#settings/config.ts";
import { textLine } from "./text-line.ts";
import { sayIn } from "./write-log.ts";

afterEach(() => vi.restoreAllMocks());

test("a sentence about the start is plain text on a terminal, and a JSON line for programs", () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  sayIn("text")("Quackademy is open at http://localhost:3000");
  expect(print).toHaveBeenLastCalledWith("Quackademy is open at http://localhost:3000");
  sayIn("json")("It is open.\nReally.");
  const line = String(print.mock.lastCall![0]);
  expect(line).not.toContain("\n");
  expect(JSON.parse(line)).toMatchObject({
    level: 30,
    time: expect.any(Number) as number,
    msg: "It is open.\nReally.",
  });
});

test("the format is JSON unless the output is a terminal, or as LOG_FORMAT says", () => {
  const stdout = process.stdout as { isTTY?: boolean };
  const before = stdout.isTTY;
  try {
    const formatOf = (isTty: boolean, env = {}) => ((stdout.isTTY = isTty), readConfig(env).logFormat);
    expect([formatOf(true), formatOf(false)]).toEqual(["text", "json"]);
    expect([formatOf(true, { LOG_FORMAT: "json" }), formatOf(false, { LOG_FORMAT: "text" })]).toEqual(["json", "text"]);
    expect(() => readConfig({ LOG_FORMAT: "xml" })).toThrow("LOG_FORMAT must be one of text, json");
  } finally {
    stdout.isTTY = before!;
  }
});

test("a line of the logger is readable as text, with the place of an error", () => {
  const entry = { level: 40, time: Date.UTC(2026, 8, 1, 8, 30, 5), pid: 7, hostname: "pond" };
  expect(textLine(JSON.stringify({ ...entry, msg: "slow statement", ms: 712, role: "anon" }))).toBe(
    "08:30:05 warn  slow statement ms=712 role=anon\n",
  );
  const err = { type: "Error", message: "no pond", stack: "    at swim (pond.ts:1)\n    at fly (sky.ts:2)" };
  expect(textLine(JSON.stringify({ ...entry, level: 50, msg: "request failed", reqId: "r1", err }))).toBe(
    "08:30:05 ERROR request failed reqId=r1\n  Error no pond\n  at swim (pond.ts:1)\n  at fly (sky.ts:2)\n",
  );
});
