// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SAMPLE_CONFIG } from "#testing/open-site.tsx";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";
import { fetchWithSession, signOutAfterRequests } from "./fetch-with-session.ts";
import { loadConfig } from "#lib/site/config.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** Holds the next answer back until it is released. */
async function holdNextAnswer() {
  await loadConfig();
  let answer = () => {};
  const told = new Promise<void>((resolve) => (answer = resolve));
  const network = vi.spyOn(globalThis, "fetch").mockImplementationOnce(() => told.then(() => new Response("{}")));
  return { answer, asked: () => vi.waitFor(() => expect(network).toHaveBeenCalledOnce(), 60_000) };
}

describe("a request", () => {
  test("of a visitor carries the site's key", async () => {
    await fetchWithSession("/rest/v1/apps");
    expect(accounts.asked.at(-1)).toMatchObject({ call: "GET /rest/v1/apps", token: SAMPLE_CONFIG.anonKey });
  });
});

describe("signing out", () => {
  test("waits for pending requests, and delays new requests until it is done", async () => {
    keepSession();
    const held = await holdNextAnswer();
    const order: string[] = [];
    const before = fetchWithSession("/rest/v1/rpc/before", { method: "POST" });
    await held.asked();
    const left = signOutAfterRequests(() => Promise.resolve(void order.push("left")));
    const after = fetchWithSession("/rest/v1/rpc/after", { method: "POST" }).then(() => order.push("after"));
    await new Promise((resolve) => setTimeout(resolve));
    order.push("answered");
    held.answer();
    await Promise.all([before, left, after]);
    expect(order).toEqual(["answered", "left", "after"]);
  });

  test("has a time limit for pending requests", async () => {
    const held = await holdNextAnswer();
    const stuck = fetchWithSession("/rest/v1/rpc/stuck", { method: "POST" });
    await held.asked();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const leave = vi.fn(() => Promise.resolve());
    const left = signOutAfterRequests(leave);
    await vi.advanceTimersByTimeAsync(1900);
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await left;
    expect(leave).toHaveBeenCalledOnce();
    vi.useRealTimers();
    held.answer();
    await stuck;
  });

  test("does not block later requests if it fails", async () => {
    const left = signOutAfterRequests(() => Promise.reject(new Error("asleep")));
    const meanwhile = fetchWithSession("/rest/v1/apps");
    await expect(left).rejects.toThrow("asleep");
    expect((await meanwhile).status).toBe(200);
    expect((await fetchWithSession("/rest/v1/apps")).status).toBe(200);
  });
});
