import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isBackupLate } from "#edge/backup-age.ts";
import { readConfig } from "#settings/config.ts";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { lastTimeOf, startBackups } from "./backup-schedule.ts";
import { eraseListed, readErasedFile } from "./erased-users.ts";
import { listArchives, storeArchive } from "./stored-archives.ts";

const LEFT = "6f1c2d3e-0000-4000-8000-00000000000a";
const LATE = "the last backup failed or is more than two days old";
let gateway: TestGateway;
let folder: string;

beforeAll(async () => {
  gateway = await openTestGateway({ env: { BACKUP_AT: "03:00" } });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-schedule-"));
});

afterAll(async () => {
  await gateway.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const sql = (text: string) => gateway.db.asPlatform({ text, values: [] });
const readiness = async () => (await gateway.fetch(`${gateway.url}/readyz`)).json() as Promise<{ reasons: string[] }>;

describe("scheduled backups", () => {
  test("are made once, however many processes look", async () => {
    const config = readConfig({ DATA_DIR: folder, BACKUP_AT: "03:00" });
    let made = 0;
    const deps = { config, db: gateway.db, log: gateway.app.log };
    await sql(`insert into auth.users (id) values ('${LEFT}') returning 1`);
    await sql(`delete from auth.users where id = '${LEFT}' returning 1`);
    const stops = [1, 2, 3].map(() => startBackups(deps, async () => void (made += 1)));
    for (const stop of stops) await stop();
    expect(made).toBe(1);
    // The list of deleted ids is beside the backups, for a restore after the database is lost.
    expect(readErasedFile(config.backup.dir).map(({ id }) => id)).toEqual([LEFT]);
  });

  test("are made even if the list of deleted accounts cannot be kept", async () => {
    const config = readConfig({ DATA_DIR: folder, BACKUP_AT: "03:00", BACKUP_DIR: path.join(folder, "damaged") });
    fs.mkdirSync(config.backup.dir);
    fs.writeFileSync(path.join(config.backup.dir, "erased-users.json"), "not JSON");
    await sql("update gateway.backup_state set claimed_at = null returning 1");
    let made = 0;
    await startBackups({ config, db: gateway.db, log: gateway.app.log }, async () => void (made += 1))();
    expect(made).toBe(1);
    const [[failure]] = (await sql("select failure from gateway.backup_state")) as [[string]];
    expect(failure).toContain("damaged/erased-users.json cannot be read");
  });

  test("that were put back by hand bring back no deleted account: the start deletes it again", async () => {
    const config = readConfig({ DATA_DIR: folder });
    await sql(`insert into auth.users (id) values ('${LEFT}') returning 1`);
    const said: string[] = [];
    await eraseListed(gateway.db, config.backup.dir, (message) => said.push(message));
    expect(said).toEqual([expect.stringContaining("Deleted 1 accounts again")]);
    expect(await sql(`select 1 from auth.users where id = '${LEFT}'`)).toEqual([]);
  });

  test("that were begun hours ago and never ended are late", async () => {
    await sql(
      "update gateway.backup_state set claimed_at = now() - interval '7 hours', succeeded_at = null returning 1",
    );
    expect(await isBackupLate(gateway.db)).toBe(true);
    await sql("update gateway.backup_state set succeeded_at = now(), failed_at = null returning 1");
    expect(await isBackupLate(gateway.db)).toBe(false);
  });

  test("older than two days are degraded in /readyz", async () => {
    await sql("update gateway.backup_state set succeeded_at = now() - interval '3 days' returning 1");
    expect(await readiness()).toMatchObject({ status: "degraded", reasons: [LATE] });
  });

  test("keep the last few archives and nothing else is removed", async () => {
    const config = readConfig({ DATA_DIR: folder, BACKUP_KEEP: "2" });
    const { dir } = config.backup;
    fs.mkdirSync(dir, { recursive: true });
    const names = ["14", "15", "16"].map((day) => `quackademy-202611${day}-030000.tar.gz`);
    const others = ["my-own.tar.gz", "quackademy-files-20261101-030000.tar.gz"];
    for (const name of [...names, ...others]) fs.writeFileSync(path.join(dir, name), "");
    await storeArchive(config, path.join(dir, names[2]!));
    expect(listArchives(dir).map(({ file }) => path.basename(file))).toEqual(names.slice(1));
    for (const name of others) expect(fs.existsSync(path.join(dir, name))).toBe(true);
  });

  test("are rotated even if the bucket cannot be reached", async () => {
    fs.writeFileSync(path.join(folder, "passphrase"), "a quiet duck on a pond");
    const config = readConfig({
      DATA_DIR: folder,
      BACKUP_DIR: path.join(folder, "rotated"),
      BACKUP_KEEP: "1",
      BACKUP_PASSPHRASE_FILE: path.join(folder, "passphrase"),
      BACKUP_S3_BUCKET: "pond",
      BACKUP_S3_ENDPOINT: "http://127.0.0.1:1",
      BACKUP_S3_ACCESS_KEY_ID: "duck",
      BACKUP_S3_SECRET_ACCESS_KEY: "duck",
    });
    const { dir } = config.backup;
    fs.mkdirSync(dir);
    const names = ["15", "16"].map((day) => `quackademy-202611${day}-030000.tar.gz.enc`);
    for (const name of names) fs.writeFileSync(path.join(dir, name), "");
    await expect(storeArchive(config, path.join(dir, names[1]!))).rejects.toThrow();
    expect(fs.readdirSync(dir)).toEqual(names.slice(1));
  });

  test("are due at the last time that the clock showed it", () => {
    const at = { hour: 3, minute: 0 };
    expect(lastTimeOf(at, new Date(2026, 10, 17, 2, 59))).toEqual(new Date(2026, 10, 16, 3, 0));
    expect(lastTimeOf(at, new Date(2026, 10, 17, 3, 0))).toEqual(new Date(2026, 10, 17, 3, 0));
  });

  test("leave the machine only when they are encrypted", () => {
    expect(() => readConfig({ BACKUP_S3_BUCKET: "pond" })).toThrow(/BACKUP_S3_BUCKET needs BACKUP_PASSPHRASE_FILE/);
    expect(() => readConfig({ BACKUP_AT: "03:00", BACKUP_KEEP: "90" })).toThrow(/BACKUP_ERASED_DAYS .* must be more/);
    expect(() => readConfig({ BACKUP_AT: "3 o'clock" })).toThrow(/BACKUP_AT must be a time such as 03:00/);
  });
});
