import "./lib/machine/node-version.mjs";

const { succeeds } = await import("./lib/machine/command.mjs");
const { inRoot } = await import("./lib/machine/repository.mjs");
const { runTool } = await import("./lib/machine/run.mjs");
const { ensureInstalled } = await import("./lib/build/set-up.mjs");

const SITE_PORT = 5173;

// The site reloads by itself and hands what is not its own to the server, which restarts by itself.
await succeeds(async () => {
  await ensureInstalled();
  const { createServer } = await import("vite");
  process.env.PORT ||= "3000";
  const site = await createServer({ root: inRoot("apps/web"), server: { port: SITE_PORT, strictPort: true } });
  await site.listen();
  site.printUrls();
  // To the browser there is only one address, so it asks for everything there.
  const env = { PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${SITE_PORT}` };
  const { code } = await runTool("node_modules/tsx/dist/cli.mjs", ["watch", "apps/server/src/main.ts"], { env });
  await site.close();
  return code;
});
