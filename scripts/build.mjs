import "./lib/node-version.mjs";

const { succeeds } = await import("./lib/command.mjs");
const { setUp } = await import("./lib/set-up.mjs");

await succeeds(setUp);
