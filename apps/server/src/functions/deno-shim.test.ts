import { expect, test } from "vitest";
import { createDeno, visibleEnv } from "./deno-shim.ts";

test("a function sees the site's address, its keys and the settings meant for functions", () => {
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

test("Deno.env has its own values, and nothing from the object prototype", () => {
  const { env } = createDeno({ FUNCTION_COLOUR: "green" }, () => {});
  expect([env.get("FUNCTION_COLOUR"), env.get("toString"), env.has("FUNCTION_COLOUR"), env.has("PATH")]).toEqual([
    "green",
    undefined,
    true,
    false,
  ]);
  expect(env.toObject()).toEqual({ FUNCTION_COLOUR: "green" });
});

test("Deno.serve accepts a handler in each of its forms", () => {
  const handler = () => new Response();
  const served: unknown[] = [];
  const deno = createDeno({}, (each) => served.push(each));
  deno.serve(handler);
  deno.serve({}, handler);
  deno.serve({ handler });
  expect(() => deno.serve({})).toThrow("needs a handler");
  expect(served).toEqual([handler, handler, handler]);
});
