import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { processorMicroseconds } from "#load/processor-time.ts";
import { loadVerifier } from "#runs/runs-verifier.ts";
import { growth, percentile, poissonArrivals, type SchoolPlan } from "./school-model.ts";
import { readProcesses, SchoolMeter } from "./school-meter.ts";
import { playUntilEnd, type School } from "./school-player.ts";
import { openSchoolSite, type Pupil } from "./school-site.ts";

/** Its bot is cheap, and a player who stops pressing keys loses soon. */
const GAME = "keystorm";
const SAMPLE_MS = 5000;
const LOADER_NICER = 5;
const MOST_NICE = 19;

export type SchoolReport = {
  engine: string;
  plan: SchoolPlan;
  requests: number;
  perSecond: number;
  tooMany: number;
  failed: number;
  signInMs: { p50: number; p99: number };
  pageP99Ms: { bell: number; steady: number };
  steadyP99Ms: number;
  verdicts: number;
  verdictP99Ms: number;
  /** Processors that each gateway used after the bell, and its largest memory. */
  gateways: { processors: number; memoryMb: number }[];
  /** Processors that PostgreSQL used after the bell; null on PGlite, which is part of its gateway. */
  databaseProcessors: number | null;
  memoryGrowth: number;
  /** Statuses other than 200 and 202, by kind. */
  unusual: Record<string, number>;
};

/** Runs a plan on a new site. The loader has a lower priority than the gateways, because they share the machine. */
export async function runLoad(engine: string, plan: SchoolPlan, processes: number): Promise<SchoolReport> {
  const verifier = await loadVerifier();
  const game = (await verifier.loadPlayedGames()).find(({ id }) => id === GAME)!;
  const site = await openSchoolSite(engine, { ...plan, processes });
  // After the start of the gateways, which would inherit it.
  os.setPriority(Math.min(MOST_NICE, os.getPriority() + LOADER_NICER));
  const meter = new SchoolMeter();
  try {
    const begun = performance.now();
    const endMs = begun + (plan.bellSeconds + plan.minutes * 60) * 1000;
    const school: School = { meter, anonKey: site.anonKey, game, verifier, endMs };
    const arrivals = poissonArrivals(plan.players, plan.bellSeconds, Math.random);
    // Those who sign in come at random among the others.
    const pupils = site.pupils.toSorted(() => Math.random() - 0.5);
    const playing = pupils.map(async (pupil, at) => {
      await sleep(arrivals[at]! * 1000);
      await playUntilEnd(school, site.gateways[at % site.gateways.length]!, pupil);
    });
    const all = Promise.all(playing);
    all.catch(() => {});
    await Promise.race([bellEnd(plan, pupils), all]);
    meter.phase = "steady";
    const databaseSeconds = async () => processorMicroseconds(await site.database.pids()) / 1e6;
    const afterBell = {
      at: performance.now(),
      processes: readProcesses(site.gateways),
      databaseSeconds: await databaseSeconds(),
    };
    const memory: number[][] = [];
    const sampling = setInterval(
      () => memory.push(readProcesses(site.gateways).map(({ memoryMb }) => memoryMb)),
      SAMPLE_MS,
    );
    await all.finally(() => clearInterval(sampling));
    const seconds = (performance.now() - afterBell.at) / 1000;
    const last = readProcesses(site.gateways);
    const gateways = last.map(({ cpuSeconds, memoryMb }, at) => ({
      processors: (cpuSeconds - afterBell.processes[at]!.cpuSeconds) / seconds,
      memoryMb: Math.max(memoryMb, ...memory.map((each) => each[at]!)),
    }));
    const ofDatabase = ((await databaseSeconds()) - afterBell.databaseSeconds) / seconds;
    const databaseProcessors = engine === "postgres" ? ofDatabase : null;
    const memoryGrowth = Math.max(...gateways.map((_, at) => growth(memory.map((each) => each[at]!))));
    return {
      engine,
      plan,
      gateways,
      databaseProcessors,
      memoryGrowth,
      ...figuresOf(meter, (performance.now() - begun) / 1000),
    };
  } finally {
    meter.close();
    await site.close();
  }
}

/** The bell ends after its time and the last sign-in, because a queue of sign-ins is not steady play. */
async function bellEnd({ bellSeconds }: SchoolPlan, pupils: Pupil[]): Promise<void> {
  await sleep(bellSeconds * 1000);
  while (pupils.some(({ token }) => token === null)) await sleep(100);
}

function figuresOf(meter: SchoolMeter, seconds: number) {
  const of = (phase: string, kind: string) => meter.latencies.get(`${phase} ${kind}`) ?? [];
  const requests = of("bell", "all").length + of("steady", "all").length;
  const verdicts = [...of("bell", "verdict"), ...of("steady", "verdict")];
  const signIns = [...of("bell", "sign-in"), ...of("steady", "sign-in")];
  return {
    requests,
    perSecond: requests / seconds,
    tooMany: meter.countOf((status) => status === 429),
    // Every player is honest, so a 401 is a failure, too: nobody plays then, and the load looks light.
    failed: meter.countOf((status) => status === 0 || (status >= 400 && status !== 429)),
    signInMs: { p50: percentile(signIns, 0.5), p99: percentile(signIns, 0.99) },
    pageP99Ms: { bell: percentile(of("bell", "page"), 0.99), steady: percentile(of("steady", "page"), 0.99) },
    steadyP99Ms: percentile(of("steady", "all"), 0.99),
    verdicts: verdicts.length,
    verdictP99Ms: percentile(verdicts, 0.99),
    unusual: Object.fromEntries([...meter.statuses].filter(([key]) => !/ 20[024]$/.test(key))),
  };
}
