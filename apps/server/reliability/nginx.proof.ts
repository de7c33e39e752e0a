import { randomUUID } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGatewayProcess, type GatewayProcess } from "#testing/gateway-process.ts";
import { prepareSiteOfEngine, type PreparedSite } from "#testing/prepared-site.ts";
import { checkSample, hasNginx, startNginx, type Nginx } from "./nginx-process.ts";

const BUCKET = `insert into storage.buckets (id, name, public) values ('pond', 'pond', false);`;
/** Failed sign-ins of one address: 100 at once are allowed. */
const ATTEMPTS = 130;

describe.runIf(hasNginx && process.env["TEST_ENGINE"] === "postgres")("two processes behind nginx", () => {
  let site: PreparedSite;
  let processes: GatewayProcess[];
  let nginx: Nginx;
  let appending: Nginx;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-proxied-"));

  beforeAll(async () => {
    site = await prepareSiteOfEngine(BUCKET, { ANON_KEY: "", STEADY_MS: "0", TRUST_PROXY: "1" });
    processes = await Promise.all(["one", "two"].map((name) => startGatewayProcess({ ...site.env, ...dataOf(name) })));
    const ports = processes.map(({ port }) => port);
    nginx = await startNginx({ processes: ports });
    appending = await startNginx({ processes: ports, forwardedFor: "$proxy_add_x_forwarded_for" });
  });
  afterAll(async () => {
    await Promise.all([nginx.stop(), appending.stop(), ...processes.map((each) => each.end("SIGKILL"))]);
    await site.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** A data directory of its own; uploaded files are shared, as in deploy/compose.yml. */
  function dataOf(name: string): { DATA_DIR: string } {
    const [DATA_DIR, files] = [path.join(folder, name), path.join(folder, "files")];
    fs.mkdirSync(DATA_DIR);
    fs.mkdirSync(files, { recursive: true });
    fs.symlinkSync(files, path.join(DATA_DIR, "files"));
    return { DATA_DIR };
  }

  test("accept the sample as it is", () => {
    const { status, output } = checkSample();
    expect([status, output]).toEqual([0, expect.stringContaining("test is successful")]);
  });

  async function signIn(proxy: Nginx, from: string, forged: string): Promise<number> {
    const body = JSON.stringify({ email: `${randomUUID()}@pond.test`, password: "a wrong password" });
    const headers = { apikey: await anonKey(), "content-type": "application/json", "x-forwarded-for": forged };
    return new Promise((resolve, reject) => {
      const options = { method: "POST", localAddress: from, agent: false, headers };
      http
        .request(`${proxy.url}/auth/v1/token?grant_type=password`, options, (answer) => {
          answer.resume();
          answer.once("end", () => resolve(answer.statusCode!));
        })
        .once("error", reject)
        .end(body);
    });
  }
  let known: Promise<string> | undefined;
  const anonKey = () =>
    (known ??= fetch(`${nginx.url}/config.json`)
      .then((answer) => answer.json() as Promise<{ anonKey: string }>)
      .then((config) => config.anonKey));
  const madeUp = () => Array.from({ length: 4 }, () => Math.floor(Math.random() * 250) + 1).join(".");

  test.each([
    ["replaces X-Forwarded-For", () => nginx, "127.0.0.2", "127.0.0.3"],
    ["appends to X-Forwarded-For", () => appending, "127.0.0.4", "127.0.0.5"],
  ])("count the real address where nginx %s, whatever the visitor sends", async (_how, proxy, visitor, other) => {
    const counts = new Map<number, number>();
    for (let from = 0; from < ATTEMPTS; from += 10) {
      const statuses = await Promise.all(Array.from({ length: 10 }, () => signIn(proxy(), visitor, madeUp())));
      for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    console.log("sign-ins with forged addresses:", Object.fromEntries(counts));
    expect(counts.get(429) ?? 0).toBeGreaterThan(0);
    expect(new Set(counts.keys())).toEqual(new Set([400, 429]));
    // Another visitor is not limited, and cannot be by somebody who forges that address.
    expect(await signIn(proxy(), other, visitor)).toBe(400);
  });

  test("take uploads above nginx's own limit of 1 MB, and give them back", async () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024, "quack ");
    const headers = { apikey: site.serviceKey, authorization: `Bearer ${site.serviceKey}` };
    const sent = { method: "POST", headers: { ...headers, "content-type": "text/plain" }, body: bytes };
    expect((await fetch(`${nginx.url}/storage/v1/object/pond/large.txt`, sent)).status).toBe(200);
    for (const { url } of [nginx, ...processes]) {
      const answer = await fetch(`${url}/storage/v1/object/pond/large.txt`, { headers });
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  test("are one site: sessions, links to files, functions and sign-outs of one count on the other", async () => {
    const [one, two] = processes as [GatewayProcess, GatewayProcess];
    const apikey = await anonKey();
    const json = { apikey, "content-type": "application/json" };
    const person = JSON.stringify({ email: `${randomUUID()}@pond.test`, password: "paddle upstream" });
    const post = (url: string, address: string, headers: Record<string, string>, body = "") =>
      fetch(url + address, { method: "POST", headers, body });

    await post(one.url, "/auth/v1/signup", json, person);
    const signedIn = await post(one.url, "/auth/v1/token?grant_type=password", json, person);
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    const own = { ...json, authorization: `Bearer ${token}` };
    const userOn = (url: string) => fetch(`${url}/auth/v1/user`, { headers: own }).then(({ status }) => status);
    for (const { url } of [one, two, nginx]) expect(await userOn(url)).toBe(200);

    const service = { apikey: site.serviceKey, authorization: `Bearer ${site.serviceKey}` };
    await post(one.url, "/storage/v1/object/pond/note.txt", { ...service, "content-type": "text/plain" }, "quack");
    const signing = await post(
      two.url,
      "/storage/v1/object/sign/pond/note.txt",
      { ...service, "content-type": "application/json" },
      `{"expiresIn":60}`,
    );
    const { signedURL } = (await signing.json()) as { signedURL: string };
    for (const { url } of [one, two, nginx])
      expect(await (await fetch(`${url}/storage/v1${signedURL}`)).text()).toBe("quack");

    // Function threads verify tokens with the keys of their own process, which both publish.
    const unknownRun = JSON.stringify({ run_id: randomUUID() });
    for (const { url } of [one, two, nginx])
      expect((await post(url, "/functions/v1/verify-run", own, unknownRun)).status).toBe(404);

    expect((await post(two.url, "/auth/v1/logout", own)).status).toBe(204);
    for (const { url } of [one, two, nginx]) expect(await userOn(url)).toBe(403);
    expect((await post(one.url, "/functions/v1/verify-run", own, unknownRun)).status).toBe(401);
  });
});
