import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import {
  browserOf,
  followMailedLink,
  lastMessageTo,
  newAddress,
  PASSWORD,
  pressButton,
} from "#auth/testing/auth-people.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({
    limitFactor: 1000,
    env: { STEADY_MS: "0", SITE_NAME: "Ducks & Co", REDIRECT_URLS: "https://friend.test" },
    confirmsEmail: true,
  });
});
afterAll(() => gateway.close());

async function mailed() {
  const email = newAddress();
  const browser = browserOf(gateway);
  await browser.signUp({ email, password: PASSWORD });
  return { email, browser, ...(await lastMessageTo(gateway, email))! };
}

const scan = async (link: URL) => {
  for (const method of ["HEAD", "GET", "GET", "HEAD"]) {
    const answer = await gateway.fetch(link.href, { method, redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
  }
};

describe("a mail scanner that follows links", () => {
  test("does not use up the link", async () => {
    const { link } = await mailed();
    await scan(link);
    expect((await followMailedLink(gateway, link)).hash).toContain("access_token=");
  });

  test("does not use up the code next to it", async () => {
    const { email, browser, link, code } = await mailed();
    await scan(link);
    expect((await browser.verifyOtp({ email, token: code, type: "signup" })).error).toBeNull();
  });

  test("confirms nothing", async () => {
    const { email, browser, link } = await mailed();
    await scan(link);
    expect((await browser.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("email_not_confirmed");
  });
});

describe("the confirmation page of a mailed link", () => {
  test("has one form, no script and no external resources", async () => {
    const { link } = await mailed();
    const answer = await gateway.fetch(link.href);
    const html = await answer.text();
    expect(html).toContain("Ducks &amp; Co");
    expect(html.match(/<form method="post">/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|src=|https?:/);
    const policy = answer.headers.get("content-security-policy")!;
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; img-src 'self'; base-uri 'none'; form-action 'self' \S+;/,
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect([answer.headers.get("cache-control"), answer.headers.get("referrer-policy")]).toEqual([
      "no-store",
      "no-referrer",
    ]);
  });

  test("lets its form redirect to a site that the operator allowed, and to no other", async () => {
    const { link } = await mailed();
    const policyFor = async (target: string) => {
      link.searchParams.set("redirect_to", target);
      return (await gateway.fetch(link.href)).headers.get("content-security-policy")!;
    };
    expect(await policyFor("https://friend.test/in")).toContain("form-action 'self' https://friend.test;");
    expect(await policyFor("https://evil.test/in")).toContain(`form-action 'self' ${gateway.url};`);
  });

  test("cannot be submitted by another site", async () => {
    const { link } = await mailed();
    const forged = await pressButton(gateway, link, { "sec-fetch-site": "cross-site" });
    expect([forged.status, forged.headers.get("location")]).toEqual([400, null]);
    expect((await pressButton(gateway, link, { "sec-fetch-site": "same-origin" })).status).toBe(303);
  });

  test("redirects at once when the link is invalid", async () => {
    const { link } = await mailed();
    await followMailedLink(gateway, link);
    const again = await gateway.fetch(link.href, { redirect: "manual" });
    expect(again.status).toBe(303);
    expect(again.headers.get("location")).toContain("error_code=otp_expired");
  });
});

test("a link and its code are spent together", async () => {
  const { email, browser, link, code } = await mailed();
  await followMailedLink(gateway, link);
  expect((await browser.verifyOtp({ email, token: code, type: "signup" })).error?.code).toBe("otp_expired");
});

test("an earlier mail stays valid when another one is requested", async () => {
  const { email, link } = await mailed();
  await browserOf(gateway).resend({ type: "signup", email });
  expect((await followMailedLink(gateway, link)).hash).toContain("access_token=");
});

test("other paths refuse forms", async () => {
  for (const path of ["/token?grant_type=password", "/signup", "/recover"]) {
    const answer = await gateway.fetch(`${gateway.url}/auth/v1${path}`, {
      method: "POST",
      headers: { apikey: gateway.anonKey, "content-type": "application/x-www-form-urlencoded" },
      body: "email=a%40pond.test&password=seven+grey+herons",
    });
    expect(answer.status).toBe(400);
  }
});
