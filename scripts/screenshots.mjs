import "./lib/machine/node-version.mjs";

const { succeeds } = await import("./lib/machine/command.mjs");
const { BROWSER_FLAGS, findBrowser } = await import("./lib/machine/find-browser.mjs");
const { runTool } = await import("./lib/machine/run.mjs");
const { setUp } = await import("./lib/build/set-up.mjs");

await succeeds(async () => {
  await setUp();
  const browser = { ...(await findBrowser()), args: BROWSER_FLAGS };
  const env = { PICTURES_BROWSER: JSON.stringify(browser) };
  const { code } = await runTool(
    "node_modules/tsx/dist/cli.mjs",
    ["e2e/screenshots/pictures.ts", ...process.argv.slice(2)],
    {
      env,
    },
  );
  return code;
});
