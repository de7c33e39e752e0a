import "./lib/machine/node-version.mjs";

const { succeeds } = await import("./lib/machine/command.mjs");
const { runTool } = await import("./lib/machine/run.mjs");
const { setUp } = await import("./lib/build/set-up.mjs");

const RECORDER = "supabase/functions/verify-run/testing/record-golden-runs.ts";

// Run before a release: the rules are kept, so that runs can be replayed as long as their boards exist.
await succeeds(async () => {
  await setUp(["games"]);
  const { releaseRules } = await import("./lib/build/release-rules.mjs");
  const fresh = releaseRules({ onlyCurrent: process.argv.includes("--only-current") });
  console.log(fresh.length > 0 ? `released ${fresh.join(", ")}` : "All current rules are already released.");
  // Records runs whose results these rules must reproduce from now on.
  const { code } = await runTool("node_modules/tsx/dist/cli.mjs", [RECORDER]);
  return code;
});
