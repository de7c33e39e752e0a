import "./lib/machine/node-version.mjs";

const { succeeds } = await import("./lib/machine/command.mjs");
const { setUp } = await import("./lib/build/set-up.mjs");
const { importBuilt } = await import("./lib/build/build-targets.mjs");

if (await succeeds(setUp)) await importBuilt("quack.js");
