import "./lib/machine/node-version.mjs";

const { succeeds } = await import("./lib/machine/command.mjs");
const { BROWSER_FLAGS, findBrowser } = await import("./lib/machine/find-browser.mjs");
const { findOtherNode } = await import("./lib/machine/find-other-node.mjs");
const { runTool } = await import("./lib/machine/run.mjs");
const { setUp } = await import("./lib/build/set-up.mjs");
const { keepScratchInMemory } = await import("./lib/tests/scratch-folder.mjs");
const { browserStep, vitestStep } = await import("./lib/tests/test-steps.mjs");

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith("-"));
const LONG = { QUACK_PROOF: "long" };
/**
 * Proofs that run in a browser, with Playwright's arguments.
 * @type {Record<string, { args: string[], env: Record<string, string> }>}
 */
const IN_A_BROWSER = {
  games: { args: ["games.spec.ts", "game-modes.spec.ts", "--project=desktop"], env: LONG },
  clips: { args: ["clip-export.spec.ts", "--project=desktop"], env: LONG },
  routes: { args: ["routes.spec.ts", "routes-phone.spec.ts"], env: LONG },
  // All journeys, including those that `npm test` skips; games, clips and routes have their own proofs.
  browser: {
    args: ["--grep-invert", "games.spec|game-modes.spec|clip-export.spec|routes(-phone)?.spec"],
    env: { QUACK_PROOF: "browser" },
  },
};

await succeeds(async () => {
  await setUp();
  const codes = [];
  for (const [name, { args, env }] of Object.entries(IN_A_BROWSER)) {
    if (isWanted(name)) codes.push(await runBrowser(args, env));
  }
  if (isWanted("engines")) codes.push(await runEngines());
  if (isWanted("logins")) codes.push(await runLogins());
  if (names.length === 0 || names.some(isForVitest)) codes.push(await runProofs());
  return codes.find((code) => code !== 0) ?? 0;
});

/** @param {string} name */
function isWanted(name) {
  return names.length === 0 || names.includes(name);
}

/** Clips have a proof of each kind. @param {string} word */
function isForVitest(word) {
  return (!(word in IN_A_BROWSER) || word === "clips") && word !== "engines" && word !== "logins";
}

/** Runs all service tests on both engines, including those that `npm test` skips. */
async function runEngines() {
  keepScratchInMemory();
  const { counts } = await vitestStep(
    ["pglite", "postgres", "unit"].map((name) => `--project=${name}`),
    { QUACK_PROOF: "engines" },
  );
  return counts.failed === 0 ? 0 : 1;
}

/** Runs the service tests on PostgreSQL with database users that are no superusers. */
async function runLogins() {
  keepScratchInMemory();
  for (const login of ["creator", "owner"]) {
    console.log(`\n=== as ${login}`);
    const { counts } = await vitestStep(["--project=postgres"], { TEST_LOGIN: login });
    if (counts.failed > 0) return 1;
  }
  return 0;
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function runBrowser(args, env) {
  const { counts } = await browserStep(args, env);
  return counts.failed === 0 ? 0 : 1;
}

async function runProofs() {
  const needsEngines = names.length === 0 || names.some((name) => "same-runs.proof.ts".includes(name));
  const env = { ...LONG, ...(needsEngines ? await findEngines() : {}) };
  const files = args.filter(isForVitest);
  const { code } = await runTool("node_modules/vitest/vitest.mjs", ["run", ...files], { env });
  return code;
}

// Other engines to replay runs on. Only one proof needs them, so the others run without them.
async function findEngines() {
  try {
    const browser = { ...(await findBrowser()), args: BROWSER_FLAGS };
    return { PROOF_OTHER_NODE: await findOtherNode(), PROOF_BROWSER: JSON.stringify(browser) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return {};
  }
}
