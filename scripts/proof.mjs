import "./lib/machine/node-version.mjs";

const { succeeds } = await import("./lib/machine/command.mjs");
const { BROWSER_FLAGS, findBrowser } = await import("./lib/machine/find-browser.mjs");
const { findOtherNode } = await import("./lib/machine/find-other-node.mjs");
const { runTool } = await import("./lib/machine/run.mjs");
const { setUp } = await import("./lib/build/set-up.mjs");
const { browserStep } = await import("./lib/tests/test-steps.mjs");

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith("-"));
const LONG = { QUACK_PROOF: "long" };
/** Those that are a browser's, and what it runs for them. */
const IN_A_BROWSER = {
  games: ["games.spec.ts", "--project=desktop"],
  routes: ["routes.spec.ts", "routes-phone.spec.ts"],
};

await succeeds(async () => {
  await setUp();
  const codes = [];
  for (const [name, files] of Object.entries(IN_A_BROWSER)) {
    if (names.length === 0 || names.includes(name)) codes.push(await runBrowser(files));
  }
  if (names.length === 0 || names.some(isForVitest)) codes.push(await runProofs());
  return codes.find((code) => code !== 0) ?? 0;
});

/** @param {string} word */
function isForVitest(word) {
  return !(word in IN_A_BROWSER);
}

/** @param {string[]} files */
async function runBrowser(files) {
  const { counts } = await browserStep(files, LONG);
  return counts.failed === 0 ? 0 : 1;
}

async function runProofs() {
  const isWanted = names.length === 0 || names.some((name) => "same-runs.proof.ts".includes(name));
  const env = { ...LONG, ...(isWanted ? await findEngines() : {}) };
  const files = args.filter(isForVitest);
  const { code } = await runTool("node_modules/vitest/vitest.mjs", ["run", ...files], { env });
  return code;
}

// Other engines to play runs on. Only one proof needs them, so the others go on where there are none to be had.
async function findEngines() {
  try {
    const browser = { ...(await findBrowser()), args: BROWSER_FLAGS };
    return { PROOF_OTHER_NODE: await findOtherNode(), PROOF_BROWSER: JSON.stringify(browser) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return {};
  }
}
