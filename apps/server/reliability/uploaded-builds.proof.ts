import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3Server } from "#storage/testing/s3-test-server.ts";
import { startGatewayProcess, type GatewayProcess } from "#testing/gateway-process.ts";
import { makeZip, type ZipEntry } from "#testing/make-zip.ts";
import { prepareSiteOfEngine, type PreparedSite } from "#testing/prepared-site.ts";
import { quack } from "#testing/quack-process.ts";

const IS_EMBEDDED = process.env["TEST_ENGINE"] !== "postgres";
const MAKER = randomUUID();
const ICON = `${"ab".repeat(32)}.webp`;
const PLAYERS = `
  insert into auth.users (id) values ('${MAKER}');
  insert into public.my_users (user_id, username, age_band) values ('${MAKER}', 'drake', '16-18');
  insert into public.player_roles (user_id, role) values ('${MAKER}', 'creator');`;
const FORM = {
  title: "Pond Pals",
  tagline: "Arcade · one button",
  description: "Two ducks cross the pond.",
  controls: { keys: "Arrow keys" },
  categories: ["arcade"],
  devices: ["keyboard"],
  players: 1,
  orientation: "any",
  licence: "MIT",
  is_own: true,
  credits: "",
  min_age: 6,
  icon: ICON,
  score: { kind: "none" },
};
const files = (script: string): ZipEntry[] => [
  { name: "index.html", content: `<!doctype html><title>Pond</title><script src="main.js"></script>` },
  { name: "main.js", content: script },
];
const SCRIPTS = ["play(1);".repeat(500), "play(2);".repeat(500)];

