import { parseArgs } from "node:util";
import { runSchool } from "#school/run-school.ts";
import { printReport } from "#school/school-report.ts";

const MOST_GROWTH = 0.1;

const { values: options } = parseArgs({
  options: {
    engine: { type: "string", multiple: true, default: ["pglite", "postgres"] },
    players: { type: "string", default: "600" },
    minutes: { type: "string", default: "30" },
  },
});
const players = Number(options.players);

for (const engine of options.engine) {
  const plan = { players, signIns: Math.round(players * 0.3), bellSeconds: 60, minutes: Number(options.minutes) };
  const report = await runSchool(engine, plan);
  printReport(report);
  const isFlat = !(Math.abs(report.memoryGrowth) > MOST_GROWTH);
  console.log(`  memory is ${isFlat ? "flat" : "not flat"} within ${MOST_GROWTH * 100} %`);
  if (!isFlat || report.failed > 0) process.exitCode = 1;
}
