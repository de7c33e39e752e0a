// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { accounts, keepSession, sampleProfile, sampleSession } from "#testing/stand-in-accounts.ts";

const GET = "POST /rest/v1/rpc/get_my_profile";
const CREATE = "POST /rest/v1/my_users";
const calls = () => accounts.asked.map(({ call }) => call).filter((call) => call.includes("/rest/"));

const kept = sampleSession();

async function asSomebody() {
  vi.resetModules();
  keepSession(kept);
  const [profile, { setSessionState, stateOf }] = await Promise.all([
    import("./profile-api.ts"),
    import("#lib/session/session.ts"),
  ]);
  setSessionState(stateOf(kept as never));
  return profile;
}

beforeEach(() => localStorage.clear());

describe("a player's name", () => {
  test.each(["abc", "0a1b2c3d4e", "a".repeat(25)])("%s is valid", async (name) => {
    expect((await import("./profile-api.ts")).nameProblem(name)).toBeUndefined();
  });

  test.each(["ab", "a".repeat(26), "Daisy", "-daisy", "daisy-", "dai sy", "däisy"])("%s is not valid", async (name) => {
    expect((await import("./profile-api.ts")).nameProblem(name)).toBeTruthy();
  });
});

describe("the own profile", () => {
  test("is requested with the player's token", async () => {
    const { loadProfile } = await asSomebody();
    expect(await loadProfile()).toMatchObject({ username: "puddlejump" });
    expect(accounts.asked.find(({ call }) => call === GET)?.token).toBe(kept.access_token);
  });

  test("is created with a name of the server and the default icon where there is none, and loaded again", async () => {
    accounts.answers[GET] = [
      [200, null],
      [200, sampleProfile({ username: "0a1b2c3d4e" })],
    ];
    const { loadProfile } = await asSomebody();
    expect(await loadProfile()).toMatchObject({ username: "0a1b2c3d4e" });
    expect(calls()).toEqual([GET, CREATE, GET]);
    const made = accounts.asked.find(({ call }) => call === CREATE)!.body;
    expect(made).toEqual({ user_id: "daisy", icon: "default" });
  });

  test('is "no profile" when there is still none', async () => {
    accounts.answers[GET] = [200, null];
    const { loadProfile } = await asSomebody();
    expect(await loadProfile()).toBe("no profile");
  });

  test("fails with the specification's message when neither works", async () => {
    accounts.answers[GET] = [400, { message: "no", code: "X" }];
    accounts.answers[CREATE] = [400, { message: "no", code: "X" }];
    const { loadProfile } = await asSomebody();
    await expect(loadProfile()).rejects.toThrow("Failed to get profile, and failed to create profile");
  });
});

describe("an action that needs a sign-in", () => {
  test("is refused with the specification's message, without a request", async () => {
    vi.resetModules();
    const { changeIcon } = await import("./profile-api.ts");
    expect(await changeIcon("default")).toBe("not logged in");
    expect(accounts.asked).toEqual([]);
  });
});
