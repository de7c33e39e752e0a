import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideBuild, newCreator, newDraft, pushBuild, type Files } from "#testing/class-builds.ts";
import { openFunctionsSite, type FunctionsSite } from "#testing/functions-site.ts";

const SCRIPT = "play();".repeat(400);
const WASM = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const SOUND = Buffer.concat([Buffer.from("OggS\0"), Buffer.alloc(2000, 7)]);
const FILES: Files = {
  "index.html": `<!-- made by hand -->\n<!doctype html>\n<html lang="en"><head><title>Pond</title></head><body></body></html>`,
  "main.js": SCRIPT,
  "Build/game.wasm.br": brotliCompressSync(WASM),
  "Build/game.js.gz": gzipSync(SCRIPT),
  "Build/game.data.unityweb": gzipSync("some data"),
  "Build/plain.data.unityweb": "not packed",
  "sounds/quack (1).ogg": SOUND,
};

let site: FunctionsSite;
let hash: string;
beforeAll(async () => {
  site = await openFunctionsSite();
  const creator = await newCreator(site);
  const { id } = await newDraft(site, creator, "Served Game");
  hash = (await pushBuild(site, creator, id, FILES)).hash!;
});
afterAll(() => site.close());

/** Requests the raw bytes, because fetch would decompress them. */
async function get(path: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") {
  const answer = await site.gateway.app.inject({ method, url: path, headers: { "accept-encoding": "", ...headers } });
  return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
}
const file = (path: string, headers?: Record<string, string>) => get(`/g/b/${hash}/${path}`, headers);

describe("a file of a build", () => {
  test("has its type, is cached for ever, and has a sandbox that reaches only its own build", async () => {
    const { status, headers, body } = await file("main.js");
    expect([status, body.toString()]).toEqual([200, SCRIPT]);
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("sandbox allow-scripts allow-pointer-lock; default-src 'none'; script-src http");
    expect(policy).toContain(`/g/b/${hash}/ data: blob:`);
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy.split("; frame-ancestors")[0]).not.toMatch(/'self'|https?:\/\/[^/ ]+\/? |\*/);
    expect(headers["cross-origin-embedder-policy"]).toBeUndefined();
  });

  test("is compressed for a browser that accepts that, and not sent again if the browser has it", async () => {
    const packed = await file("main.js", { "accept-encoding": "gzip, deflate, br" });
    expect([packed.headers["content-encoding"], packed.headers["vary"]]).toEqual(["br", "Accept-Encoding"]);
    expect(brotliDecompressSync(packed.body).toString()).toBe(SCRIPT);
    const again = await file("main.js", { "accept-encoding": "br", "if-none-match": String(packed.headers["etag"]) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test("that was uploaded packed is unpacked by the browser, or by us where the browser cannot", async () => {
    const browser = await file("Build/game.wasm.br", { "accept-encoding": "gzip, br" });
    expect([browser.headers["content-type"], browser.headers["content-encoding"]]).toEqual(["application/wasm", "br"]);
    expect(brotliDecompressSync(browser.body)).toEqual(WASM);
    const plainHttp = await file("Build/game.wasm.br", { "accept-encoding": "gzip" });
    expect([plainHttp.headers["content-encoding"], plainHttp.body]).toEqual([undefined, WASM]);
    const script = await file("Build/game.js.gz", { "accept-encoding": "gzip" });
    expect([script.headers["content-type"], gunzipSync(script.body).toString()]).toEqual([
      "text/javascript; charset=utf-8",
      SCRIPT,
    ]);
    expect((await file("Build/game.data.unityweb")).body.toString()).toBe("some data");
    expect((await file("Build/plain.data.unityweb")).body.toString()).toBe("not packed");
  });

  test("is sent in ranges on request", async () => {
    const part = await file("sounds/quack%20(1).ogg", { range: "bytes=5-9" });
    expect([part.status, part.headers["content-range"], part.body]).toEqual([
      206,
      `bytes 5-9/${SOUND.length}`,
      Buffer.alloc(5, 7),
    ]);
    expect((await file("sounds/quack%20(1).ogg", { range: "bytes=99999-" })).status).toBe(416);
    const head = await get(`/g/b/${hash}/sounds/quack%20(1).ogg`, {}, "HEAD");
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, String(SOUND.length), 0]);
  });

  test.each([
    "nothing.js",
    "MAIN.JS",
    "build/game.wasm.br",
    "Build/game.wasm",
    "..%2f..%2f..%2fsecrets.json",
    "../../secrets.json",
    "Build/..%2fmain.js",
    "main.js%00",
    "%00",
    "/main.js",
    "/",
    "Build//game.js.gz",
    "Build/",
    "Build",
    "main.js/",
    "%5c..%5cmain.js",
    "constructor",
    "__proto__",
  ])("is not found under another name: %s", async (path) => {
    const { status, headers, body } = await file(path);
    expect([status, headers["location"]]).toEqual([404, undefined]);
    expect(body.includes("play()")).toBe(false);
  });

  test.each([
    `/g/b/${"0".repeat(32)}/index.html`,
    "/g/b/x/index.html",
    `/g/b/${"A".repeat(32)}/index.html`,
    "/g/b//index.html",
  ])("is not found in a build that does not exist: %s", async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers["location"]]).toEqual([404, undefined]);
  });
});

