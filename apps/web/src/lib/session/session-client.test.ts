// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accounts, keepSession, sampleSession } from "#testing/stand-in-accounts.ts";

const REFRESH = "POST /auth/v1/token refresh_token";
const asked = (call: string) => accounts.asked.filter((each) => each.call === call);

/** The session modules of a freshly loaded page. */
async function loadPage() {
  vi.resetModules();
  const [client, session] = await Promise.all([import("./session-client.ts"), import("./session.ts")]);
  const told: string[] = [];
  // Dispose of the client, or the next test would get its messages between tabs.
  leavePage = async () => {
    if (session.storedSession() || accounts.asked.length > 0) await (await client.auth()).dispose();
  };
  client.startSession(new QueryClient(), {
    onSignedIn: ({ id }) => told.push(`in ${id}`),
    onSignedOut: () => told.push("out"),
  });
  return { ...client, ...session, told };
}

let leavePage = () => Promise.resolve();

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  await leavePage();
});

describe("the session", () => {
  test("costs a visitor no request and no token", async () => {
    const { accessToken, sessionState } = await loadPage();
    expect(await accessToken()).toBeNull();
    expect(sessionState().status).toBe("signed-out");
    expect(accounts.asked).toEqual([]);
  });

  test("is restored at once from this device's storage, and its token is sent", async () => {
    const kept = sampleSession();
    keepSession(kept);
    const { accessToken, sessionState, told } = await loadPage();
    expect(sessionState().user?.id).toBe("daisy");
    expect(await accessToken()).toBe(kept.access_token);
    expect(told).toEqual([]);
  });

  test("has no token before the second factor is verified", async () => {
    keepSession(sampleSession({ factors: [{ id: "f", status: "verified", factor_type: "totp" }] }));
    const { accessToken, sessionState } = await loadPage();
    expect(sessionState().status).toBe("needs-factor");
    expect(await accessToken()).toBeNull();
  });
});

describe("a session that has to be renewed", () => {
  test("is retried with exponential backoff from 200 ms, and kept meanwhile", async () => {
    keepSession(sampleSession({ expiresIn: -10 }));
    const away: [number, unknown] = [503, {}];
    const renewed = sampleSession();
    accounts.answers[REFRESH] = [away, away, away, [200, renewed]];
    const waits = vi.spyOn(globalThis, "setTimeout");
    const { accessToken, told } = await loadPage();
    expect(await accessToken()).toBe(renewed.access_token);
    const doubling = waits.mock.calls.map(([, ms]) => ms).filter((ms) => ms && ms >= 200 && ms <= 1600);
    expect(doubling).toEqual([200, 400, 800]);
    expect([asked(REFRESH).length, ...told]).toEqual([4]);
  });

  test("is removed when the server refuses it, and the player is signed out", async () => {
    keepSession(sampleSession({ expiresIn: -10 }));
    accounts.answers[REFRESH] = [400, { error_code: "refresh_token_not_found", msg: "no" }];
    const { accessToken, sessionState, told, SESSION_KEY } = await loadPage();
    expect(await accessToken()).toBeNull();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect([sessionState().status, ...told]).toEqual(["signed-out", "out"]);
  });
});

describe("signing out", () => {
  test.each([401, 403, 404])("works when the server answers %d: the session is already gone there", async (status) => {
    keepSession();
    accounts.answers["POST /auth/v1/logout"] = [status, { error_code: "session_not_found", msg: "gone" }];
    const { auth, told, SESSION_KEY } = await loadPage();
    expect((await (await auth()).signOut({ scope: "local" })).error).toBeNull();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(told).toEqual(["out"]);
  });

  test("fails when the server cannot answer", async () => {
    keepSession();
    accounts.answers["POST /auth/v1/logout"] = [500, { msg: "asleep" }];
    const { auth, told, SESSION_KEY } = await loadPage();
    expect((await (await auth()).signOut({ scope: "local" })).error).not.toBeNull();
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
    expect(told).toEqual([]);
  });

  test("still happens on this device when the server cannot be reached", async () => {
    keepSession();
    accounts.answers["POST /auth/v1/logout"] = [503, {}];
    const { told, SESSION_KEY, sessionState } = await loadPage();
    const { signOut } = await import("./session-sign-out.ts");
    await signOut();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect([sessionState().status, ...told]).toEqual(["signed-out", "out"]);
  });

  test("everywhere counts only after the server has confirmed it", async () => {
    keepSession();
    accounts.answers["POST /auth/v1/logout"] = [503, {}];
    const { told, SESSION_KEY } = await loadPage();
    const { signOut } = await import("./session-sign-out.ts");
    await signOut("global");
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
    expect(told).toEqual([]);
  });

  test("on the server alone is noticed with the next refused request", async () => {
    keepSession();
    accounts.answers["GET /auth/v1/user"] = [403, { error_code: "session_not_found", msg: "gone" }];
    const { auth, recheckSession, told } = await loadPage();
    await auth();
    await recheckSession();
    expect(told).toEqual(["out"]);
  });
});
