import { parseArgs } from "node:util";
import { runSchool } from "./run-school.ts";
import { printReport } from "./school-report.ts";

const { values: options } = parseArgs({
  options: {
    engine: { type: "string", multiple: true, default: ["pglite", "postgres"] },
    players: { type: "string", default: "2000" },
    "sign-ins": { type: "string" },
    "bell-seconds": { type: "string", default: "60" },
    minutes: { type: "string", default: "5" },
    json: { type: "boolean", default: false },
  },
});
const players = Number(options.players);
const plan = {
  players,
  // 600 of 2000 sign in at the bell.
  signIns: Math.min(players, Number(options["sign-ins"] ?? Math.round(players * 0.3))),
  bellSeconds: Number(options["bell-seconds"]),
  minutes: Number(options.minutes),
};

for (const engine of options.engine) {
  const report = await runSchool(engine, plan);
  if (options.json) console.log(JSON.stringify(report, null, 2));
  else printReport(report);
  if (report.tooMany + report.failed > 0) process.exitCode = 1;
}
