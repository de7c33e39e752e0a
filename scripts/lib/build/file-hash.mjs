import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "#lib/machine/repository.mjs";

const NEVER_INPUT = new Set(["node_modules", "dist", ".cache"]);
const TEST_FILE = /\.(test|proof)\.[jt]sx?$/;

/**
 * Hashes the names and contents of everything under the given paths; tests are ignored.
 * @param {string[]} relativePaths files or folders; what does not exist counts as empty
 * @param {string} [root]
 */
export function hashFiles(relativePaths, root = ROOT) {
  const hash = createHash("sha256");
  for (const file of relativePaths.flatMap((start) => listFiles(root, start)).sort()) {
    const content = fs.readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} relativePath
 * @returns {string[]}
 */
export function listFiles(root, relativePath) {
  const stat = fs.statSync(path.join(root, relativePath), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return TEST_FILE.test(relativePath) ? [] : [relativePath];
  return fs
    .readdirSync(path.join(root, relativePath))
    .filter((name) => !NEVER_INPUT.has(name))
    .flatMap((name) => listFiles(root, path.posix.join(relativePath, name)));
}
