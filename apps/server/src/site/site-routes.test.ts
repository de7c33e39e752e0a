import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#settings/config.ts";
import type { Database } from "#db/database.ts";
import { trustFunction } from "#edge/client-address.ts";
import { answerErrors } from "#edge/errors.ts";
import { publicConfigFor } from "./public-config.ts";
import { registerSite } from "./site-routes.ts";
import { visitConfigFor } from "./visit-config.ts";

const RENDERER = `export const viewOf = (url) => url.split("?")[0];
export async function render(url) {
  if (url === "/broken") throw new Error("a secret of ours");
  return { status: 200, title: "", head: "", html: url, data: null };
}`;

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-site-"));
  fs.writeFileSync(path.join(folder, "index.html"), "<title>x</title><!--app--><!--config-->");
  const rendererFile = path.join(folder, "renderer.mjs");
  fs.writeFileSync(rendererFile, RENDERER);
  fs.mkdirSync(path.join(folder, "games/blink"), { recursive: true });
  fs.writeFileSync(path.join(folder, "games/blink/index.html"), "<title>Blink</title>");
  fs.mkdirSync(path.join(folder, "older"));
  fs.writeFileSync(path.join(folder, "older/page-old1234.js"), "export {};");
  fs.writeFileSync(path.join(folder, "older/page-old1234.js.br"), "smaller");
  const config = readConfig({
    SITE_NAME: "Pond <b>",
    TRUST_PROXY: "true",
    EXPERIMENT_HOST: "new.pond.test",
    EXPERIMENT_SHARE: "100",
    HOST_CLASSES: "blink.pond.test=Blink",
  });
  const publicConfig = publicConfigFor(config, "key");
  const dbThatIsDown = { as: answerEmbeds } as unknown as Database;
  app = Fastify({ trustProxy: trustFunction(config.trustProxy) });
  answerErrors(app);
  await registerSite(app, {
    db: dbThatIsDown,
    folder,
    rendererFile,
    gamesFolder: path.join(folder, "games"),
    assetFolders: [path.join(folder, "older")],
    publicConfig,
    visitConfig: visitConfigFor(publicConfig, config.experiment),
  });
});

/** Everything else finds the database down. */
async function answerEmbeds(_identity: unknown, { text }: { text: string }): Promise<string[][]> {
  if (text.includes("get_embeds")) return [['{"mode": "on", "hosts": []}']];
  throw new Error("down");
}

afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: "pond.test", accept: "text/html,*/*;q=0.8", ...headers } });

describe("a page", () => {
  test("is served while the database is down", async () => {
    const answer = await open("/nowhere?x=1");
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining("/nowhere<script")]);
  });

  test("uses the requested origin, whatever host a proxy forwards", async () => {
    const answer = await open("/", { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" });
    expect(answer.body).toContain('"supabaseUrl":"https://pond.test"');
    expect(answer.headers["content-security-policy"]).toContain("connect-src 'self' wss://pond.test;");
  });
});

describe("a page of the experiment's host", () => {
  const there = { host: "new.pond.test" };

  test("has its flag drawn with the first response, and a session cookie that keeps it", async () => {
    const answer = await open("/", there);
    expect(answer.body).toContain('"flags":{"site-redesign":"test"}');
    expect(answer.headers).toMatchObject({
      "set-cookie": "quack-redesign=test; Path=/; HttpOnly; SameSite=Lax",
      vary: "Cookie",
      "cache-control": "private, no-cache",
      "x-layout": "test",
    });
    const https = await open("/", { ...there, "x-forwarded-proto": "https" });
    expect(https.headers["set-cookie"]).toMatch(/; Secure$/);
  });

  test("follows the cookie, also for concurrent requests, without drawing again", async () => {
    const [test, usual] = await Promise.all(
      ["test", "default"].map((flag) => open("/", { ...there, cookie: `quack-redesign=${flag}` })),
    );
    expect(test!.body).toContain('"flags":{"site-redesign":"test"}');
    expect(usual!.body).toContain('"flags":{"site-redesign":"default"}');
    expect(usual!.headers).not.toHaveProperty("x-layout");
    expect(usual!.headers).not.toHaveProperty("set-cookie");
    expect(usual!.headers["vary"]).toBe("Cookie");
    expect(usual!.headers["etag"]).not.toBe(test!.headers["etag"]);
  });

  test("does not answer 304 to a browser that had the other layout", async () => {
    const { headers } = await open("/", { ...there, cookie: "quack-redesign=default" });
    const etag = String(headers["etag"]);
    const same = await open("/", { ...there, cookie: "quack-redesign=default", "if-none-match": etag });
    const other = await open("/", { ...there, cookie: "quack-redesign=test", "if-none-match": etag });
    expect([same.statusCode, other.statusCode]).toEqual([304, 200]);
  });

  test("is the only one with the flag", async () => {
    const answer = await open("/?variant=test", { cookie: "quack-redesign=test" });
    expect(answer.body).not.toContain("flags");
    for (const name of ["set-cookie", "x-layout", "vary"]) expect(answer.headers).not.toHaveProperty(name);
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });
});

