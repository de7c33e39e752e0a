import { printAnswer } from "@quackademy/operator/plain-text.ts";
import { parseCommand } from "@quackademy/operator/parse-command.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { browserOf, followMailedLink, newAddress, PASSWORD } from "#auth/testing/auth-people.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0", SIGNUP: "invite" }, limitFactor: 1000 });
});
afterAll(() => gateway.close());

/** Runs a command as the operator types it. */
async function quack<Data = Record<string, unknown>>(name: string, ...words: string[]): Promise<Data> {
  const parsed = parseCommand(name, words);
  if (parsed?.kind !== "action") throw new Error(`no action: ${name}`);
  const answer = await parsed.run({
    query: (text, values) => gateway.db.asPlatform({ text, values }),
    readFile: () => "",
    siteUrl: gateway.url,
    recordedRuns: () => [],
    operator: "ms.drake",
  });
  return JSON.parse(printAnswer(answer, true)) as Data;
}

describe("an account created by the operator", () => {
  test("is opened by a link that works once and leads to setting a password", async () => {
    const email = newAddress();
    const { link } = await quack<{ link: string }>("user", "create", email);
    const landed = await followMailedLink(gateway, new URL(link));
    expect(landed.pathname).toBe("/change-password");
    const params = new URLSearchParams(landed.hash.slice(1));
    const browser = browserOf(gateway);
    await browser.setSession({
      access_token: params.get("access_token")!,
      refresh_token: params.get("refresh_token")!,
    });
    expect((await browser.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await browserOf(gateway).signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await followMailedLink(gateway, new URL(link))).hash).toContain("error_code=otp_expired");
    await expect(quack("user", "create", email)).rejects.toThrow("There is already an account");
  });

  test("can be reset, suspended and deleted", async () => {
    const email = newAddress();
    await quack("user", "create", email);
    const { link } = await quack<{ link: string }>("user", "reset-password", email);
    expect((await followMailedLink(gateway, new URL(link))).hash).toContain("type=recovery");
    await quack("user", "suspend", email, "--reason", "honking");
    const [listed] = await quack<{ is_suspended: boolean }[]>("user", "list", "--find", email);
    expect(listed).toMatchObject({ email, is_suspended: true });
    await expect(quack("user", "delete", email, "--confirm", "no")).rejects.toThrow("--confirm");
    await quack("user", "delete", email, "--confirm", email);
    expect(await quack("user", "list", "--find", email)).toEqual([]);
  });
});

describe("an invitation", () => {
  test("admits as many people as it is for", async () => {
    const { code } = await quack<{ code: string }>("invite", "create", "--uses", "2", "--note", "class 7B");
    const signUp = () =>
      browserOf(gateway).signUp({ email: newAddress(), password: PASSWORD, options: { data: { invite: code } } });
    expect(await quack("invite", "list")).toMatchObject([{ note: "class 7B", uses_left: 2 }]);
    expect([await signUp(), await signUp(), await signUp()].map(({ error }) => error?.code ?? "in")).toEqual([
      "in",
      "in",
      "invite_not_found",
    ]);
  });

  test("can be for one address, and can be revoked", async () => {
    const email = newAddress();
    const { code } = await quack<{ code: string }>("invite", "create", "--email", email);
    const options = { data: { invite: code } };
    const stranger = await browserOf(gateway).signUp({ email: newAddress(), password: PASSWORD, options });
    expect(stranger.error?.code).toBe("invite_not_found");
    await quack("invite", "revoke", code);
    expect((await browserOf(gateway).signUp({ email, password: PASSWORD, options })).error?.code).toBe(
      "invite_not_found",
    );
  });
});

test("the outbox shows the messages to players", async () => {
  const email = newAddress();
  await quack("user", "create", email);
  await browserOf(gateway).resetPasswordForEmail(email);
  const messages = await quack<{ recipient: string; text: string }[]>("outbox", "--to", email);
  expect(messages).toMatchObject([{ recipient: email, text: expect.stringContaining("/auth/v1/verify") as string }]);
});
