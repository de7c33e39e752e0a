import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { PATHS } from "#paths.ts";
import { createTestDatabase } from "#testing/test-database.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import { openUnmigrated } from "./open-database.ts";
import { DEFAULT_TIMEOUTS } from "./timeouts.ts";

const CLI = "supabase@3.1.0";

test.runIf(process.env["TEST_ENGINE"] === "postgres")(
  "Supabase's own CLI accepts our migrations on a database with the platform, and its advisors find nothing",
  async () => {
    const temp = fs.mkdtempSync(path.join(os.tmpdir(), "quack-cli-"));
    const { url, drop } = await createTestDatabase({ isEmpty: true });
    const db = await openUnmigrated({
      databaseUrl: url,
      dataDir: temp,
      prebuiltDir: null,
      folders: PATHS.migrations,
      timeouts: DEFAULT_TIMEOUTS,
    });
    try {
      const nothing = path.join(temp, "none");
      fs.mkdirSync(nothing);
      await migrate(db, { platform: PATHS.migrations.platform, project: nothing });

      const supabase = path.join(temp, "supabase");
      fs.cpSync(path.dirname(PATHS.migrations.project), supabase, { recursive: true });
      execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", temp, CLI], { stdio: "pipe" });
      const cli = (...args: string[]) =>
        execFileSync(
          path.join(temp, "node_modules/.bin/supabase"),
          [...args, `--remote=${url}?sslmode=disable`, "--yes", "--workdir", temp],
          { stdio: "pipe", env: { ...process.env, HOME: temp, SUPABASE_TELEMETRY_DISABLED: "1" } },
        );
      cli("db", "push");
      // The advisors judge what a project has. This schema belongs to the gateway alone.
      await db.asPlatform({ text: "drop schema response_settings cascade", values: [] });
      // Security and performance lints; throws on a warning.
      cli("db", "advisors", "--fail-on", "warn");

      expect(await pendingMigrations(db, PATHS.migrations)).toEqual([]);
      expect(await db.asPlatform({ text: "select count(*) > 0 from public.apps", values: [] })).toEqual([["t"]]);
    } finally {
      await db.close();
      await drop();
      fs.rmSync(temp, { recursive: true, force: true });
    }
  },
);
