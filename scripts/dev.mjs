import "./lib/machine/node-version.mjs";
import fs from "node:fs";

const { succeeds } = await import("./lib/machine/command.mjs");
const { inRoot } = await import("./lib/machine/repository.mjs");
const { runTool } = await import("./lib/machine/run.mjs");
const { GAMES_DIST } = await import("./lib/build/build-games.mjs");
const { setUp } = await import("./lib/build/set-up.mjs");

const SITE_PORT = 5173;
const SITE_DIST = "apps/web/dist/client/index.html";

// The site reloads on changes and proxies everything else to the server, which restarts on changes.
await succeeds(async () => {
  // The server serves games only beside a built site, however old that is. Everything else comes from the sources.
  await setUp(fs.existsSync(inRoot(SITE_DIST)) ? ["games"] : undefined);
  const { createServer } = await import("vite");
  process.env.PORT ||= "3000";
  const site = await createServer({ root: inRoot("apps/web"), server: { port: SITE_PORT, strictPort: true } });
  await site.listen();
  site.printUrls();
  // The browser sees one origin, so all URLs must use the dev server's.
  const env = { PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${SITE_PORT}` };
  // The server imports the catalogue when it starts, so it restarts when a game has been built.
  const watch = ["watch", "--include", `${GAMES_DIST}/catalogue.json`, "apps/server/src/main.ts"];
  const { code } = await runTool("node_modules/tsx/dist/cli.mjs", watch, { env });
  await site.close();
  return code;
});
