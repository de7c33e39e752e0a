import { describe, expect, test } from "vitest";
import { COMMANDS } from "./commands.ts";
import { parseCommand } from "./parse-command.ts";
import { readTime } from "./read-values.ts";
import { UsageError } from "./refusal.ts";

const unused = {
  query: () => Promise.reject(new Error("asked")),
  readFile: () => "",
  recordedRuns: () => [],
  siteUrl: "",
  operator: "",
};

describe("parsing a command", () => {
  test.each(["constructor", "toString", "__proto__", "fly", ""])("refuses %j", (name) => {
    expect(parseCommand(name, [])).toBeNull();
  });

  test.each(Object.keys(COMMANDS))("%s offers help wherever it is asked for", (name) => {
    for (const words of [["--help"], ["-h"], ["help"], ["show", "x", "--help"]])
      expect(parseCommand(name, words)).toMatchObject({ kind: "help" });
  });

  test.each([
    [["ad", "drake", "5", "--reason", "r"], "Did you mean add"],
    [["add", "drake", "5"], "--reason is missing: coins add <player> <amount> --reason <text> [--key <text>]"],
    [["add", "drake"], "Usage: coins add"],
    [["add", "drake", "5", "6", "--reason", "r"], "Usage: coins add"],
    [["add", "drake", "5", "--reason"], "--reason"],
    [["add", "drake", "5", "--raeson", "r"], "Unknown option '--raeson'"],
    [["constructor"], `has no verb "constructor"`],
  ])("says what is wrong with %j", (words, sentence) => {
    expect(() => parseCommand("coins", words)).toThrow(UsageError);
    expect(() => parseCommand("coins", words)).toThrow(sentence);
  });

  test("does not query the database before the arguments are valid", async () => {
    const parsed = parseCommand("coins", ["add", "drake", "five", "--reason", "r"]);
    if (parsed?.kind !== "action") throw new Error("not an action");
    await expect(parsed.run(unused)).rejects.toThrow(UsageError);
  });
});

describe("a moment", () => {
  test.each([
    ["2026-09-01", "beginning", "2026-09-01T00:00:00.000Z"],
    ["2026-09-01", "end", "2026-09-01T23:59:59.000Z"],
    ["2026-09-01T08:00+02:00", "end", "2026-09-01T06:00:00.000Z"],
  ] as const)("%s (its %s) is %s", (text, ofDay, moment) => expect(readTime("--at", text, ofDay)).toBe(moment));

  test.each(["2026-02-31", "2026-13-01", "2026-9-1", "tomorrow", "2026-09-01T08:00", "infinity", ""])(
    "%j is not a moment",
    (text) => expect(() => readTime("--at", text, "end")).toThrow(UsageError),
  );
});
