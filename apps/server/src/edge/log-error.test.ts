import { expect, test } from "vitest";
import { DatabaseError } from "#db/database.ts";
import { ApiError } from "./api-error.ts";
import { isWorthLogging, loggedError } from "./log-error.ts";

const SECRET = "seven grey herons";

const parsed = (): Error => {
  try {
    return JSON.parse(SECRET) as Error;
  } catch (error) {
    return error as Error;
  }
};

test.each<[string, unknown]>([
  ["a row", new DatabaseError("23514", 'violates check constraint "c"', `Failing row contains (${SECRET})`, SECRET)],
  ["a value", new DatabaseError("22P02", `invalid input syntax for type uuid: "${SECRET}"`)],
  ["a body", parsed()],
  ["a request", Object.assign(new Error("Parse Error"), { rawPacket: SECRET, config: { headers: SECRET } })],
  ["a cause", new Error("failed", { cause: Object.assign(parsed(), { input: SECRET }) })],
  ["a text", SECRET],
])("an error that quotes %s does not repeat it in the log", (_what, error) => {
  expect(JSON.stringify(loggedError(error))).not.toContain(SECRET);
});

test("a logged error has its kind and place", () => {
  const error = new DatabaseError("42P01", 'relation "ponds" does not exist');
  expect(loggedError(error)).toMatchObject({
    type: "DatabaseError",
    code: "42P01",
    message: 'relation "ponds" does not exist',
    stack: expect.stringContaining("log-error.test.ts") as string,
  });
});

test("a syntax error is logged with its file", () => {
  const error = Object.assign(new SyntaxError("Unexpected token '}'"), {
    stack:
      "file:///functions/notify/index.ts:3\n  }\n  ^\n\nSyntaxError: Unexpected token '}'\n    at compile (node:vm:9:1)",
  });
  expect(loggedError(error)).toMatchObject({
    message: "Unexpected token '}'",
    stack: "file:///functions/notify/index.ts:3\n    at compile (node:vm:9:1)",
  });
});

test("a write refused by a full disk is not logged, and every other failure is", () => {
  expect(isWorthLogging({ err: new ApiError(507, "DISK_FULL", "full") })).toBe(false);
  for (const entry of [{ err: new ApiError(503, "X", "") }, { err: new Error("x") }, {}, "text", undefined])
    expect(isWorthLogging(entry)).toBe(true);
});
