import { parseArgs } from "node:util";
import { runSchool } from "#school/run-school.ts";
import { printReport } from "#school/school-report.ts";

/** The load counts as carried up to here. */
const MOST_P99_MS = 200;
const STEPS = [0.25, 0.5, 0.75, 1];

const { values: options } = parseArgs({
  options: {
    players: { type: "string", default: "7500" },
    processes: { type: "string", default: "4" },
    /** The share of the players who sign in with a password at the bell; the others have a session. */
    "sign-ins": { type: "string", default: "0.3" },
    "bell-seconds": { type: "string", default: "120" },
    minutes: { type: "string", default: "5" },
  },
});

// Each step is a new site, until one is too much.
let carried = 0;
for (const step of STEPS) {
  const players = Math.round(Number(options.players) * step);
  const plan = {
    players,
    signIns: Math.round(players * Number(options["sign-ins"])),
    bellSeconds: Number(options["bell-seconds"]),
    minutes: Number(options.minutes),
  };
  const report = await runSchool("postgres", plan, Number(options.processes));
  printReport(report);
  // Also when nothing was measured after the bell.
  if (!(report.steadyP99Ms <= MOST_P99_MS) || report.failed + report.tooMany > 0) break;
  carried = players;
}
console.log(`\n${carried} players were carried with a p99 of at most ${MOST_P99_MS} ms and no refusal.`);
