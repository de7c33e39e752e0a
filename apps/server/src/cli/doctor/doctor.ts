import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { listArchives } from "#backup/stored-archives.ts";
import { ConfigError, ownAddress, readConfig, type Config } from "#settings/config.ts";
import { databaseSettings } from "#settings/config-paths.ts";
import { holderOf } from "#db/data-lock.ts";
import { missingRights, readRights, type DatabaseRights } from "#db/database-rights.ts";
import { pendingMigrations } from "#db/migrate.ts";
import { openUnmigrated } from "#db/open-database.ts";
import { PATHS } from "#paths.ts";
import { diskLevel, lowBytes } from "#edge/disk-level.ts";
import { note, ok, trouble, type Finding } from "./finding.ts";
import { checkPublicSite } from "./public-checks.ts";

/**
 * Checks everything that a start depends on without changing it, and says how to fix each problem. With --public it also
 * looks at the site from outside.
 */
export async function doctor(env: Record<string, string | undefined>, args: string[]): Promise<number> {
  const findings = await examine(env, args.includes("--public"));
  const isWell = findings.every(({ state }) => state !== "trouble");
  if (args.includes("--json")) console.log(JSON.stringify({ ok: isWell, findings }));
  else for (const { check, state, says } of findings) console.log(`${MARK[state]} ${check.padEnd(10)} ${says}`);
  return isWell ? 0 : 1;
}

const MARK = { ok: "ok     ", note: "note   ", trouble: "TROUBLE" };

async function examine(env: Record<string, string | undefined>, isPublic: boolean): Promise<Finding[]> {
  const node = ok("node", `Node ${process.versions.node}`);
  try {
    const config = readConfig(env);
    const holder = holderOf(config.dataDir);
    const isRunning = holder !== null;
    return [
      node,
      ok("settings", "all settings are valid"),
      address(config),
      built(),
      dataDirectory(config),
      disk(config),
      backups(config),
      isRunning ? note("site", `running as process ${holder.pid} on ${holder.host}`) : await port(config),
      ...(isRunning && !config.databaseUrl ? [note("database", "in use by the running site")] : await database(config)),
      ...(isPublic ? await checkPublicSite(config) : []),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [node, ...error.problems.map((problem) => trouble("settings", problem))];
  }
}

function address({ publicUrl, host }: Config): Finding {
  const isLocal = host === "127.0.0.1" || host === "localhost" || host === "::1";
  if (publicUrl === null && isLocal)
    return note("address", "only this computer can open the site; set HOST=0.0.0.0 for others");
  if (publicUrl === null) return note("address", "PUBLIC_URL is not set; the site answers under any name");
  if (publicUrl.startsWith("http:") && !/^http:\/\/(localhost|127\.)/.test(publicUrl)) {
    return note("address", "plain http works, but browsers then refuse offline play");
  }
  return ok("address", publicUrl);
}

function built(): Finding {
  const isBuilt = fs.existsSync(PATHS.site) && fs.existsSync(PATHS.prebuiltDatabase);
  return isBuilt ? ok("build", "site and first database are built") : note("build", "not built yet; npm start does it");
}

function dataDirectory({ dataDir }: Config): Finding {
  const existing = fs.existsSync(dataDir) ? dataDir : path.dirname(dataDir);
  try {
    fs.accessSync(existing, fs.constants.W_OK);
  } catch {
    return trouble("data", `${existing} cannot be written; change its owner or set DATA_DIR`);
  }
  const secrets = path.join(dataDir, "secrets.json");
  if (fs.existsSync(secrets) && (fs.statSync(secrets).mode & 0o077) !== 0) {
    return trouble("data", `${secrets} can be read by others; run chmod 600 on it`);
  }
  return ok("data", dataDir);
}

function disk({ dataDir }: Config): Finding {
  const { bavail, blocks, bsize } = fs.statfsSync(fs.existsSync(dataDir) ? dataDir : path.dirname(dataDir));
  const space = { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  const free = `${(space.freeBytes / 1e9).toFixed(1)} GB free`;
  const needed = `${(lowBytes(space) / 1e9).toFixed(1)} GB`;
  if (diskLevel(space) === "ok") return ok("disk", free);
  return trouble("disk", `${free}; below ${needed} players can read but not save; free some space`);
}

function backups({ backup }: Config): Finding {
  const last = listArchives(backup.dir).at(-1);
  const plan = backup.at === null ? "; set BACKUP_AT for one every day" : "";
  if (last === undefined) return note("backup", `there is no backup in ${backup.dir}${plan}`);
  const hours = Math.floor((Date.now() - last.time) / 3_600_000);
  const says = `the last one is ${hours} hours old: ${last.file}${plan}`;
  return backup.at !== null && hours > LATE_HOURS
    ? trouble("backup", `${says}; see the site's log`)
    : ok("backup", says);
}

const LATE_HOURS = 48;

async function port(config: Config): Promise<Finding> {
  const { host, port: wanted } = config;
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(portInUse(config, error.code ?? error.message)));
    probe.listen(wanted, host, () => probe.close(() => resolve(ok("port", `${host}:${wanted} is free`))));
  });
}

// A site on PostgreSQL holds no lock of the data directory, so its port is the only trace of it.
async function portInUse(config: Config, reason: string): Promise<Finding> {
  const health = await fetch(`${ownAddress(config)}/healthz`, { signal: AbortSignal.timeout(2000) })
    .then((response) => response.json() as Promise<{ version?: string }>)
    .catch(() => null);
  return typeof health?.version === "string"
    ? note("site", `version ${health.version} runs on ${config.host}:${config.port}`)
    : trouble("port", `${config.host}:${config.port} cannot be used (${reason}); set PORT`);
}

async function database(config: Config): Promise<Finding[]> {
  const settings = databaseSettings(config);
  if (!config.databaseUrl && !fs.existsSync(path.join(config.dataDir, "db")))
    return [ok("database", "embedded; the first start creates it")];
  try {
    const db = await openUnmigrated(settings);
    try {
      const pending = await pendingMigrations(db, settings.folders);
      const engine = config.databaseUrl ? "PostgreSQL answers" : "the embedded database opens";
      const schema =
        pending.length === 0
          ? ok("database", `${engine}, schema up to date`)
          : note("database", `${engine}; the next start runs ${pending.join(", ")}`);
      return [schema, ...(config.databaseUrl ? rightsFindings(await readRights(db)) : [])];
    } finally {
      await db.close();
    }
  } catch (error) {
    const { message, details } = error as { message: string; details?: string };
    return [trouble("database", details ? `${message}: ${details}` : message)];
  }
}

const DBA_SQL = "an administrator can run what npm run quack -- migrate --print-dba-sql prints";

function rightsFindings(rights: DatabaseRights): Finding[] {
  const missing = missingRights(rights);
  if (missing.length > 0) return [trouble("rights", `the user "${rights.user}": ${missing.join("; ")}; ${DBA_SQL}`)];
  if (rights.openFunctions.length === 0) return [ok("rights", `the user "${rights.user}" has what it needs`)];
  const names = rights.openFunctions.map((name) => name.replace(/\(.*/, ""));
  return [
    note(
      "rights",
      `requests may call ${[...new Set(names)].join(", ")}. The API offers none of them, so only an injected statement could; ${DBA_SQL}`,
    ),
  ];
}
