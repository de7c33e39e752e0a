import fs from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lockDataDirectory } from "#db/data-lock.ts";
import { OperatorError } from "#db/operator-error.ts";
import { readConfig, type Config } from "#settings/config.ts";
import { isShort } from "#testing/short-form.ts";
import { openPgliteTransfer } from "./pglite-transfer.ts";
import { openPostgresTransfer } from "./postgres-transfer.ts";
import { openArchive } from "./archive/read-archive.ts";
import { restoreSite, verifyArchive } from "./restore-site.ts";
import { runBackup } from "./run-backup.ts";
import { newPlace, prepareBackupSite, type BackupSite } from "./testing/backup-sites.ts";

const NOW = new Date("2026-11-17T03:00:00Z");
let site: BackupSite;
let config: Config;
let plain: string;

beforeAll(async () => {
  site = await prepareBackupSite("pglite");
  config = readConfig(site.env);
  plain = (await runBackup(config, { to: null, passphrase: null, isFilesOnly: false, now: NOW })).file;
});

const cleanups: (() => Promise<void>)[] = [() => site.remove()];
afterAll(async () => {
  for (const clean of cleanups) await clean();
});

async function ask(url: string, text: string): Promise<(string | null)[][]> {
  const db = await openPostgresTransfer(url);
  return db.asPlatform({ text, values: [] }).finally(() => db.close());
}

const restore = (file: string, into: string | null = null) =>
  restoreSite(config, { file, passphrase: null, into, now: NOW });

/** Opens the database once for all statements, because that takes long. */
async function sql(...texts: string[]): Promise<(string | null)[][][]> {
  const db = await openPgliteTransfer(path.join(site.dataDir, "db"));
  const answers = [];
  try {
    for (const text of texts) answers.push(await db.asPlatform({ text, values: [] }));
  } finally {
    await db.close();
  }
  return answers;
}

/** A copy of the archive with one bit changed. */
function damagedCopy(at: number): string {
  const bytes = fs.readFileSync(plain);
  bytes[at]! ^= 1;
  const file = path.join(path.dirname(plain), `damaged-${at}.tar.gz`);
  fs.writeFileSync(file, bytes);
  return file;
}