describe("the page of a build", () => {
  test("starts with our script, after the doctype, and is revalidated each time", async () => {
    const page = await file("index.html");
    expect(page.body.toString()).toContain(`<!doctype html><script src="/g/frame.js"></script>\n<html lang="en">`);
    expect(page.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    expect((await file("")).body).toEqual(page.body);
    const packed = await file("index.html", { "accept-encoding": "br" });
    expect(brotliDecompressSync(packed.body)).toEqual(page.body);
  });

  test("opens in a frame, and not in a tab of its own", async () => {
    expect((await file("index.html", { "sec-fetch-dest": "document" })).status).toBe(403);
    expect((await file("index.html", { "sec-fetch-dest": "iframe" })).status).toBe(200);
  });

  test("may use eval, threads or an SDK of its own if its build says so", async () => {
    const creator = await newCreator(site);
    const { id } = await newDraft(site, creator, "Needs More");
    const build = await pushBuild(site, creator, id, FILES, { flags: ["eval", "threads", "sdk"] });
    const { headers, body } = await get(`/g/b/${build.hash}/index.html`);
    expect(build.hash).not.toBe(hash);
    expect(headers["content-security-policy"]).toContain("'wasm-unsafe-eval' 'unsafe-eval' blob:");
    expect(headers["cross-origin-embedder-policy"]).toBe("require-corp");
    expect(body.toString()).toContain(`<script src="/g/frame.js" data-sdk></script>`);
  });
});

describe("the function play-build", () => {
  const played = async (path: string, headers: Record<string, string> = {}) =>
    get(`/functions/v1/play-build/${hash}/${path}`, headers);

  test("serves the same bytes with the same headers as the gateway does", async () => {
    const same = ["content-type", "cache-control", "permissions-policy", "x-content-type-options", "etag"];
    for (const [path, headers] of [
      ["index.html", {}],
      ["main.js", {}],
      ["main.js", { "accept-encoding": "br" }],
      ["Build/game.wasm.br", { "accept-encoding": "gzip, br" }],
      ["Build/game.wasm.br", {}],
      ["Build/game.js.gz", { "accept-encoding": "gzip" }],
      ["sounds/quack%20(1).ogg", { range: "bytes=5-9" }],
    ] as const) {
      const [ours, theirs] = [await file(path, headers), await played(path, headers)];
      const [here, there] = [ours, theirs].map(({ status, headers: sent, body }) => [
        status,
        ...same.map((name) => sent[name]),
        sent["content-encoding"],
        body.toString("base64"),
      ]);
      expect(there, path).toEqual(here);
      const policyOf = ({ headers: sent }: typeof ours) =>
        String(sent["content-security-policy"]).replaceAll(/https?:\/\/[^/; ]+/g, "O");
      expect(new Set(policyOf(theirs).split(/[ ;]+/))).toEqual(new Set(policyOf(ours).split(/[ ;]+/)));
    }
  });

  test("serves nothing under another name, and no page in a tab of its own", async () => {
    for (const path of ["nothing.js", "MAIN.JS", "..%2fmain.js", "main.js%00", "Build/"])
      expect((await played(path)).status, path).toBe(404);
    expect((await played("index.html", { "sec-fetch-dest": "document" })).status).toBe(403);
    expect((await played("sounds/quack%20(1).ogg", { range: "bytes=99999-" })).status).toBe(416);
  });
});

test("a blocked build is gone for everybody within two seconds", async () => {
  const creator = await newCreator(site);
  const { id } = await newDraft(site, creator, "Blocked Soon");
  const build = await pushBuild(site, creator, id, { ...FILES, "extra.txt": "blocked" });
  const path = `/g/b/${build.hash}/main.js`;
  expect((await get(path)).status).toBe(200);
  await decideBuild(site, build.id, "block", "Copied.");
  await expect.poll(async () => (await get(path)).status, { timeout: 5000, interval: 200 }).toBe(410);
  expect((await file("main.js")).status).toBe(200);
});
