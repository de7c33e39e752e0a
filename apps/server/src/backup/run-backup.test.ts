import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#settings/config.ts";
import { runBackup } from "./run-backup.ts";

test("an archive that is named .enc is not written without a passphrase", async (context) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-run-"));
  context.onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const options = { to: path.join(folder, "site.enc"), passphrase: null, isFilesOnly: false, now: new Date() };
  await expect(runBackup(readConfig({ DATA_DIR: folder }), options)).rejects.toThrow(/there is no passphrase/);
  expect(fs.readdirSync(folder)).toEqual([]);
});
