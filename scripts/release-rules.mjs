import "./lib/machine/node-version.mjs";

const { succeeds } = await import("./lib/machine/command.mjs");
const { runTool } = await import("./lib/machine/run.mjs");
const { setUp } = await import("./lib/build/set-up.mjs");

const RECORDER = "supabase/functions/verify-run/testing/record-golden-runs.ts";
const STAFF_RECORDER = "supabase/functions/verify-run/testing/record-staff-runs.ts";

// Run before a release: rules and views are kept, so that runs can be replayed and shown as long as they exist.
await succeeds(async () => {
  await setUp(["games"]);
  const { releaseRules } = await import("./lib/build/release-rules.mjs");
  const { releaseViews } = await import("./lib/build/released-views.mjs");
  const { GAMES_DIST } = await import("./lib/build/build-games.mjs");
  const { inRoot } = await import("./lib/machine/repository.mjs");
  const onlyCurrent = process.argv.includes("--only-current");
  const fresh = [...releaseRules({ onlyCurrent }), ...releaseViews({ built: inRoot(GAMES_DIST), onlyCurrent })];
  console.log(fresh.length > 0 ? `released ${fresh.join(", ")}` : "All current rules and views are already released.");
  // Records runs whose results these rules must reproduce from now on.
  const { code } = await runTool("node_modules/tsx/dist/cli.mjs", [RECORDER]);
  if (code !== 0) return code;
  // The staff's runs are raced with the current rules.
  return (await runTool("node_modules/tsx/dist/cli.mjs", [STAFF_RECORDER, "--stale"])).code;
});
