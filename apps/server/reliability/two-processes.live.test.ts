import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGatewayProcess, type GatewayProcess } from "#testing/gateway-process.ts";
import { prepareSiteOfEngine, type PreparedSite } from "#testing/prepared-site.ts";
import { auth, newSession } from "#testing/process-sessions.ts";

const BUCKETS = `insert into storage.buckets (id, name, public) values ('pond', 'pond', false);`;

describe.runIf(process.env["TEST_ENGINE"] === "postgres")("two processes with a data directory each", () => {
  let site: PreparedSite;
  let processes: GatewayProcess[];
  const folders = [0, 1].map(() => fs.mkdtempSync(path.join(os.tmpdir(), "quack-process-")));

  beforeAll(async () => {
    site = await prepareSiteOfEngine(BUCKETS, { ANON_KEY: "", STEADY_MS: "0" });
    processes = await Promise.all(
      folders.map((DATA_DIR) => startGatewayProcess({ ...site.env, ANON_KEY: "", DATA_DIR, DRAIN_SECONDS: "60" })),
    );
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.end("SIGKILL")));
    await site.remove();
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  });

  const anonKeyOf = async ({ url }: GatewayProcess) =>
    ((await (await fetch(`${url}/config.json`)).json()) as { anonKey: string }).anonKey;

  test("give browsers the same key, and accept it from each other", async () => {
    const [one, other] = await Promise.all(processes.map(anonKeyOf));
    expect(one).toBe(other);
    const answer = await fetch(`${processes[1]!.url}/rest/v1/apps?select=id&limit=1`, { headers: { apikey: one! } });
    expect(answer.status).toBe(200);
  });

  test("accept each other's sessions, and each other's links to files", async () => {
    const [first, second] = processes as [GatewayProcess, GatewayProcess];
    const apikey = await anonKeyOf(first);
    const json = { apikey, "content-type": "application/json" };
    const body = JSON.stringify({ email: "two@pond.test", password: "paddle upstream" });
    const session = (await (
      await fetch(`${first.url}/auth/v1/signup`, { method: "POST", headers: json, body })
    ).json()) as { access_token: string };
    const headers = { ...json, authorization: `Bearer ${session.access_token}` };
    expect((await fetch(`${second.url}/auth/v1/user`, { headers })).status).toBe(200);

    const signing = await fetch(`${first.url}/storage/v1/object/upload/sign/pond/note.txt`, {
      method: "POST",
      headers: { apikey: site.serviceKey },
    });
    const { url: link } = (await signing.json()) as { url: string };
    const upload = await fetch(`${second.url}/storage/v1${link}`, {
      method: "PUT",
      headers: { "content-type": "text/plain" },
      body: "quack",
    });
    expect([signing.status, upload.status]).toEqual([200, 200]);
  });

  test("notice a sign-out at the other one with the next request", async () => {
    const [one, other] = processes as [GatewayProcess, GatewayProcess];
    const visited = { ...site, anonKey: await anonKeyOf(one) };
    const { access_token: token } = await newSession(one, visited);
    const readsAt = async ({ url }: GatewayProcess) => {
      const headers = { apikey: visited.anonKey, authorization: `Bearer ${token}` };
      return (await fetch(`${url}/rest/v1/categories?select=id&limit=1`, { headers })).status;
    };
    expect([await readsAt(one), await readsAt(other)]).toEqual([200, 200]);
    expect((await auth(one, visited, "POST", "/logout?scope=global", { token })).status).toBe(204);
    expect([await readsAt(other), await readsAt(one)]).toEqual([401, 401]);
    expect((await auth(other, visited, "GET", "/user", { token })).status).toBe(403);
  });

  test("stop one after the other: the first is not ready at once, and still answers", async () => {
    const [first, second] = processes as [GatewayProcess, GatewayProcess];
    process.kill(first.pid, "SIGTERM");
    await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    // The second signal does not wait.
    const ending = await first.end("SIGTERM");
    expect(ending).toMatchObject({ code: 0, signal: null });
  });
});
