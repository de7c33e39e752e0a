import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#settings/config.ts";
import { createDiskFileStore } from "#storage/files/disk-file-store.ts";
import { isShort } from "#testing/short-form.ts";
import { readText } from "./archive/read-archive.ts";
import { restoreSite } from "./restore-site.ts";
import { runBackup } from "./run-backup.ts";
import { newPlace, prepareBackupSite, type BackupSite, type Engine } from "./testing/backup-sites.ts";

const PASSPHRASE = "a quiet duck on a pond";
const NOW = new Date("2026-11-17T03:00:00Z");
const ENGINES: Engine[] = ["pglite", "postgres"];
const cleanups: (() => Promise<void>)[] = [];
const sites: Partial<Record<Engine, BackupSite>> = {};
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-backups-"));
});

afterAll(async () => {
  for (const clean of cleanups) await clean();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function siteOn(engine: Engine): Promise<BackupSite> {
  sites[engine] ??= await prepareBackupSite(engine, { BACKUP_DIR: folder }).then((site) => {
    cleanups.push(site.remove);
    return site;
  });
  return sites[engine];
}

// In `npm test`, restore.live.test.ts restores a backup into the embedded engine.
describe.skipIf(isShort).each(ENGINES)("a backup from %s", (from) => {
  test.each(ENGINES)("restored into %s has every row, sequence, file and secret", async (into) => {
    const site = await siteOn(from);
    const file = path.join(folder, `${from}-${into}.tar.gz.enc`);
    const options = { to: file, passphrase: PASSPHRASE, isFilesOnly: false, now: NOW };
    const { manifest } = await runBackup(readConfig(site.env), options);
    const { env, remove } = await newPlace(into, { isEmpty: true });
    cleanups.push(remove);
    const place = readConfig({ ...env, BACKUP_DIR: folder });
    const restored = await restoreSite(place, { file, passphrase: PASSPHRASE, into: null, now: NOW });
    expect(restored).toMatchObject({ files: 1, erased: 0, notes: [] });

    const again = await runBackup(place, { ...options, to: path.join(folder, `again-${from}-${into}.tar.gz.enc`) });
    expect(again.manifest.tables).toEqual(manifest.tables);
    expect(again.manifest.tables.find(({ name }) => name === "auth.users")).toMatchObject({ rows: 3 });
    expect(again.manifest).toMatchObject({ sequences: manifest.sequences, files: manifest.files, findings: 0 });
    const stored = await createDiskFileStore(path.join(place.dataDir, "files")).get(site.fileId);
    expect(await readText(stored)).toBe(site.fileText);
    const secrets = (dataDir: string) => fs.readFileSync(path.join(dataDir, "secrets.json"), "utf8");
    expect(secrets(place.dataDir)).toBe(secrets(site.dataDir));
  });
});
