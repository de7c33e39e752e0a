import "./lib/machine/node-version.mjs";

const { succeeds } = await import("./lib/machine/command.mjs");
const { BROWSER_FLAGS, findBrowser } = await import("./lib/machine/find-browser.mjs");
const { runTool } = await import("./lib/machine/run.mjs");
const { ensureInstalled } = await import("./lib/build/set-up.mjs");

// The images are checked in, so that a build needs no browser. A test fails when a cover has changed since.
await succeeds(async () => {
  await ensureInstalled();
  const { executablePath, env } = await findBrowser();
  const { code } = await runTool("e2e/screenshots/render-covers.mjs", [executablePath, ...BROWSER_FLAGS], { env });
  return code;
});
