import { parseArgs } from "node:util";
import { startFloor, startNchan } from "./live-peers.ts";
import {
  measureFanOut,
  measureGatewayFanOut,
  measureJoins,
  measureMemory,
  measureSaying,
  measureTwoProcesses,
  measureWriting,
  percentile,
} from "./live-scenarios.ts";
import { openLiveSite, type Engine, type LiveSite } from "./live-site.ts";

const { values: options } = parseArgs({
  options: {
    /** Scenarios to run: fan-out, memory, say, write, joins, two. */
    only: { type: "string", default: "fan-out,memory,say,write,joins,two" },
    subscribers: { type: "string", default: "500" },
    sockets: { type: "string", default: "10000" },
    listeners: { type: "string", default: "1000" },
    lines: { type: "string", default: "50" },
    joins: { type: "string", default: "3000" },
    seconds: { type: "string", default: "5" },
  },
});
const seconds = Number(options.seconds);
const isWanted = (name: string) => options.only.split(",").includes(name);

/** `bar` is the worst figure that is good enough. */
function report(what: string, figure: string, isGood: boolean | null, bar: string): void {
  const mark = isGood === null ? "     " : isGood ? "ok   " : "MISS ";
  console.log(`${mark}${what.padEnd(52)} ${figure.padEnd(28)} ${bar}`);
  if (isGood === false) process.exitCode = 1;
}

const whole = (value: number) => Math.round(value).toLocaleString("en");
const milliseconds = (times: number[]) =>
  `p50 ${whole(percentile(times, 0.5))} ms, p95 ${whole(percentile(times, 0.95))} ms`;

if (isWanted("fan-out")) await fanOut();
if (isWanted("memory")) await on("postgres", 1, memory);
for (const engine of ["postgres", "pglite"] as const) {
  if (isWanted("say")) await on(engine, 1, (site) => saying(site, engine));
  if (isWanted("joins")) await on(engine, 1, (site) => joining(site, engine));
}
if (isWanted("write")) await on("postgres", 1, writing);
if (isWanted("two")) await on("postgres", 2, twoProcesses);

async function on(engine: Engine, processes: number, measure: (site: LiveSite) => Promise<void>): Promise<void> {
  const site = await openLiveSite(engine, processes);
  await measure(site).finally(() => site.close());
}

async function fanOut(): Promise<void> {
  const subscribers = Number(options.subscribers);
  const floor = await startFloor();
  const least = await measureFanOut(floor, subscribers, seconds).finally(() => floor.stop());
  report(`fan-out to ${subscribers}: bare ws, deliveries per CPU s`, whole(least.perCpuSecond), null, "");
  const nchan = await startNchan();
  const other = nchan && (await measureFanOut(nchan, subscribers, seconds).finally(() => nchan.stop()));
  if (other) report("nchan", whole(other.perCpuSecond), null, "");
  else report("nchan", "not installed", null, "apt-get install libnginx-mod-nchan");
  await on("postgres", 1, async (site) => {
    const own = await measureGatewayFanOut(site, subscribers, seconds);
    const share = own.perCpuSecond / least.perCpuSecond;
    report("the gateway", whole(own.perCpuSecond), null, "");
    report("against bare ws", share.toFixed(2), share >= 0.75, "bar 0.75, goal 0.9");
    if (other) {
      const nchanShare = own.perCpuSecond / other.perCpuSecond;
      report("against nchan", nchanShare.toFixed(2), nchanShare >= 0.4, "bar 0.4, goal 0.5");
    }
    report("deliveries a second", whole(own.perSecond), own.perSecond >= 40_000, "bar 40,000, goal 60,000");
  });
}

async function memory(site: LiveSite): Promise<void> {
  const count = Number(options.sockets);
  const { bytesEach, cpuIdle } = await measureMemory(site, count);
  report(
    `memory of each of ${whole(count)} joined sockets`,
    `${(bytesEach / 1000).toFixed(1)} kB`,
    bytesEach <= 32_000,
    "bar 32 kB, goal 20",
  );
  report("their heartbeats, share of a core", `${(cpuIdle * 100).toFixed(1)} %`, cpuIdle <= 0.1, "bar 10 %, goal 5 %");
}

async function saying(site: LiveSite, engine: Engine): Promise<void> {
  const listeners = Number(options.listeners);
  const times = await measureSaying(site, listeners, Number(options.lines));
  const bar = engine === "postgres" ? 120 : 160;
  const isGood = percentile(times, 0.95) <= bar;
  report(
    `said, until the last of ${listeners} has it (${engine})`,
    milliseconds(times),
    isGood,
    `bar ${bar} ms, goal ${bar / 2}`,
  );
}

async function joining(site: LiveSite, engine: Engine): Promise<void> {
  const { perSecond, quietP99Ms, busyP99Ms } = await measureJoins(site, Number(options.joins));
  const bar = engine === "postgres" ? 500 : 150;
  report(`private joins a second (${engine})`, whole(perSecond), perSecond >= bar, `bar ${bar}, goal ${bar * 2}`);
  report(
    "REST meanwhile, p99 against quiet",
    `${busyP99Ms.toFixed(1)} / ${quietP99Ms.toFixed(1)} ms`,
    busyP99Ms < 2 * quietP99Ms,
    "bar 2 times",
  );
}

async function writing(site: LiveSite): Promise<void> {
  const { said, plain } = await measureWriting(site, seconds);
  const share = said / plain;
  report(
    "rows with a message a second, 8 writers",
    `${whole(said)} of ${whole(plain)}: ${share.toFixed(2)}`,
    share >= 0.35,
    "bar 0.35, goal 0.5",
  );
}

async function twoProcesses(site: LiveSite): Promise<void> {
  const near = await measureTwoProcesses(site, 200);
  report(
    "a client's message at the other process",
    milliseconds(near),
    percentile(near, 0.95) <= 80,
    "bar 80 ms, goal 40",
  );
  const said = await measureSaying(site, 100, Number(options.lines));
  report(
    "said at one process, heard by 100 at the other",
    milliseconds(said),
    percentile(said, 0.95) <= 120,
    "bar 120 ms",
  );
}
