/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const NOTHING_RAN = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {{ ok: boolean }[]} results a failed check counts as a failed test, a good one as no test at all
 * @returns {Counts}
 */
export const countChecks = (results) => ({ passed: 0, failed: results.filter(({ ok }) => !ok).length, skipped: 0 });

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @param {{ testResults: VitestFile[] }} report of Vitest's JSON reporter
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countVitest({ testResults }, exitCode) {
  const statuses = testResults.flatMap((file) => file.assertionResults.map(({ status }) => status));
  const count = (/** @type {string[]} */ wanted) => statuses.filter((status) => wanted.includes(status)).length;
  const failedTests = count(["failed"]);
  // A file that cannot be loaded, or whose setup fails, reports no failed test.
  const failedFiles = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  ).length;
  return {
    passed: count(["passed"]),
    failed: orAtLeastOne(failedTests + failedFiles, exitCode),
    skipped: count(["skipped", "pending", "todo", "disabled"]),
  };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report of Playwright
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countPlaywright({ stats }, exitCode) {
  const failed = orAtLeastOne(stats.unexpected + stats.flaky, exitCode);
  return { passed: stats.expected, failed, skipped: stats.skipped };
}

/** @param {Counts[]} counts */
export function sumCounts(counts) {
  const sum = (/** @type {keyof Counts} */ key) => counts.reduce((total, each) => total + each[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** @param {Counts} counts */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * An error outside any test fails the run without failing a test.
 * @param {number} failed
 * @param {number} exitCode
 */
const orAtLeastOne = (failed, exitCode) => (exitCode !== 0 && failed === 0 ? 1 : failed);
