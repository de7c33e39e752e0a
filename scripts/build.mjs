import "./lib/machine/node-version.mjs";

const { succeeds } = await import("./lib/machine/command.mjs");
const { setUp } = await import("./lib/build/set-up.mjs");

await succeeds(setUp);
