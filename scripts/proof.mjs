import "./lib/node-version.mjs";

const { succeeds } = await import("./lib/command.mjs");
const { BROWSER_FLAGS, findBrowser } = await import("./lib/find-browser.mjs");
const { findOtherNode } = await import("./lib/find-other-node.mjs");
const { runTool } = await import("./lib/run.mjs");
const { setUp } = await import("./lib/set-up.mjs");

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith("-"));

await succeeds(async () => {
  await setUp();
  const isWanted = names.length === 0 || names.some((name) => "same-runs.proof.ts".includes(name));
  const env = { QUACK_PROOF: "long", ...(isWanted ? await findEngines() : {}) };
  const { code } = await runTool("node_modules/vitest/vitest.mjs", ["run", ...args], { env });
  return code;
});

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
