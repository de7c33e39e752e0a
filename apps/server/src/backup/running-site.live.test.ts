import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGatewayProcess } from "#testing/gateway-process.ts";
import { isShort } from "#testing/short-form.ts";
import { newPlace, prepareBackupSite, type BackupSite } from "./testing/backup-sites.ts";
import { quack } from "#testing/quack-process.ts";
import { callSite, signUp, tryAllSignIns, type SiteVisitor } from "./testing/site-visitor.ts";

const KEYS = { ANON_KEY: "sb_publishable_duck", SERVICE_KEY: "sb_secret_duck_duck_duck_duck_duck_duck" };
const cleanups: (() => Promise<void>)[] = [];
let site: BackupSite;
let env: Record<string, string>;

beforeAll(async () => {
  site = await prepareBackupSite("pglite", KEYS);
  cleanups.push(site.remove);
  env = site.env;
});

afterAll(async () => {
  for (const clean of cleanups) await clean();
});

const readFile = async (url: string): Promise<string> =>
  (await callSite<string>(url, "/storage/v1/object/papers/one.txt", { key: KEYS.SERVICE_KEY })).data;

describe("a backup of a running site", () => {
  test.skipIf(isShort)("pauses it for a copy, and is complete", async () => {
    const gateway = await startGatewayProcess(env);
    try {
      const visitor = await signUp(gateway.url, KEYS.ANON_KEY, "drake");
      const { code, out, err } = await quack(env, "backup", "--json");
      expect({ code, err }).toEqual({ code: 0, err: "" });
      const report = JSON.parse(out) as { file: string; pausedMs: number; files: number; findings: number };
      expect(report).toMatchObject({ files: 1, findings: 0, pausedMs: expect.any(Number) });
      expect(report.pausedMs).toBeGreaterThan(0);
      expect(fs.existsSync(path.join(site.dataDir, "snapshot"))).toBe(false);
      expect(await tryAllSignIns(gateway.url, KEYS.ANON_KEY, visitor)).toMatchObject({ access: 200, password: 200 });
      const refused = await quack(env, "restore", report.file, "--yes");
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("The site is running") });
    } finally {
      await gateway.end("SIGTERM");
    }
  });
});

describe("a moved site", () => {
  test.skipIf(isShort)("has every session, password and file on PostgreSQL, and after the way back", async () => {
    const allowed = { access: 200, refresh: 200, password: 200 };
    let visitor: SiteVisitor;
    const first = await startGatewayProcess(env);
    try {
      visitor = await signUp(first.url, KEYS.ANON_KEY, "mallard");
    } finally {
      await first.end("SIGTERM");
    }
    const postgres = await newPlace("postgres", { isEmpty: true });
    cleanups.push(postgres.remove);
    const url = postgres.env["DATABASE_URL"]!;
    const there = await quack(env, "move", "--to", url);
    expect(there).toMatchObject({ code: 0, err: "", out: expect.stringContaining(`DATABASE_URL=${url}`) });
    const onPostgres = { ...env, DATABASE_URL: url };
    const second = await startGatewayProcess(onPostgres);
    try {
      expect(await tryAllSignIns(second.url, KEYS.ANON_KEY, visitor)).toEqual(allowed);
      expect(await readFile(second.url)).toBe(site.fileText);
      expect(await quack(onPostgres, "move", "--to", `${site.dataDir}-back`)).toMatchObject({ code: 1 });
    } finally {
      await second.end("SIGTERM");
    }
    expect(await quack(onPostgres, "audit")).toMatchObject({ code: 0 });

    const back = await newPlace("pglite");
    cleanups.push(back.remove);
    expect(await quack(onPostgres, "move", "--to", back.env["DATA_DIR"]!)).toMatchObject({ code: 0, err: "" });
    const onPglite = { ...env, ...back.env, ...KEYS };
    const third = await startGatewayProcess(onPglite);
    try {
      expect(await tryAllSignIns(third.url, KEYS.ANON_KEY, visitor)).toEqual(allowed);
      expect(await readFile(third.url)).toBe(site.fileText);
      expect(await quack(onPglite, "audit")).toMatchObject({ code: 0 });
    } finally {
      await third.end("SIGTERM");
    }
  });
});
