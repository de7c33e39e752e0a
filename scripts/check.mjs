import "./lib/machine/node-version.mjs";

const { printChecks, runChecks } = await import("./lib/checks/checks.mjs");
const { succeeds } = await import("./lib/machine/command.mjs");
const { ensureInstalled } = await import("./lib/build/set-up.mjs");

await succeeds(async () => {
  await ensureInstalled();
  const results = await runChecks();
  printChecks(results);
  return results.every(({ ok }) => ok) ? 0 : 1;
});
