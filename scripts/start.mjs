import "./lib/node-version.mjs";

const { succeeds } = await import("./lib/command.mjs");
const { setUp } = await import("./lib/set-up.mjs");
const { importBuilt } = await import("./lib/build-targets.mjs");

if (await succeeds(setUp)) await importBuilt("main.js");
