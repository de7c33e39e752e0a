import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { printChecks, runChecks } from "#lib/checks/checks.mjs";
import { BROWSER_FLAGS, findBrowser } from "#lib/machine/find-browser.mjs";
import { freePort } from "#lib/machine/free-port.mjs";
import { inRoot } from "#lib/machine/repository.mjs";
import { runTool } from "#lib/machine/run.mjs";
import { countChecks, countPlaywright, countVitest, NOTHING_RAN } from "./test-counts.mjs";
import { playwrightFailures, vitestFailures } from "./test-failures.mjs";

/** @typedef {{ counts: import("./test-counts.mjs").Counts, failures: string[] }} Outcome */

/** @returns {Promise<Outcome>} */
export async function checkStep() {
  const results = await runChecks();
  printChecks(results);
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => name);
  return { counts: countChecks(results), failures };
}

/** @type {ReturnType<typeof findBrowser> | undefined} */
let browserFound;

/** Finds, or installs, the browser while another step runs. A failure is reported by the browser step. */
export function prepareBrowser() {
  browserFound ??= findBrowser();
  browserFound.catch(() => {});
}

/**
 * @param {string[]} args for Vitest: words that name the files to run, or its options
 * @param {Record<string, string>} [env]
 */
export function vitestStep(args, env = {}) {
  return withReport(async (reportFile) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
    const { code } = await runTool("node_modules/vitest/vitest.mjs", ["run", ...reporters, ...args], {
      env: { ...env, TEST_MODULE_CACHE: path.join(path.dirname(reportFile), "modules") },
    });
    return { code, count: countVitest, failures: vitestFailures };
  });
}

/**
 * @param {string[]} [args] for Playwright: the files to run, or its options
 * @param {Record<string, string>} [env]
 */
export function browserStep(args = [], env = {}) {
  return withReport(async (reportFile) => {
    const browser = await (browserFound ?? findBrowser());
    const { code } = await runTool("node_modules/@playwright/test/cli.js", ["test", "--reporter=list,json", ...args], {
      cwd: inRoot("e2e"),
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        E2E_BROWSER: JSON.stringify({ ...browser, args: BROWSER_FLAGS }),
        E2E_PORT: String(await freePort()),
        E2E_PROVIDER_PORT: String(await freePort()),
        E2E_DATA_DIR: path.join(path.dirname(reportFile), "data"),
      },
    });
    return { code, count: countPlaywright, failures: playwrightFailures };
  });
}

/**
 * @param {(reportFile: string) => Promise<{
 *   code: number,
 *   count: (report: any, code: number) => import("./test-counts.mjs").Counts,
 *   failures: (report: any) => string[],
 * }>} work
 * @returns {Promise<Outcome>}
 */
async function withReport(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-report-"));
  const reportFile = path.join(folder, "report.json");
  try {
    const { code, count, failures } = await work(reportFile);
    if (!fs.existsSync(reportFile)) return { counts: NOTHING_RAN, failures: ["no report was written"] };
    const report = JSON.parse(fs.readFileSync(reportFile, "utf8"));
    return { counts: count(report, code), failures: failures(report) };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
