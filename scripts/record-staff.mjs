import "./lib/machine/node-version.mjs";

const { succeeds } = await import("./lib/machine/command.mjs");
const { runTool } = await import("./lib/machine/run.mjs");
const { setUp } = await import("./lib/build/set-up.mjs");

const RECORDER = "supabase/functions/verify-run/testing/record-staff-runs.ts";

// Run after a game's rules have been released: runs of other rules cannot be raced.
await succeeds(async () => {
  await setUp(["games"]);
  const { code } = await runTool("node_modules/tsx/dist/cli.mjs", [RECORDER, ...process.argv.slice(2)]);
  return code;
});
