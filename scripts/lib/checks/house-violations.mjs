import fs from "node:fs";
import path from "node:path";
import { findCrowdedFolders } from "./crowded-folders.mjs";
import { importViolation } from "./import-violations.mjs";
import { findRawColours } from "./raw-colours.mjs";
import { readImports } from "./read-imports.mjs";
import { findUnusedClasses } from "./unused-classes.mjs";
import { workspacePackages } from "./workspace-packages.mjs";

const FOLDERS = ["apps", "packages", "games", "supabase", "e2e", "bench", "scripts"];
const SKIPPED = new Set(["node_modules", "dist", "test-results"]);
const SOURCE = /\.(ts|tsx|mts|js|mjs|jsx)$/;

/** @typedef {{ file: string, line: number, problem: string }} Violation */

/**
 * @param {string} root
 * @returns {Violation[]}
 */
export function findHouseViolations(root) {
  const packages = workspacePackages(root);
  const files = FOLDERS.flatMap((folder) => listAll(root, folder));
  const wrongImports = files
    .filter((file) => SOURCE.test(file))
    .flatMap((file) =>
      readImports(file, fs.readFileSync(path.join(root, file), "utf8")).flatMap((imported) => {
        const problem = importViolation(file, imported, packages);
        return problem ? [{ file, line: imported.line, problem: `imports ${imported.specifier}: ${problem}` }] : [];
      }),
    );
  return [
    ...wrongImports,
    ...findCrowdedFolders(files),
    ...findRawColours(root, files),
    ...findUnusedClasses(root, files),
  ];
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
export function listAll(root, folder) {
  if (!fs.existsSync(path.join(root, folder))) return [];
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listAll(root, name);
    return [name];
  });
}
