import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { stripSql } from "./strip-sql.mjs";
import { ROOT } from "#lib/machine/repository.mjs";

const FOLDERS = ["apps/server/src/db/platform", "supabase/migrations"];

/** The list of released migrations, with the hash of each one's statements. */
export const RELEASED_LIST = "scripts/lib/migrations/released-statements.json";
const UPDATE = "UPDATE_STATEMENTS=1 npx vitest run --project unit released-statements";

/** @typedef {Record<string, string>} Hashes by path */

/**
 * Hashes the statements of every migration, without comments and blank space.
 * @param {string} [root]
 * @returns {Hashes}
 */
export function hashStatements(root = ROOT) {
  const files = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith(".sql"))
      .map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(
    files.sort().map((file) => {
      const statements = stripSql(fs.readFileSync(path.join(root, file), "utf8"));
      return [file, createHash("sha256").update(statements).digest("hex")];
    }),
  );
}

/**
 * Sites have run the released migrations already, so a change to one would never reach them.
 * @param {Hashes} released
 * @param {Hashes} current
 * @returns {string[]}
 */
export function findStatementProblems(released, current) {
  const files = [...new Set([...Object.keys(released), ...Object.keys(current)])].sort();
  return files.flatMap((file) => {
    if (released[file] === current[file]) return [];
    if (current[file] === undefined) return [`${file} is released and must not be deleted or renamed.`];
    if (released[file] === undefined) return [`${file} is not in ${RELEASED_LIST}; add it with ${UPDATE}`];
    return [
      `${file} has other statements than when it was added to ${RELEASED_LIST}. ` +
        "Undo the change and add a new migration; if no site has run this file yet, delete its line from the list.",
    ];
  });
}

/**
 * Adds the files that are not in the list. Entries that exist are never changed.
 * @param {Hashes} released
 * @param {Hashes} current
 * @returns {Hashes}
 */
export function addNewFiles(released, current) {
  const all = { ...current, ...released };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}
