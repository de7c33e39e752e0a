import http from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#settings/config.ts";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { createOutboxPage, type OutboxPage } from "./outbox-page.ts";

const HERE = "localhost:3000";
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Asked = { url?: string; method?: "GET" | "HEAD" | "POST"; headers?: Record<string, string>; peer?: string };

/** A newly started site with its outbox, and a browser on the same machine. */
function start(env: Record<string, string> = {}) {
  const page = createOutboxPage(gateway.db, readConfig(env));
  const app = siteWith(page);
  const token = page ? new URL(page.url()).searchParams.get("token")! : "none";
  const ask = ({ url = "/outbox", method = "GET", headers = {}, peer = "127.0.0.1" }: Asked = {}) =>
    app.inject({ method, url, remoteAddress: peer, headers: { host: HERE, ...headers } });
  const openIt = (rest: Asked = {}) => ask({ url: `/outbox?token=${token}`, ...rest });
  /** Opens the printed address and returns the cookie. */
  const enter = async (rest: Asked = {}) => String((await openIt(rest)).headers["set-cookie"]).split(";")[0]!;
  return { page, token, ask, openIt, enter };
}

function siteWith(page: OutboxPage | null): FastifyInstance {
  const app = Fastify();
  page?.register(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).type("text/html").send("<h1>Nothing here</h1>"));
  return app;
}

const post = (recipient: string, subject: string, text: string, html = "<b>never shown</b>") =>
  gateway.db.asPlatform({
    text: `insert into gateway.outbox (channel, recipient, subject, text, html) values ('mail', $1, $2, $3, $4)`,
    values: [recipient, subject, text, html],
  });