describe("an archive", () => {
  test("has no secrets when it is not encrypted", async () => {
    const bytes = gunzipSync(fs.readFileSync(plain)).toString("latin1");
    const secrets = JSON.parse(fs.readFileSync(path.join(site.dataDir, "secrets.json"), "utf8")) as {
      storageSecret: string;
      tokenKey: { d: string };
    };
    expect(bytes).toContain("tables/auth.users.copy");
    for (const hidden of ["secrets.json", "gateway.secrets.copy", "gateway.signing_keys.copy", secrets.tokenKey.d])
      expect(bytes).not.toContain(hidden);
    expect((await openArchive(plain, null)).manifest).toMatchObject({ hasSecrets: false, findings: 0 });
  });

  test("with one changed bit is refused, and the site stays as it was", async () => {
    const before = fs.readdirSync(site.dataDir);
    const { size } = fs.statSync(plain);
    for (const at of [20, Math.floor(size / 3), Math.floor(size / 2), size - 6]) {
      const attempt = restore(damagedCopy(at));
      await expect(attempt).rejects.toBeInstanceOf(OperatorError);
      await expect(attempt).rejects.toThrow(/is damaged: .* Nothing was changed/);
    }
    expect(fs.readdirSync(site.dataDir)).toEqual(before);
  });

  test.skipIf(isShort)("that ends early is refused", async () => {
    const file = path.join(path.dirname(plain), "short.tar.gz");
    fs.writeFileSync(file, fs.readFileSync(plain).subarray(0, -200));
    await expect(restore(file)).rejects.toThrow(/is damaged/);
  });

  test.skipIf(isShort)("is refused while the site runs", async () => {
    const unlock = lockDataDirectory(site.dataDir);
    await expect(restore(plain).finally(unlock)).rejects.toThrow(/The site is running: process \d+/);
  });

  test.skipIf(isShort)("is refused by a PostgreSQL database that has accounts", async () => {
    const other = await prepareBackupSite("postgres");
    const attempt = restore(plain, other.env["DATABASE_URL"]);
    await expect(attempt.finally(other.remove)).rejects.toThrow(/has accounts, .*\n.*Create an empty database/);
  });

  test.skipIf(isShort)("passes its test restore, which leaves nothing behind", async () => {
    const before = fs.readdirSync(site.dataDir);
    expect(await verifyArchive(config, plain, null)).toMatchObject({ files: 1, erased: 0 });
    expect(fs.readdirSync(site.dataDir)).toEqual(before);
  });

  test("does not bring back accounts that were deleted after it was made, and keeps the site's keys", async () => {
    const [erased, ...others] = site.players;
    await sql(
      `insert into gateway.secrets (name, value) values ('refresh', 'kept') returning 1`,
      `delete from auth.users where id = '${erased}' returning 1`,
    );
    expect(await restore(plain)).toMatchObject({ erased: 1, files: 1 });
    const [names, deleted, key, claims] = await sql(
      "select id from auth.users order by id",
      "select user_id from gateway.erased_users",
      "select value from gateway.secrets where name = 'refresh'",
      "select claimed_at from gateway.backup_state",
    );
    expect(names!.flat()).toEqual(others.sort());
    expect(deleted).toEqual([[erased]]);
    expect(key).toEqual([["kept"]]);
    // A process can claim the next backup.
    expect(claims).toEqual([[null]]);
    expect(fs.readdirSync(site.dataDir)).toContain("db.before-restore-20261117-030000");
  });

  test.skipIf(isShort)(
    "restored into another PostgreSQL database keeps the keys and deletions of DATABASE_URL",
    async () => {
      const [erased] = site.players;
      const [old, empty] = [await newPlace("postgres"), await newPlace("postgres", { isEmpty: true })];
      cleanups.push(old.remove, empty.remove);
      const [oldUrl, newUrl] = [old.env["DATABASE_URL"]!, empty.env["DATABASE_URL"]!];
      await ask(oldUrl, "insert into gateway.secrets (name, value) values ('factors', 'kept') returning 1");
      await ask(oldUrl, `insert into gateway.erased_users (user_id) values ('${erased}') returning 1`);
      // What fails after the restore is noted: a folder cannot be read as the owner of the files.
      fs.mkdirSync(path.join(old.env["DATA_DIR"]!, "files", "owner"), { recursive: true });
      const options = { file: plain, passphrase: null, into: newUrl, now: NOW };
      const restored = await restoreSite(readConfig(old.env), options);
      expect(restored).toMatchObject({ erased: 1, notes: [expect.stringMatching(/could not be changed.*EISDIR/)] });
      expect(await ask(newUrl, "select value from gateway.secrets where name = 'factors'")).toEqual([["kept"]]);
    },
  );

  test.skipIf(isShort)("made by a newer version is refused", async () => {
    await sql("insert into supabase_migrations.schema_migrations (version) values ('20991231000000') returning 1");
    const options = {
      to: null,
      passphrase: "a quiet duck on a pond",
      isFilesOnly: false,
      now: new Date(NOW.getTime() + 1000),
    };
    const { file, manifest } = await runBackup(config, options);
    expect(manifest.hasSecrets).toBe(true);
    const place = await newPlace("pglite");
    const attempt = restoreSite(readConfig(place.env), { file, passphrase: options.passphrase, into: null, now: NOW });
    await expect(attempt.finally(place.remove)).rejects.toThrow(
      /has the migration 20991231000000, which this version does not/,
    );
    await expect(openArchive(file, "another duck on a pond")).rejects.toThrow("The passphrase is not the one");
    await expect(openArchive(file, null)).rejects.toThrow("is encrypted");
  });
});
