import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

// One version for all platforms; npm has the program in a package for each.
const VERSION = "2.9.5";
const PLATFORM = `${process.platform}-${process.arch}${process.platform === "linux" ? "-glibc" : ""}`;
type Verdicts = { accepted: number; wrong: string[] };

const FUNCTIONS = ["accept-build", "accept-image", "author-push", "play-build", "server-time", "sweep", "verify-run"];
const PAGE = "<!doctype html><title>Pond</title>";
const SERVICE_KEY = "sb_secret_of_the_site";
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-deno-"));
const env = { ...process.env, DENO_DIR: path.join(folder, "cache"), NO_COLOR: "1" };

describe.runIf(process.env["TEST_ENGINE"] === "pglite")("under Deno, which Supabase runs,", () => {
  let deno: string;
  beforeAll(() => {
    const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder];
    execFileSync("npm", ["install", ...options, `@deno/${PLATFORM}@${VERSION}`], { stdio: "pipe" });
    deno = path.join(folder, "node_modules/@deno", PLATFORM, process.platform === "win32" ? "deno.exe" : "deno");
  }, 600_000);
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  /** Each function as Supabase deploys it: with its own deno.json, and packages from npm. */
  const optionsOf = (name: string) => {
    const config = path.join(import.meta.dirname, name, "deno.json");
    return [
      "--no-lock",
      "--node-modules-dir=none",
      ...(fs.existsSync(config) ? ["--config", config] : ["--no-config"]),
    ];
  };
  const entryOf = (name: string) => path.join(import.meta.dirname, name, "index.ts");

  test.each(FUNCTIONS)("the types of %s are right", (name) => {
    execFileSync(deno, ["check", ...optionsOf(name), entryOf(name)], { env, stdio: "pipe" });
  });

  test("every recorded run is accepted with its score", () => {
    const script = path.join(import.meta.dirname, "verify-run/testing/judge-golden-runs.ts");
    const options = ["run", "-A", "--no-check", ...optionsOf("verify-run")];
    const verdicts = JSON.parse(execFileSync(deno, [...options, script], { env, encoding: "utf8" })) as Verdicts;
    console.log("recorded runs under Deno:", verdicts.accepted, "accepted");
    expect(verdicts.wrong).toEqual([]);
    expect(verdicts.accepted).toBeGreaterThanOrEqual(24);
  });

  describe("a function", () => {
    let site: http.Server;
    let url: string;
    let running: ChildProcess[] = [];
    const keys = { own: generateKeyPair("ES256", { extractable: true }), stranger: generateKeyPair("ES256") };

    beforeAll(async () => {
      const published = { ...(await exportJWK((await keys.own).publicKey)), kid: "one", alg: "ES256" };
      // A site that publishes its keys and has no runs, no uploads and no work.
      site = http.createServer((request, answer) => {
        const isKeys = request.url!.endsWith("/jwks.json");
        const isWork = request.url!.endsWith("/rpc/sweep");
        const isBuild = request.url!.endsWith("/rpc/find_build_file");
        const file = { sha256: "ab".repeat(32), type: "text/html; charset=utf-8", encoding: null, has_br: false };
        const work = isWork ? { judge: [], remove_uploads: [], remove_images: [] } : [];
        if (request.url!.startsWith("/storage/v1/object/game_files/blobs/")) return void answer.end(PAGE);
        answer.setHeader("content-type", "application/json");
        const build = { state: "ready", flags: ["sdk"], file };
        answer.end(JSON.stringify(isKeys ? { keys: [published] } : isBuild ? build : work));
      });
      await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
      url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    });
    afterAll(() => {
      for (const each of running) each.kill("SIGKILL");
      running = [];
      site.close();
    });

    async function start(name: string): Promise<string> {
      const settings = {
        SUPABASE_URL: url,
        SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
        DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
      };
      const child = spawn(deno, ["run", "-A", ...optionsOf(name), entryOf(name)], { env: { ...env, ...settings } });
      running.push(child);
      return new Promise((resolve, reject) => {
        let output = "";
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding("utf8").on("data", (text: string) => {
            output += text;
            const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
            if (address) resolve(address);
          });
        child.once("exit", () => reject(new Error(output)));
      });
    }
    const sign = async (key: "own" | "stranger") =>
      new SignJWT({ sub: "f1b0a2de-0000-4000-8000-000000000001", role: "authenticated", aud: "authenticated" })
        .setProtectedHeader({ alg: "ES256", kid: "one" })
        .setExpirationTime("1h")
        .sign((await keys[key]).privateKey);
    const call = async (address: string, token: string, body: object) =>
      (
        await fetch(address, {
          method: "POST",
          headers: { authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        })
      ).status;

    test("server-time answers", async () => {
      expect((await fetch(await start("server-time"))).status).toBe(200);
    });

    test.each([
      // The site of this test answers every call with an empty list: the player has no such run.
      ["verify-run", { run_id: "f1b0a2de-0000-4000-8000-000000000002" }, 404],
      ["accept-image", { path: "nowhere" }, 400],
      ["accept-build", { build_id: "x" }, 400],
    ])("%s refuses a forged token, and answers a player", async (name, body, status) => {
      const address = await start(name);
      expect(await call(address, await sign("stranger"), body)).toBe(401);
      expect(await call(address, await sign("own"), body)).toBe(status);
    });

    test("author-push refuses a call without a key", async () => {
      expect(await call(await start("author-push"), await sign("own"), { step: "begin" })).toBe(401);
    });

    test("play-build serves a page with our script first, in a sandbox of its own", async () => {
      const address = await start("play-build");
      const answer = await fetch(`${address}/play-build/${"0".repeat(32)}/index.html`);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        `<!doctype html><script src="/g/frame.js" data-sdk></script><title>Pond</title>`,
      ]);
      expect(answer.headers.get("content-security-policy")).toMatch(/^sandbox allow-scripts allow-pointer-lock; /);
      expect((await fetch(`${address}/play-build/x/index.html`)).status).toBe(404);
    });

    test("sweep works for the site itself, and for no player", async () => {
      const address = await start("sweep");
      expect(await call(address, await sign("own"), {})).toBe(403);
      expect(await call(address, SERVICE_KEY, {})).toBe(200);
    });
  });
});
