import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "#settings/config.ts";
import { loadSecrets } from "#settings/secrets.ts";
import { lockDataDirectory } from "#db/data-lock.ts";
import { quack } from "#testing/quack-process.ts";
import { connectDatabase } from "./connect-database.ts";
import { DatabaseUnreachable } from "./operator-database.ts";

// Without a site, because opening the embedded database takes long.
describe.runIf(process.env["TEST_ENGINE"] !== "postgres")("quack with the embedded database", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-embedded-"));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test("names the process that has the database and does not answer", async () => {
    const config = readConfig({ DATA_DIR: folder });
    fs.mkdirSync(path.join(folder, "db"));
    await loadSecrets(folder);
    const unlock = lockDataDirectory(folder);
    const reaching = connectDatabase(config, 300).finally(unlock);
    await expect(reaching).rejects.toBeInstanceOf(DatabaseUnreachable);
    await expect(reaching).rejects.toThrow(new RegExp(`^Process ${process.pid} on .* does not answer`));
  });

  test("creates no database where there is none", async () => {
    const dataDir = path.join(folder, "empty");
    const { code, err } = await quack({ DATA_DIR: dataDir, DATABASE_URL: "" }, "audit");
    expect(code).toBe(1);
    expect(err).toContain("There is no database");
    expect(fs.existsSync(dataDir)).toBe(false);
  });
});
