import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { newAddress, PASSWORD } from "./testing/auth-people.ts";
import {
  aalOf,
  call,
  newPerson,
  newPersonWithTotp,
  signInElsewhere,
  tokenOf,
  totpCode,
} from "./testing/factor-people.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" } });
});
afterAll(() => gateway.close());

/** An owner with a second factor, and a thief who knows only the password. */
async function ownerAndThief() {
  const owner = await newPersonWithTotp(gateway);
  const thief = await signInElsewhere(gateway, owner);
  return { owner, thief, ask: await tokenOf(thief) };
}

describe("a session with the password alone", () => {
  test.each([
    ["list the owner's sessions", "GET", "/sessions", undefined],
    ["change what the owner says about themselves", "PUT", "/user", { data: { planted: true } }],
    ["change the password", "PUT", "/user", { password: "the thief was here" }],
    ["change the address", "PUT", "/user", { email: newAddress() }],
    ["change the number", "PUT", "/user", { phone: "+15551234567" }],
    ["sign out the others", "POST", "/logout?scope=others", undefined],
    ["sign out everywhere", "POST", "/logout?scope=global", undefined],
    ["have a code mailed that allows a change", "GET", "/reauthenticate", undefined],
  ] as const)("cannot %s", async (_title, method, path, body) => {
    const { owner, ask } = await ownerAndThief();
    const answer = await call(gateway, ask, method, path, body);
    expect([answer.status, answer.body["error_code"]]).toEqual([403, "insufficient_aal"]);
    const { data } = await owner.browser.getUser();
    expect(data.user).toMatchObject({ email: owner.email, user_metadata: {} });
  });

  test("cannot end the owner's session, and can end its own", async () => {
    const { owner, thief, ask } = await ownerAndThief();
    const listed = await call(gateway, await tokenOf(owner.browser), "GET", "/sessions");
    const sessions = listed.body as unknown as { id: string; is_current: boolean }[];
    const [own, others] = [sessions.find((each) => each.is_current)!, sessions.find((each) => !each.is_current)!];
    const refused = await call(gateway, ask, "DELETE", `/sessions/${own.id}`);
    expect(refused.body["error_code"]).toBe("insufficient_aal");
    expect((await owner.browser.getUser()).error).toBeNull();
    expect((await call(gateway, ask, "DELETE", `/sessions/${others.id}`)).status).toBe(200);
    expect((await thief.getUser()).error).not.toBeNull();
  });

  test("ends only itself when it signs out everywhere", async () => {
    const { owner, thief } = await ownerAndThief();
    await thief.signOut({ scope: "global" });
    expect((await owner.browser.getUser()).error).toBeNull();
    expect((await call(gateway, await tokenOf(owner.browser), "GET", "/sessions")).body).toHaveLength(1);
  });

  test("cannot use up the owner's attempts at the second factor", async () => {
    const { owner, thief } = await ownerAndThief();
    const { factorId, secret } = owner;
    let last: string | undefined;
    for (let n = 0; n < 40 && last !== "over_request_rate_limit"; n++) {
      last = (await thief.mfa.challengeAndVerify({ factorId, code: "000000" })).error?.code;
    }
    expect(last).toBe("over_request_rate_limit");
    const elsewhere = await signInElsewhere(gateway, owner);
    const shown = await elsewhere.mfa.challengeAndVerify({ factorId, code: totpCode(secret, 1) });
    expect([shown.error, await aalOf(elsewhere)]).toEqual([null, "aal2"]);
  });

  test("does not make the browser a known device of the account", async () => {
    const owner = await newPersonWithTotp(gateway);
    const signIn = (email: string) =>
      gateway.fetch(`${gateway.url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey: gateway.anonKey, "content-type": "application/json" },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
    expect((await signIn(owner.email)).headers.get("set-cookie")).toBeNull();
    const { email } = await newPerson(gateway);
    expect((await signIn(email)).headers.get("set-cookie")).toContain("quack_device=");
  });
});

test("without a second factor everything works with the password", async () => {
  const { browser } = await newPerson(gateway);
  expect((await browser.updateUser({ data: { colour: "green" } })).error).toBeNull();
  expect((await call(gateway, await tokenOf(browser), "GET", "/sessions")).body).toHaveLength(1);
  expect((await browser.signOut({ scope: "global" })).error).toBeNull();
});
