import fs from "node:fs";
import path from "node:path";
import { importViolation } from "./import-violations.mjs";
import { readImports } from "./read-imports.mjs";
import { findRuleWords } from "./server-words.mjs";
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
  return FOLDERS.flatMap((folder) => listAll(root, folder)).flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), "utf8");
    const imports = SOURCE.test(file) ? readImports(file, text) : [];
    const wrongImports = imports.flatMap((imported) => {
      const problem = importViolation(file, imported, packages);
      return problem ? [{ file, line: imported.line, problem: `imports ${imported.specifier}: ${problem}` }] : [];
    });
    const words = file.startsWith("apps/server/src/") ? findRuleWords(text) : [];
    const wrongWords = words.map(({ line, word }) => ({
      file,
      line,
      problem: `"${word}" is not the gateway's business`,
    }));
    return [...wrongImports, ...wrongWords];
  });
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function listAll(root, folder) {
  if (!fs.existsSync(path.join(root, folder))) return [];
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listAll(root, name);
    return [name];
  });
}
