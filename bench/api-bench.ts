import { parseArgs } from "node:util";
import { GATEWAY, openContest, PLAIN, SAME_SHAPE, type Contest, type Engine } from "./api-contestants.ts";
import { SCENARIOS, type Scenario } from "./api-scenarios.ts";
import { medianLoad, type Load } from "./load-meter.ts";
import { recordStatements } from "./recorded-statements.ts";

const ROUNDS = 4;

type Result = { engine: Engine; scenario: string; clients: number; loads: Record<string, Load> };

const { values: options } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    engine: { type: "string", multiple: true, default: ["postgres", "pglite"] },
    clients: { type: "string", multiple: true, default: ["32", "2"] },
    /** Part of a scenario's name, to measure only that one. */
    scenario: { type: "string", default: "" },
    /** A folder for a CPU profile of the gateway. */
    profile: { type: "string" },
  },
});
const seconds = Number(process.env["QUACK_BENCH_SECONDS"] ?? 8);
const nodeFlags = options.profile ? ["--cpu-prof", `--cpu-prof-dir=${options.profile}`] : [];
const scenarios = SCENARIOS.filter(({ name }) => name.includes(options.scenario));
const say = (text: string) => options.json || console.log(text);

const speeches = await recordStatements();
const results: Result[] = [];
for (const engine of options.engine as Engine[]) {
  if (engine === "postgres" && !process.env["TEST_DATABASE_URL"]) {
    say("TEST_DATABASE_URL names no PostgreSQL, so that half is left out.");
    continue;
  }
  const contest = await openContest(engine, { speeches, nodeFlags });
  // A gateway that has just started runs code that nothing has compiled yet; what counts is how it runs all day.
  for (const scenario of scenarios) await contest.contestants[0]!.run(32, Math.min(3, seconds), scenario);
  for (const clients of options.clients.map(Number)) {
    say(
      `\n${engine}, ${clients} clients, ${seconds} s each${" ".repeat(22)}req/s   p50 ms   p99 ms   cpu µs of shape  of bare`,
    );
    for (const scenario of scenarios) {
      const loads = await measure(contest, scenario, clients);
      results.push({ engine, scenario: scenario.name, clients, loads });
      say(table(scenario, loads));
    }
  }
  await contest.close();
}
if (options.json) console.log(JSON.stringify({ seconds, results }, null, 2));

// In turns, so that whatever else the machine does meets all of them.
async function measure({ contestants }: Contest, scenario: Scenario, clients: number): Promise<Record<string, Load>> {
  for (const { run } of contestants) await run(clients, Math.min(1, seconds / 4), scenario);
  const rounds = contestants.map((): Load[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { run }] of contestants.entries())
      rounds[index]!.push(await run(clients, seconds / ROUNDS, scenario));
  }
  return Object.fromEntries(contestants.map(({ name }, index) => [name, medianLoad(rounds[index]!)]));
}

function table(scenario: Scenario, loads: Record<string, Load>): string {
  const share = (load: Load, of: string) => (loads[of] ? (load.perSecond / loads[of].perSecond).toFixed(2) : "");
  const lines = Object.entries(loads).map(([name, load]) => {
    const figures = [
      Math.round(load.perSecond),
      load.p50Ms.toFixed(1),
      load.p99Ms.toFixed(1),
      Math.round(load.cpuUs),
      name === GATEWAY ? share(load, SAME_SHAPE) : "",
      share(load, PLAIN),
    ];
    return `  ${name.padEnd(44)}${figures.map((figure) => String(figure).padStart(9)).join("")}`;
  });
  return [scenario.name, ...lines].join("\n");
}
