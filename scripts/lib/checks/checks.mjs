import { runTool } from "#lib/machine/run.mjs";

/** @typedef {{ name: string, ok: boolean, output: string }} CheckResult */

/**
 * Runs format, lint with types, and house rules in parallel.
 * @returns {Promise<CheckResult[]>}
 */
export function runChecks() {
  const checks = [
    check("format", "node_modules/oxfmt/bin/oxfmt", ["--check", "."]),
    // The linter checks the types, so no compiler runs beside it.
    check("lint and types", "node_modules/oxlint/bin/oxlint", []),
    check("house rules", "scripts/check-house.mjs", []),
  ];
  return Promise.all(checks);
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
