import { parseArgs } from "node:util";
import { BARE_SERVER, GATEWAY, openContest, PLAIN, SAME_SHAPE, type Contest, type Engine } from "./api-contestants.ts";
import { SCENARIOS, type Scenario } from "./api-scenarios.ts";
import { median, medianLoad, type Load } from "#load/load-meter.ts";
import { recordStatements } from "#db/recorded-statements.ts";

/** Many short rounds: a shared machine's speed changes every second, so ratios are computed within a round. */
const ROUNDS = 12;

type Rounds = Record<string, Load[]>;
type Result = { engine: Engine; scenario: string; clients: number; loads: Record<string, Load>; ratios: Ratios };
/**
 * Shares of the requests per second of the direct client; `ofCpu` by the processor time that all processes together take
 * for a request, which other work on the machine hardly changes; `ofServing` leaves the load generator out of that. The
 * direct client makes its own load, and the generator's HTTP is the work of the players' devices.
 */
type Ratios = Record<string, Record<"ofShape" | "ofCpu" | "ofServing" | "ofBare", number | null>>;

const { values: options } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    engine: { type: "string", multiple: true, default: ["postgres", "pglite"] },
    clients: { type: "string", multiple: true, default: ["32", "2"] },
    /** Measures only scenarios whose name contains this. */
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
    say("TEST_DATABASE_URL is not set, so PostgreSQL is skipped.");
    continue;
  }
  const contest = await openContest(engine, { speeches, nodeFlags });
  // Warm-up: the JIT has not compiled a freshly started gateway, and the steady state is what counts.
  for (const scenario of scenarios) await contest.contestants[0]!.run(32, Math.min(3, seconds), scenario);
  for (const clients of options.clients.map(Number)) {
    say(
      `\n${engine}, ${clients} clients, ${seconds} s each${" ".repeat(22)}req/s   p50 ms   p99 ms   cpu µs   loader database of shape   by cpu  serving  of bare`,
    );
    for (const scenario of scenarios) {
      const rounds = await measure(contest, scenario, clients);
      const result = { engine, scenario: scenario.name, clients, loads: middleOf(rounds), ratios: ratiosOf(rounds) };
      results.push(result);
      say(table(result));
    }
  }
  await contest.close();
}
if (options.json) console.log(JSON.stringify({ seconds, results }, null, 2));

// Interleaved, so that other load on the machine affects all of them equally.
async function measure(contest: Contest, scenario: Scenario, clients: number): Promise<Rounds> {
  const contestants = contest.contestants.filter(({ readsOnly }) => scenario.isRead || !readsOnly);
  for (const { run } of contestants) await run(clients, Math.min(1, seconds / 4), scenario);
  const rounds: Rounds = Object.fromEntries(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, run } of contestants) rounds[name]!.push(await run(clients, seconds / ROUNDS, scenario));
  }
  return rounds;
}

function middleOf(rounds: Rounds): Record<string, Load> {
  return Object.fromEntries(Object.entries(rounds).map(([name, loads]) => [name, medianLoad(loads)]));
}

function ratiosOf(rounds: Rounds): Ratios {
  const share = (loads: Load[], of: Load[] | undefined) =>
    of ? median(loads.map(({ perSecond }, round) => perSecond / of[round]!.perSecond)) : null;
  const servingUs = ({ cpuUs, databaseUs }: Load) => cpuUs + databaseUs;
  const allUs = (load: Load) => servingUs(load) + load.loaderUs;
  const cpuShare = (loads: Load[], of: Load[] | undefined, us: (load: Load) => number) =>
    of ? median(of.map(us)) / median(loads.map(us)) : null;
  return Object.fromEntries(
    Object.entries(rounds).map(([name, loads]) => [
      name,
      {
        ofShape: share(loads, rounds[SAME_SHAPE]),
        ofCpu: cpuShare(loads, rounds[SAME_SHAPE], allUs),
        ofServing: cpuShare(loads, rounds[SAME_SHAPE], servingUs),
        ofBare: share(loads, rounds[PLAIN]),
      },
    ]),
  );
}

function table({ scenario, loads, ratios }: Result): string {
  const lines = Object.entries(loads).map(([name, load]) => {
    const { ofShape, ofCpu, ofServing, ofBare } = ratios[name]!;
    const isServer = name === GATEWAY || name === BARE_SERVER;
    const figures = [
      Math.round(load.perSecond),
      load.p50Ms.toFixed(1),
      load.p99Ms.toFixed(1),
      Math.round(load.cpuUs),
      Math.round(load.loaderUs),
      Math.round(load.databaseUs),
      isServer ? (ofShape?.toFixed(2) ?? "") : "",
      isServer ? (ofCpu?.toFixed(2) ?? "") : "",
      isServer ? (ofServing?.toFixed(2) ?? "") : "",
      ofBare?.toFixed(2) ?? "",
    ];
    return `  ${name.padEnd(44)}${figures.map((figure) => String(figure).padStart(9)).join("")}`;
  });
  return [scenario, ...lines].join("\n");
}
