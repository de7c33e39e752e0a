import "./lib/machine/node-version.mjs";

const { secondsSince } = await import("./lib/machine/progress.mjs");
const { ensureInstalled, setUp } = await import("./lib/build/set-up.mjs");
const { keepScratchInMemory } = await import("./lib/tests/scratch-folder.mjs");
const { browserStep, checkStep, prepareBrowser, vitestStep } = await import("./lib/tests/test-steps.mjs");
const { isForBrowser } = await import("./lib/tests/test-filter.mjs");
const { NOTHING_RAN, sumCounts, summaryLine } = await import("./lib/tests/test-counts.mjs");

const filter = process.argv.slice(2);
const start = performance.now();

/** @type {[string, () => Promise<import("./lib/tests/test-steps.mjs").Outcome | void>][]} */
const everything = [
  ["Dependencies", ensureInstalled],
  ["Format, lint, types; build", checkBesideBuild],
  ["Unit and integration tests", () => vitestStep([])],
  ["Browser tests", () => browserStep()],
];
/** @type {typeof everything} */
const filtered = [
  ["Build", setUp],
  isForBrowser(filter)
    ? ["Browser tests", () => browserStep(filter)]
    : ["Unit and integration tests", () => vitestStep(filter)],
];

/** The build mostly uses one core, and the checks do not look at its results. */
async function checkBesideBuild() {
  prepareBrowser();
  const [outcome] = await Promise.all([checkStep(), setUp()]);
  return outcome;
}

keepScratchInMemory();
const counts = [];
/** @type {string[]} */
const failures = [];
for (const [title, work] of filter.length > 0 ? filtered : everything) {
  console.log(`\n=== ${title}`);
  const stepStart = performance.now();
  try {
    const outcome = await work();
    if (outcome) {
      counts.push(outcome.counts);
      failures.push(...outcome.failures);
    }
  } catch (error) {
    // The other steps still run and report.
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    counts.push(NOTHING_RAN);
    failures.push(`${title}: ${message}`);
  }
  console.log(`=== ${title}: ${secondsSince(stepStart)}`);
  if (process.exitCode) break;
}

const total = sumCounts(counts);
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\nEverything: ${secondsSince(start)}`);
console.log(summaryLine(total));
if (total.failed > 0) process.exitCode ||= 1;