describe("the printed address", () => {
  test("opens the outbox in the browser that follows it, and removes the token from the address", async () => {
    const { page, ask, openIt } = start();
    expect(page!.url()).toMatch(/^http:\/\/localhost:3000\/outbox\?token=[\w-]{43}$/);
    const opened = await openIt();
    expect([opened.statusCode, opened.headers.location]).toEqual([303, "/outbox"]);
    const cookie = String(opened.headers["set-cookie"]);
    expect(cookie).toMatch(/^quack_outbox_3000=[\w-]{43}; Path=\/outbox; HttpOnly; SameSite=Strict$/);
    const shown = await ask({ headers: { cookie: `theme=blue; ${cookie.split(";")[0]}` } });
    expect([shown.statusCode, shown.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(shown.body).toContain("Outbox of Quackademy");
  });

  test("works once", async () => {
    const { enter, openIt } = start();
    await enter();
    expect((await openIt()).statusCode).toBe(404);
  });

  test("works once when ten requests race", async () => {
    const { openIt } = start();
    const answers = await Promise.all(Array.from({ length: 10 }, () => openIt()));
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
  });

  test("can be opened again by the browser that has the cookie", async () => {
    const { enter, openIt } = start();
    const cookie = await enter();
    expect((await openIt({ headers: { cookie } })).headers.location).toBe("/outbox");
  });

  test("is not used up by a refused request", async () => {
    const { openIt } = start();
    await openIt({ method: "HEAD" });
    await openIt({ peer: "192.168.1.7" });
    await openIt({ headers: { host: "evil.test" } });
    await openIt({ headers: { "x-forwarded-for": "127.0.0.1" } });
    expect((await openIt()).statusCode).toBe(303);
  });

  test("of the previous start is refused by this one", async () => {
    const [before, now] = [start(), start()];
    const cookie = await before.enter();
    expect((await now.ask({ headers: { cookie } })).statusCode).toBe(404);
    expect((await now.ask({ url: `/outbox?token=${before.token}` })).statusCode).toBe(404);
  });
});

describe("the outbox answers 404", () => {
  // Each has the right token or the right cookie, and one thing wrong.
  const strangers: [what: string, asked: Asked][] = [
    ["another host", { headers: { host: "quack.school.example" } }],
    ["another name of this machine", { headers: { host: "127.0.0.1:3000" } }],
    ["another port", { headers: { host: "localhost:3001" } }],
    ["no port", { headers: { host: "localhost" } }],
    ["a name that only begins like ours", { headers: { host: "localhost:3000.evil.test" } }],
    ["a name that resolves here", { headers: { host: "rebound.evil.test:3000" } }],
    ["an empty host", { headers: { host: "" } }],
    ["x-forwarded-for", { headers: { "x-forwarded-for": "127.0.0.1" } }],
    ["x-forwarded-host", { headers: { "x-forwarded-host": HERE } }],
    ["x-forwarded-proto", { headers: { "X-Forwarded-Proto": "http" } }],
    ["x-forwarded-anything", { headers: { "x-forwarded-client-cert": "x" } }],
    ["forwarded", { headers: { forwarded: "for=127.0.0.1" } }],
    ["an empty forwarded", { headers: { forwarded: "" } }],
    ["via", { headers: { via: "1.1 pond" } }],
    ["x-real-ip", { headers: { "x-real-ip": "127.0.0.1" } }],
    ["cf-connecting-ip", { headers: { "cf-connecting-ip": "127.0.0.1" } }],
    ["true-client-ip", { headers: { "true-client-ip": "127.0.0.1" } }],
    ["fly-client-ip", { headers: { "fly-client-ip": "127.0.0.1" } }],
    ["cdn-loop", { headers: { "cdn-loop": "cloudflare" } }],
    ["tailscale", { headers: { "tailscale-user-login": "duck" } }],
    ["a peer on the network", { peer: "192.168.1.7" }],
    ["a peer on the internet", { peer: "203.0.113.9" }],
    ["a peer over IPv6", { peer: "2001:db8::1" }],
    ["a peer whose address looks like ours", { peer: "127.0.0.1.evil" }],
    ["a mapped address of another machine", { peer: "::ffff:10.0.0.1" }],
    ["a HEAD request", { method: "HEAD" }],
    ["a POST request", { method: "POST" }],
  ];

  test.each(strangers)("to %s", async (_what, asked) => {
    const { ask, openIt, enter } = start();
    expect((await openIt(asked)).statusCode).toBe(404);
    const cookie = await enter();
    const answer = await ask({ ...asked, headers: { ...asked.headers, cookie } });
    const nothing = await ask({ ...asked, headers: { ...asked.headers, cookie }, url: "/nothing-at-all" });
    expect([answer.statusCode, answer.body, answer.headers]).toEqual([404, nothing.body, nothing.headers]);
  });

  const wrongKeys: [what: string, asked: (token: string) => Asked][] = [
    ["no token", () => ({})],
    ["an empty token", () => ({ url: "/outbox?token=" })],
    ["a wrong token", (token) => ({ url: `/outbox?token=${token.slice(0, -1)}.` })],
    ["half a token", (token) => ({ url: `/outbox?token=${token.slice(0, 20)}` })],
    ["a token in capitals", (token) => ({ url: `/outbox?token=${token.toUpperCase()}` })],
    ["two tokens", (token) => ({ url: `/outbox?token=${token}&token=${token}` })],
    ["the token under another name", (token) => ({ url: `/outbox?key=${token}` })],
    ["the token as a cookie", (token) => ({ headers: { cookie: `quack_outbox_3000=${token}` } })],
    ["an empty cookie", () => ({ headers: { cookie: "quack_outbox_3000=" } })],
    ["a wrong cookie", () => ({ headers: { cookie: `quack_outbox_3000=${"x".repeat(43)}` } })],
    ["the token on another page", (token) => ({ url: `/outbox/?token=${token}` })],
  ];
  test.each(wrongKeys)("to a request with %s", async (_what, asked) => {
    const { token, ask } = start();
    expect((await ask(asked(token))).statusCode).toBe(404);
  });

  test.each([
    ["a mail server", { SMTP_URL: "smtp://mail.test" }],
    ["a public address", { PUBLIC_URL: "https://quack.school.example" }],
    ["an address on the network", { PUBLIC_URL: "http://192.168.1.2:3000" }],
    ["an address that only looks like ours", { PUBLIC_URL: "http://127.0.0.1.evil.test" }],
    ["localhost in another domain", { PUBLIC_URL: "http://localhost.evil.test" }],
    ["an address of its own on the network", { HOST: "192.168.1.2" }],
  ])("on a site with %s", (_what, env) => {
    expect(createOutboxPage(gateway.db, readConfig(env))).toBeNull();
  });
});

test.each([
  ["localhost", { PUBLIC_URL: "http://localhost:8080" }, "localhost:8080", "::1"],
  ["IPv6", { HOST: "::1", PORT: "8080" }, "[::1]:8080", "::1"],
  ["all addresses", { HOST: "0.0.0.0" }, HERE, "::ffff:127.0.0.1"],
  ["another loopback address", { HOST: "127.0.0.53" }, "127.0.0.53:3000", "127.0.0.53"],
])("the outbox exists on a site on %s", async (_where, env, host, peer) => {
  const { openIt } = start(env);
  expect((await openIt({ headers: { host }, peer })).statusCode).toBe(303);
});

describe("the outbox page", () => {
  test("shows the newest message first, with links as links and everything else as text", async () => {
    await post("a@pond.test", "Older", "Sign in:\nhttps://quack.test/verify?a=1&b=2\n\n048213\n");
    await post(
      `"><img src=x>@pond.test`,
      `<script>alert("subject")</script>`,
      `<script>alert(1)</script> javascript:alert(2) https://quack.test/"onmouseover="alert(3) & http://x.test/<b>`,
    );
    const { ask, enter } = start();
    const { body, headers } = await ask({ headers: { cookie: await enter() } });
    expect(body.indexOf("alert(1)")).toBeLessThan(body.indexOf("048213"));
    expect(body).toContain('<a href="https://quack.test/verify?a=1&amp;b=2" rel="noreferrer">');
    expect(body).not.toMatch(/<script|<img|<b>|href="javascript|"onmouseover/i);
    expect(body).not.toContain("never shown");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; /);
    expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
  });
});

test("the outbox works over a real connection, on a port that was not known before", async () => {
  let app: FastifyInstance | null = null;
  const port = () => (app?.server.address() as AddressInfo | null)?.port ?? 0;
  const page = createOutboxPage(gateway.db, readConfig({ PORT: "0" }), port)!;
  app = siteWith(page);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const get = (url: string, headers: http.OutgoingHttpHeaders = {}) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get(url, { headers, agent: false }, (answer) => resolve(answer.resume())).on("error", reject);
    });
  expect((await get(page.url(), { host: "evil.test" })).statusCode).toBe(404);
  const opened = await get(page.url());
  expect(opened.statusCode).toBe(303);
  const cookie = opened.headers["set-cookie"]![0]!.split(";")[0]!;
  const outbox = page.url().split("?")[0]!;
  expect((await get(outbox, { cookie })).statusCode).toBe(200);
  expect((await get(outbox, { cookie, via: "1.1 pond" })).statusCode).toBe(404);
  await app.close();
});
