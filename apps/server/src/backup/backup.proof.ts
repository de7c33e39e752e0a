import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGatewayProcess } from "#testing/gateway-process.ts";
import { quack, startQuack } from "#testing/quack-process.ts";
import { chooseSeed, seededRandom } from "#testing/seeded-random.ts";
import { openPgliteTransfer } from "./pglite-transfer.ts";
import { openArchive } from "./archive/read-archive.ts";
import { prepareBackupSite, type BackupSite } from "./testing/backup-sites.ts";
import { callSite } from "./testing/site-visitor.ts";

const KEYS = { ANON_KEY: "sb_publishable_duck", SERVICE_KEY: "sb_secret_duck_duck_duck_duck_duck_duck" };
const PLAYERS = 10_000;
const KILLS = 6;
const WRITERS = 4;
const random = seededRandom(chooseSeed());

/** Players with names that do not look alike, and with saves of a few kilobytes: about as large as a site that they have used for a year. */
const PEOPLE_SQL = `
  insert into auth.users (id, email) select gen_random_uuid(), 'p' || n || '@school.test' from generate_series(1, ${PLAYERS}) n;
  insert into public.my_users (user_id, username) select id, translate(lpad((row_number() over ())::text, 5, '0'), '0123456789', 'abcdefghkp') from auth.users
    where not exists (select from public.my_users m where m.user_id = id);
  insert into public.game_saves (user_id, app_id, rev, data)
    select user_id, (select min(id) from public.apps), rev, (select string_agg(md5(user_id::text || rev || n), '') from generate_series(1, 100) n)
    from public.my_users, generate_series(1, 3) rev;`;

/** Uploads small files until it is stopped; counts those that were acknowledged, and the slowest. */
function startWriters(url: string, when: string) {
  let isOn = true;
  const report = { acknowledged: 0, refused: 0, slowestMs: 0 };
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let at = 0; isOn; at += 1) {
      const begun = performance.now();
      const name = `/storage/v1/object/papers/${when}-${writer}-${at}.txt`;
      const { status } = await callSite(url, name, { key: KEYS.SERVICE_KEY, body: `${writer} ${at}` });
      report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - begun));
      if (status === 200) report.acknowledged += 1;
      else report.refused += 1;
    }
  });
  return {
    report,
    stop: async () => {
      isOn = false;
      await Promise.all(writers);
    },
  };
}

// Both engines have the same proofs' folder; these need only one run.
describe.runIf(process.env["TEST_ENGINE"] !== "postgres")(`backups (QUACK_SEED=${random.seed})`, () => {
  let site: BackupSite;
  let folder: string;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-archives-"));
    site = await prepareBackupSite("pglite", { ...KEYS, BACKUP_DIR: folder });
    const db = await openPgliteTransfer(path.join(site.dataDir, "db"), { isDraft: true });
    await db.script(PEOPLE_SQL).finally(() => db.close());
  });

  afterAll(async () => {
    await site.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const archives = () => fs.readdirSync(folder).filter((name) => name.endsWith(".tar.gz"));
  const countUsers = async () => {
    const db = await openPgliteTransfer(path.join(site.dataDir, "db"));
    const counted = db.asPlatform({ text: "select count(*) from auth.users", values: [] });
    const [row] = await counted.finally(() => db.close());
    return Number(row![0]);
  };

  test(`of ${PLAYERS} players under write load have every acknowledged write, and are verified`, async () => {
    const gateway = await startGatewayProcess(site.env);
    try {
      const before = startWriters(gateway.url, "before");
      await pause(3000);
      await before.stop();
      const load = startWriters(gateway.url, "during");
      const { code, out, err } = await quack(site.env, "backup", "--json");
      await load.stop();
      expect({ code, err }).toEqual({ code: 0, err: "" });
      const report = JSON.parse(out) as { file: string; pausedMs: number; bytes: number; findings: number };
      const { manifest } = await openArchive(report.file, null);
      console.log("backup:", { ...report, before: before.report, during: load.report, files: manifest.files.length });
      expect(manifest).toMatchObject({ missingFiles: [], findings: 0 });
      expect(manifest.files.length).toBeGreaterThanOrEqual(before.report.acknowledged);
      expect(manifest.tables.find(({ name }) => name === "auth.users")!.rows).toBe(PLAYERS + site.players.length);
      expect([before.report.refused, load.report.refused]).toEqual([0, 0]);
    } finally {
      await gateway.end("SIGTERM");
    }
    const [archive] = archives();
    expect(await quack(site.env, "backup", "verify", path.join(folder, archive!))).toMatchObject({ code: 0, err: "" });
  });

  test(`that are killed ${KILLS} times leave no broken archive, and the site goes on`, async () => {
    const gateway = await startGatewayProcess(site.env);
    try {
      const known = archives();
      for (let at = 0; at < KILLS; at += 1) {
        const command = startQuack(site.env, "backup");
        await pause(random.int(300, 4000));
        command.kill();
        await command.ended;
        expect((await callSite(gateway.url, "/readyz", { key: KEYS.ANON_KEY })).status).toBe(200);
      }
      for (const name of archives().filter((each) => !known.includes(each)))
        await openArchive(path.join(folder, name), null);
      expect(await quack(site.env, "backup")).toMatchObject({ code: 0, err: "" });
      expect(fs.existsSync(path.join(site.dataDir, "snapshot"))).toBe(false);
    } finally {
      await gateway.end("SIGTERM");
    }
  });

  test(`can be restored after ${KILLS} restores were killed, and the site was usable each time`, async () => {
    const archive = path.join(folder, archives().at(-1)!);
    const users = PLAYERS + site.players.length;
    for (let at = 0; at < KILLS; at += 1) {
      const command = startQuack(site.env, "restore", archive, "--yes");
      await pause(random.int(500, 15_000));
      command.kill();
      await command.ended;
      // A start completes a swap that was cut off.
      await (await startGatewayProcess(site.env)).end("SIGTERM");
      expect(await countUsers()).toBe(users);
    }
    expect(await quack(site.env, "restore", archive, "--yes")).toMatchObject({ code: 0, err: "" });
    expect(await countUsers()).toBe(users);
    expect(await quack(site.env, "audit")).toMatchObject({ code: 0 });
  });
});
