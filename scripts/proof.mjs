import "./lib/node-version.mjs";

const { succeeds } = await import("./lib/command.mjs");
const { runTool } = await import("./lib/run.mjs");
const { setUp } = await import("./lib/set-up.mjs");

await succeeds(async () => {
  await setUp();
  const env = { QUACK_PROOF: "long" };
  const { code } = await runTool("node_modules/vitest/vitest.mjs", ["run", ...process.argv.slice(2)], { env });
  return code;
});