test("a page on localhost takes the layout from its URL, and keeps it", async () => {
  const local = { host: "localhost:3000" };
  const first = await open("/terms?variant=test", local);
  expect(first.body).toContain('"flags":{"site-redesign":"test"}');
  const cookie = String(first.headers["set-cookie"]).split(";")[0]!;
  expect((await open("/", { ...local, cookie })).body).toContain('"flags":{"site-redesign":"test"}');
  expect((await open("/", local)).body).not.toContain("flags");
});

test("a host that is bound to a class says so in its pages, and no other host does", async () => {
  expect((await open("/", { host: "blink.pond.test:8080" })).body).toContain('"homeClass":"blink"');
  expect((await open("/")).body).not.toContain("homeClass");
});

describe("a page whose rendering fails", () => {
  test("is an error page for people, with the same policy and without the reason", async () => {
    const answer = await open("/broken");
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": expect.stringContaining("default-src 'none'") as string,
    });
    expect(answer.body).toContain("<title>Pond &lt;b></title>");
    expect(answer.body).not.toMatch(/secret|Error|renderer/);
  });

  test("is JSON for programs", async () => {
    const answer = await open("/broken", { accept: "application/json" });
    expect([answer.statusCode, answer.json()]).toMatchObject([500, { code: "XX000" }]);
  });
});

describe("the policy of a page", () => {
  const policyOf = async (url: string, headers = {}) =>
    String((await open(url, headers)).headers["content-security-policy"]);

  test("lets it frame the games and nothing else", async () => {
    expect(await policyOf("/class/blink")).toMatch(/; frame-src http:\/\/pond\.test\/g\/$/);
  });

  test("lets only the videos page frame video players", async () => {
    for (const url of ["/yt", "/yt/", "/yt?x=1"])
      expect(await policyOf(url)).toMatch(/frame-src .*youtube-nocookie\.com/);
    for (const url of ["/", "/ytx", "/yt/more", "/class/x?next=/yt"])
      expect(await policyOf(url)).not.toContain("youtube");
  });

  test("lets other sites frame only the page that checks frames", async () => {
    for (const url of ["/iframeCheck", "/iframeCheck/", "/iframeCheck?x=1"])
      expect(await policyOf(url)).toContain("; frame-ancestors 'self' *;");
    for (const url of [
      "/",
      "/settings",
      "/auth",
      "/iframecheck",
      "/iframeCheck/more",
      "/x?y=/iframeCheck",
      "/play/blink",
    ])
      expect(await policyOf(url)).toContain("; frame-ancestors 'self';");
  });

  test("cannot be extended by a forged Host header", async () => {
    const policy = await policyOf("/class/blink", { host: "pond.test;script-src" });
    expect(policy).not.toContain("pond.test;script-src");
  });

  test("lets only the page of a single game start a single-file game", async () => {
    const boot = /script-src 'self' blob: 'sha256-[\w+/]+='; /;
    for (const url of ["/play/blink", "/play/blink/", "/play/blink?load=inline"]) {
      expect(await policyOf(url)).toMatch(boot);
      expect(await policyOf(url)).toContain("require-trusted-types-for 'script'; frame-src");
      expect(await policyOf(url)).toContain("trusted-types quack-frame");
    }
    for (const url of ["/", "/play", "/play/", "/class/blink", "/play/blink/more", "/class/x?next=/play/blink"])
      expect(await policyOf(url)).toContain("script-src 'self';");
  });
});

test("a game is served beside the site, and not by it", async () => {
  expect((await open("/g/blink/index.html")).body).toBe("<title>Blink</title>");
  expect((await open("/g/honk/index.html")).statusCode).toBe(404);
  expect((await open("/g/honk/index.html")).body).not.toContain("<title>");
});

describe("a hashed file that this build does not have", () => {
  test("is served if an earlier build had it", async () => {
    const plain = await open("/assets/page-old1234.js");
    expect([plain.statusCode, plain.body]).toEqual([200, "export {};"]);
    expect(plain.headers).toMatchObject({
      "content-type": expect.stringContaining("javascript") as string,
      "cache-control": "public, max-age=31536000, immutable",
    });
    const compressed = await open("/assets/page-old1234.js", { "accept-encoding": "br" });
    expect([compressed.headers["content-encoding"], compressed.body]).toEqual(["br", "smaller"]);
  });

  test.each(["/assets/page-gone123.js", "/assets/", "/assets/..%2frenderer.mjs", "/assets/.br", "/assets/a/b.js?x=1"])(
    "is a short 404 that is not cached: %s",
    async (url) => {
      const answer = await open(url);
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
      expect(answer.body.length).toBeLessThan(200);
      expect(answer.headers["content-type"]).toContain("application/json");
    },
  );
});
