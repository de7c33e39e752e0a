import fs from "node:fs";
import path from "node:path";
import { withProgress } from "./progress.mjs";
import { ROOT } from "./repository.mjs";
import { runOrThrow } from "./run.mjs";

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, resolved?: string }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries
 */

/** @param {string} [root] the folder of a package with its own lock file */
export async function installDependencies(root = ROOT, what = "Installing dependencies") {
  await withProgress(what, () => runOrThrow("npm", ["ci", "--no-audit", "--no-fund"], { cwd: root, quiet: true }));
}

export function areDependenciesInstalled(root = ROOT) {
  const wanted = readLock(path.join(root, "package-lock.json"));
  if (wanted === undefined) throw new Error("package-lock.json is missing or unreadable");
  const installed = readLock(path.join(root, "node_modules/.package-lock.json"));
  return installed !== undefined && isInstalled(wanted, installed);
}

/**
 * npm writes its own record of node_modules last, so this detects an interrupted installation, and accepts one made
 * with `npm install`.
 * @param {LockEntries} wanted
 * @param {LockEntries} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted)
    .filter(([location]) => location.includes("node_modules/"))
    .every(([location, entry]) => {
      const there = installed[location];
      // Binaries for other platforms are optional and not installed.
      if (there === undefined) return entry.optional === true;
      return entry.link ? there.link : there.version === entry.version && there.integrity === entry.integrity;
    });
}

/**
 * @param {string} file
 * @returns {LockEntries | undefined}
 */
function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}
