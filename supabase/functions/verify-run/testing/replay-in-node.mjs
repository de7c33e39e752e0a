// `node replay-in-node.mjs <bundle of replay-recorded.ts> <runs.json> <folder of rules>`: prints the results.
import fs from "node:fs";

const [bundle = "", runs = "", folder = ""] = process.argv.slice(2);
const { replayRecorded } = await import(bundle);
const replays = await replayRecorded(JSON.parse(fs.readFileSync(runs, "utf8")), folder);
fs.writeSync(1, JSON.stringify(replays));
