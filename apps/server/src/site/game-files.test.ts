import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerErrors } from "#edge/errors.ts";
import { registerGameFiles } from "./game-files.ts";

const FILES = {
  "blink/index.html": "<title>Blink</title>",
  "blink/main.a1b2c3d4.js": "play();".repeat(50),
  "blink/main.a1b2c3d4.js.br": brotliCompressSync("play();".repeat(50)),
  "rules/blink.0123456789abcdef.js": "export const rules = {};",
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-games-"));
  for (const [name, content] of Object.entries(FILES)) {
    fs.mkdirSync(path.join(folder, "games", path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, "games", name), content);
  }
  fs.writeFileSync(path.join(folder, "secret.txt"), "the password is quack");
  app = Fastify();
  answerErrors(app);
  await registerGameFiles(app, { folder: path.join(folder, "games"), originsOf: () => ["https://pond.test"] });
});

afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

describe("a game's files", () => {
  test.each(["/g/blink/index.html", "/g/blink/main.a1b2c3d4.js", "/g/nobody/index.html"])(
    "are sandboxed without an origin, connect to nothing, and are framed by us only: %s",
    async (url) => {
      const { headers } = await get(url, { origin: "null" });
      expect(headers["content-security-policy"]).toBe(
        "sandbox allow-scripts allow-pointer-lock; default-src 'none'; script-src https://pond.test/g/; " +
          "style-src https://pond.test/g/ 'unsafe-inline'; img-src https://pond.test/g/ data: blob:; " +
          "media-src https://pond.test/g/; font-src https://pond.test/g/; connect-src 'none'; " +
          "frame-ancestors https://pond.test",
      );
      expect(headers).toMatchObject({
        "access-control-allow-origin": "*",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "cross-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
      });
    },
  );

  test("are cached for ever when their name has a hash, and revalidated otherwise", async () => {
    expect((await get("/g/blink/main.a1b2c3d4.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    const page = await get("/g/blink/index.html");
    expect([page.headers["cache-control"], page.headers["content-type"]]).toEqual([
      "no-cache",
      "text/html; charset=utf-8",
    ]);
    const again = await get("/g/blink/index.html", { "if-none-match": String(page.headers["etag"]) });
    expect(again.statusCode).toBe(304);
  });

  test("are compressed at build time", async () => {
    const { headers } = await get("/g/blink/main.a1b2c3d4.js", { "accept-encoding": "br" });
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringContaining("javascript") as string,
      "cache-control": "public, max-age=31536000, immutable",
    });
  });

  test.each([
    "/g/blink/nothing.js",
    "/g/blink/main.a1b2c3d4.js.br",
    "/g/rules/blink.0123456789abcdef.js",
    "/g/../secret.txt",
    "/g/%2e%2e/secret.txt",
    "/g/blink/..%2f..%2f..%2fsecret.txt",
    "/g/",
  ])("do not include %s", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain("quack");
  });
});