/** PostgreSQL: two processes, with their files on S3. Embedded: one, with its files on disk. */
describe(`builds on ${IS_EMBEDDED ? "one process and a disk" : "two processes and S3"}`, () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  let site: PreparedSite;
  let processes: GatewayProcess[] = [];
  let token: string;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-builds-"));

  beforeAll(async () => {
    s3 = await startS3Server("uploads");
    const bucket = {
      S3_BUCKET: "uploads",
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: "eu-test-1",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
      S3_FORCE_PATH_STYLE: "true",
    };
    site = await prepareSiteOfEngine(PLAYERS, { STEADY_MS: "0", ...(!IS_EMBEDDED && bucket) });
    const folders = IS_EMBEDDED ? [site.dataDir] : [site.dataDir, path.join(folder, "second")];
    processes = [];
    for (const DATA_DIR of folders) processes.push(await startGatewayProcess({ ...site.env, DATA_DIR }));
    token = await site.tokenFor(MAKER);
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.end("SIGKILL")));
    await site.remove();
    await s3.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const operator = (...words: string[]) => quack(site.env, ...words);
  const last = () => processes.at(-1)!;
  async function zipOf(entries: ZipEntry[] | Buffer): Promise<string> {
    const file = path.join(folder, `${randomUUID()}.zip`);
    await fs.promises.writeFile(file, Buffer.isBuffer(entries) ? entries : makeZip(entries));
    return file;
  }
  const addGame = (source: string, ...more: string[]) =>
    operator("game", "add", source, "--class", "pond-pals", "--owner", "drake", "--site", last().url, ...more);
  async function rpc<Answer>(name: string, body: object, at = processes[0]!): Promise<Answer> {
    const answer = await fetch(`${at.url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: site.anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  type Mine = { id: string; builds: { id: string; number: number; hash: string }[] };
  const mine = async () => (await rpc<Mine[]>("get_my_classes", {}))[0]!;
  const entryAt = async (at: GatewayProcess) =>
    (await rpc<{ id: string; entry: string }[]>("get_apps_ordered_by_title", {}, at)).find(
      ({ id }) => id === "pond-pals",
    )?.entry;

  test("a zip becomes a version, and what is wrong with one is a sentence", async () => {
    const added = await addGame(await zipOf(files(SCRIPTS[0]!)), "--note", "First");
    expect(added).toMatchObject({ code: 0, err: "" });
    expect(added.out).toMatch(/Version 1 of pond-pals: 2 of 2 files are new\.[^]*Version 1 of pond-pals is ready/);

    const refused = async (source: string, ...more: string[]) => {
      const { code, err, out } = await addGame(source, ...more);
      expect([code, /\n\s+at /.test(err)], `${err} ${out}`).toEqual([1, false]);
      return err;
    };
    expect(await refused(await zipOf([{ name: "../a.js", content: "x" }]))).toMatch(/The zip cannot be read/);
    expect(await refused(await zipOf([{ name: "main.js", content: "x" }]))).toMatch(/needs a file index\.html/);
    expect(await refused(await zipOf([...files("1;"), { name: "a.exe", content: "MZ" }]))).toMatch(/Programs cannot/);
    expect(await refused(await zipOf([...files("1;"), { name: "a.png", content: "no picture" }]))).toMatch(/a\.png/);
    const bomb = Array.from({ length: 6 }, (_, n) => ({ name: `${n}.bin`, content: Buffer.alloc(20 << 20) }));
    expect(await refused(await zipOf([...files("1;"), ...bomb]))).toMatch(/too large/);
    expect(await refused(await zipOf(Buffer.from("no zip")))).toMatch(/The zip cannot be read/);
    expect(await refused(path.join(folder, "nowhere.zip"))).toMatch(/no such file/i);
    expect(await refused(await zipOf(files("1;")), "--needs", "root")).toMatch(/eval or threads/);
    const stranger = await operator("game", "add", folder, "--class", "x", "--owner", "nobody", "--site", last().url);
    expect(stranger).toMatchObject({ code: 1, err: "There is no player called nobody.\n" });
    // A key exists only for as long as the command needs it.
    const keys = await rpc<unknown[]>("get_author_keys", {});
    expect(keys).toEqual([]);
  });

  test("the operator looks at it, publishes it, and every process serves it", async () => {
    const { id } = await mine();
    const cover = await fetch(`${processes[0]!.url}/storage/v1/object/class_covers/${id}/${ICON}`, {
      method: "POST",
      headers: { apikey: site.serviceKey, authorization: `Bearer ${site.serviceKey}`, "content-type": "image/webp" },
      body: "RIFF....WEBPVP8 ",
    });
    expect(cover.status).toBe(200);
    const saved = await rpc<{ problems: unknown[] }>("save_draft", { draft_id: id, form: FORM });
    expect(saved.problems).toEqual([]);
    const first = (await mine()).builds.find(({ number }) => number === 1)!;
    await rpc("submit_class", { draft_id: id, build_id: first.id });
    expect((await operator("class", "list", "--waiting")).out).toMatch(/pond-pals\s+1\s+drake/);
    expect((await operator("class", "show", "pond-pals")).out).toContain(first.hash);
    expect(await operator("class", "accept", "pond-pals", "--reason", "Fine.")).toMatchObject({ code: 2 });
    const accepted = await operator("class", "accept", "pond-pals", "--reason", "Fine.", "--checked");
    expect(accepted).toMatchObject({ code: 0, out: "The class pond-pals is published.\n" });
    for (const each of processes) {
      const script = await fetch(`${each.url}/g/b/${first.hash}/main.js`);
      expect([script.status, sha(await script.text())]).toEqual([200, sha(SCRIPTS[0]!)]);
    }
    if (!IS_EMBEDDED) expect([...s3.objects.keys()].length).toBeGreaterThan(2);
  });

  test("a roll-back is what the next request of every process gets", async () => {
    const folderOfSecond = path.join(folder, "second-version");
    fs.mkdirSync(folderOfSecond);
    for (const { name, content } of files(SCRIPTS[1]!)) fs.writeFileSync(path.join(folderOfSecond, name), content);
    expect((await addGame(folderOfSecond)).out).toContain("1 of 2 files are new");
    const { id, builds } = await mine();
    const newest = builds.reduce((a, b) => (a.number > b.number ? a : b));
    const first = builds.find(({ number }) => number === 1)!;
    await rpc("submit_class", { draft_id: id, build_id: newest.id });
    await operator("class", "accept", "pond-pals", "--reason", "Fine.", "--checked");
    for (const each of processes) expect(await entryAt(each)).toBe(`/g/b/${newest.hash}/index.html`);

    const pageHas = async (each: GatewayProcess, hash: string) =>
      (await (await fetch(`${each.url}/class/pond-pals`)).text()).includes(hash);
    // Rendered pages keep their catalogue for two seconds.
    for (const each of processes) await expect.poll(() => pageHas(each, newest.hash)).toBe(true);

    const begun = performance.now();
    await rpc("roll_back", { draft_id: id, number: 1 });
    for (const each of processes) expect(await entryAt(each)).toBe(`/g/b/${first.hash}/index.html`);
    const inCatalogue = performance.now() - begun;
    for (const each of processes) await expect.poll(() => pageHas(each, first.hash)).toBe(true);
    const onPages = performance.now() - begun;
    console.log(`roll-back: ${inCatalogue.toFixed(0)} ms in the catalogue, ${onPages.toFixed(0)} ms on class pages`);
  });

  test("a blocked build is gone from every process, and comes back when it is unblocked", async () => {
    const { builds } = await mine();
    const { hash } = builds.find(({ number }) => number === 1)!;
    const statusAt = async (each: GatewayProcess) => (await fetch(`${each.url}/g/b/${hash}/main.js`)).status;
    expect((await operator("class", "block", hash, "--reason", "Copied.")).code).toBe(0);
    for (const each of processes) await expect.poll(() => statusAt(each)).toBe(410);
    expect(await entryAt(last())).toBeUndefined();
    expect((await operator("class", "unblock", hash)).out).toBe(`${hash} is allowed.\n`);
    for (const each of processes) await expect.poll(() => statusAt(each)).toBe(200);
    expect((await operator("class", "relist", "pond-pals", "--reason", "Cleared.")).code).toBe(0);
    expect(await entryAt(last())).toBe(`/g/b/${hash}/index.html`);
    expect((await operator("class", "unlist", "pond-pals", "--reason", "Again.")).code).toBe(0);
    expect(await entryAt(last())).toBeUndefined();
  });
});

const sha = (text: string) => createHash("sha256").update(text).digest("hex");
