import { expect, test } from "vitest";
import { visibleEnv, withDeno } from "./deno-shim.ts";

test("a function sees the site, its keys and settings meant for functions", () => {
  const env = {
    SUPABASE_URL: "u",
    SUPABASE_ANON_KEY: "a",
    SUPABASE_SERVICE_ROLE_KEY: "s",
    FUNCTION_COLOUR: "green",
    FUNCTION_NOTHING: undefined,
    DATABASE_URL: "secret",
    JWT_SECRET: "secret",
    SUPABASE_DB_URL: "secret",
    MY_FUNCTION_X: "secret",
  };
  expect(Object.keys(visibleEnv(env))).toEqual([
    "SUPABASE_URL",
    "SUPABASE_ANON_KEY",
    "SUPABASE_SERVICE_ROLE_KEY",
    "FUNCTION_COLOUR",
  ]);
});

test("each function has a Deno of its own, also after waiting, and nobody else has one", async () => {
  const colourAfter = (ms: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return Deno.env.get("FUNCTION_COLOUR");
  };
  const colours = await Promise.all([
    withDeno({ FUNCTION_COLOUR: "green" }, () => {}, colourAfter(20)),
    withDeno({ FUNCTION_COLOUR: "blue" }, () => {}, colourAfter(10)),
  ]);
  expect(colours).toEqual(["green", "blue"]);
  expect(typeof globalThis.Deno).toBe("undefined");
});

test("Deno.serve takes a handler in each of its forms", () => {
  const handler = () => new Response();
  const served: unknown[] = [];
  withDeno(
    {},
    (each) => served.push(each),
    () => {
      Deno.serve(handler);
      Deno.serve({}, handler);
      Deno.serve({ handler });
      expect(() => Deno.serve({})).toThrow("needs a handler");
    },
  );
  expect(served).toEqual([handler, handler, handler]);
});
