import "./lib/machine/node-version.mjs";

const { succeeds } = await import("./lib/machine/command.mjs");
const { inRoot } = await import("./lib/machine/repository.mjs");
const { runTool } = await import("./lib/machine/run.mjs");
const { ensureInstalled } = await import("./lib/build/set-up.mjs");

const SITE_PORT = 5173;

// The site reloads on changes and proxies everything else to the server, which restarts on changes.
await succeeds(async () => {
  await ensureInstalled();
  const { createServer } = await import("vite");
  process.env.PORT ||= "3000";
  const site = await createServer({ root: inRoot("apps/web"), server: { port: SITE_PORT, strictPort: true } });
  await site.listen();
  site.printUrls();
  // The browser sees one origin, so all URLs must use the dev server's.
  const env = { PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${SITE_PORT}` };
  const { code } = await runTool("node_modules/tsx/dist/cli.mjs", ["watch", "apps/server/src/main.ts"], { env });
  await site.close();
  return code;
});
