import fs from "node:fs";
import { inRoot } from "#lib/machine/repository.mjs";
import { runTool } from "#lib/machine/run.mjs";

/** @typedef {{ name: string, ok: boolean, output: string }} CheckResult */

/**
 * Runs format, lint, house rules and types in parallel.
 * @returns {Promise<CheckResult[]>}
 */
export function runChecks() {
  const checks = [
    check("format", "node_modules/oxfmt/bin/oxfmt", ["--check", "."]),
    check("lint", "node_modules/oxlint/bin/oxlint", []),
    check("house rules", "scripts/check-house.mjs", []),
    ...typedFolders().map((folder) => check(`types of ${folder}`, "node_modules/typescript/bin/tsc", ["-p", folder])),
  ];
  return Promise.all(checks);
}

function typedFolders() {
  const below = (/** @type {string} */ parent) => fs.readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`);
  const folders = [
    ...below("apps"),
    ...below("packages"),
    "bench",
    "e2e",
    "games",
    "scripts",
    "supabase/functions",
    "supabase/tests",
  ];
  return folders.filter((folder) => fs.existsSync(inRoot(`${folder}/tsconfig.json`)));
}

/**
 * @param {string} name
 * @param {string} tool
 * @param {string[]} args
 * @returns {Promise<CheckResult>}
 */
async function check(name, tool, args) {
  const { code, output } = await runTool(tool, args, { quiet: true });
  return { name, ok: code === 0, output: output.trim() };
}

/** @param {CheckResult[]} results */
export function printChecks(results) {
  for (const { name, ok, output } of results) {
    console.log(`${ok ? "ok    " : "FAILED"} ${name}`);
    if (!ok) console.log(output.replace(/^/gm, "       "));
  }
}
