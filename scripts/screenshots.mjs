import "./lib/node-version.mjs";

const { succeeds } = await import("./lib/command.mjs");
const { BROWSER_FLAGS, findBrowser } = await import("./lib/find-browser.mjs");
const { runTool } = await import("./lib/run.mjs");
const { setUp } = await import("./lib/set-up.mjs");

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
