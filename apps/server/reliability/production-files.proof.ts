import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGatewayProcess, type GatewayProcess } from "#testing/gateway-process.ts";
import { copyProductionFiles } from "./production-folder.ts";

const SERVICE_KEY = "sb_secret_between_you_and_me_0123456789";
const NOBODY = "65534";
// Mounts are visible only in the new namespace. `exec` keeps the process id, so signals reach the site.
const AS_NOBODY = `mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" &&
  cd "$1" && exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups "$2" apps/server/dist/main.js`;

const canMount = process.getuid?.() === 0 && spawnSync("unshare", ["-m", "true"]).status === 0;
const isWanted = process.env["TEST_ENGINE"] === "pglite";
if (isWanted && !canMount) console.log("Skipped: a read-only mount needs root, unshare and setpriv.");

describe.runIf(isWanted && canMount)("the files of an image, started read-only as nobody,", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-image-"));
  const [root, data] = [path.join(folder, "site"), path.join(folder, "data")];
  let site: GatewayProcess;
  let anonKey: string;

  beforeAll(async () => {
    fs.chmodSync(folder, 0o755);
    copyProductionFiles(root);
    fs.mkdirSync(data);
    fs.chownSync(data, Number(NOBODY), Number(NOBODY));
    const command = ["unshare", "-m", "sh", "-ec", AS_NOBODY, "sh", root, process.execPath];
    const env = { HOST: "127.0.0.1", PORT: "0", DATA_DIR: data, TMPDIR: data, DATABASE_URL: "", SERVICE_KEY };
    site = await startGatewayProcess({ ...env, PUBLIC_URL: "", LOG_LEVEL: "warn" }, { command });
    anonKey = ((await (await fetch(`${site.url}/config.json`)).json()) as { anonKey: string }).anonKey;
  });
  afterAll(async () => {
    await site.end("SIGKILL");
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const call = (address: string, key: string, body: string, type = "application/json") =>
    fetch(`${site.url}${address}`, {
      method: "POST",
      headers: { apikey: key, authorization: `Bearer ${key}`, "content-type": type },
      body,
    });

  test("are owned by another user and cannot be written", () => {
    const status = fs.readFileSync(`/proc/${site.pid}/status`, "utf8");
    expect(status).toMatch(new RegExp(`^Uid:\\s+${NOBODY}\\s+${NOBODY}`, "m"));
    const mounts = fs.readFileSync(`/proc/${site.pid}/mounts`, "utf8");
    expect(
      mounts
        .split("\n")
        .find((line) => line.split(" ")[1] === root)
        ?.split(" ")[3],
    ).toMatch(/^ro\b/);
    console.log("production files:", spawnSync("du", ["-sm", root], { encoding: "utf8" }).stdout.split("\t")[0], "MB");
  });

  test("serve pages, their scripts, games and pictures", async () => {
    const page = await (await fetch(site.url)).text();
    expect(page).toContain("<h1");
    const [, script] = /<link rel="later"[^>]* href="([^"]+)"/.exec(page)!;
    for (const address of [script!, "/g/skyhop/index.html", "/covers/skyhop.svg", "/sw.js", "/healthz"])
      expect([address, (await fetch(site.url + address)).status]).toEqual([address, 200]);
  });

  test("sign people up and in", async () => {
    const person = JSON.stringify({ email: "nobody@pond.test", password: "paddle upstream" });
    expect((await call("/auth/v1/signup", anonKey, person)).status).toBe(200);
    expect((await call("/auth/v1/token?grant_type=password", anonKey, person)).status).toBe(200);
  });

  test("store a file and give it back", async () => {
    expect((await call("/storage/v1/bucket", SERVICE_KEY, `{"id":"pond","name":"pond","public":true}`)).status).toBe(
      200,
    );
    expect((await call("/storage/v1/object/pond/note.txt", SERVICE_KEY, "quack", "text/plain")).status).toBe(200);
    const stored = await fetch(`${site.url}/storage/v1/object/public/pond/note.txt`);
    expect(await stored.text()).toBe("quack");
  });

  test("run every function", async () => {
    expect((await call("/functions/v1/server-time", anonKey, "")).status).toBe(200);
    expect((await call("/functions/v1/verify-run", SERVICE_KEY, "")).status).toBe(200);
    expect((await call("/functions/v1/sweep", SERVICE_KEY, "")).status).toBe(200);
    // The function has loaded its codecs before it looks for the score.
    const path = `submissions/${randomUUID()}_note.png`;
    expect((await call("/functions/v1/accept-image", SERVICE_KEY, JSON.stringify({ path }))).status).toBe(404);
  });

  test("answer the health check of a container", () => {
    const quack = (port: number) =>
      spawnSync(process.execPath, [path.join(root, "apps/server/dist/quack.js"), "healthcheck"], {
        encoding: "utf8",
        env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: data },
      });
    expect(quack(site.port)).toMatchObject({ status: 0, stdout: "ready\n" });
    expect(quack(1)).toMatchObject({ status: 1, stdout: expect.stringMatching(/^not running: no site answers/) });
  });

  test("end with 0 after SIGTERM", async () => {
    expect(await site.end("SIGTERM")).toMatchObject({ code: 0, signal: null });
  });
});
