import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import { parseArgs } from "node:util";
import { startGatewayProcess, type GatewayProcess } from "@quackademy/server/testing/gateway-process.ts";
import { prepareSite, type PreparedSite } from "@quackademy/server/testing/prepared-site.ts";
import { createTestDatabase } from "@quackademy/server/testing/test-database.ts";
import { ATTACKS, takeAnswers, type Attack, type Target } from "./hostile-attacks.ts";
import { processorTimes, stolenShare } from "#load/stolen-time.ts";
import { visit, type RepeatedRequest, type Wait } from "./hostile-others.ts";

/** Maximum effect of an attack on other visitors. */
const MOST_RATIO = 3;
const MOST_P99_MS = 500;
const MOST_RECOVERY_MS = 2000;
const MOST_MEMORY = 1.2;
const MOST_STOLEN = 0.03;
/** Below this, a ratio of two latencies says more about the machine than about the server. */
const FLOOR_MS = 50;

const { values: options } = parseArgs({
  options: {
    engine: { type: "string", multiple: true, default: ["pglite", "postgres"] },
    /** Runs only attacks whose name contains this. */
    attack: { type: "string", default: "" },
    /** `off` is the control: the same attack without the fair queue and without limits on embeds. */
    defence: { type: "string", multiple: true, default: ["off", "on"] },
    json: { type: "boolean", default: false },
  },
});
const seconds = Number(process.env["QUACK_BENCH_SECONDS"] ?? 6);
const say = (text: string) => options.json || console.log(text);

const THREE_LEVELS = "/rest/v1/seasons?select=number,shop_items(id,seasons(number))";

type Defence = "on" | "off";
const DEFENCES: Record<Defence, Record<string, string>> = {
  on: {},
  // As before these defences: a single queue, and no limit on the size of an answer.
  off: { DATABASE_SHARING: "first-come", API_REPEATED_EMBEDS: "true", API_MAX_ANSWER_KB: "100000" },
};

type Result = {
  engine: string;
  defence: Defence;
  attack: string;
  before: Wait[];
  during: Wait[];
  backAfterMs: number | null;
  memoryMb: { before: number; peak: number; after: number };
  attackerGot: Record<number, number>;
};

const results: Result[] = [];
say(`Others' latency while one visitor attacks from the same address (load average ${os.loadavg()[0]!.toFixed(1)})`);
for (const engine of options.engine) {
  if (engine === "postgres" && !process.env["TEST_DATABASE_URL"]) continue;
  for (const defence of (["off", "on"] as const).filter((each) => options.defence.includes(each))) {
    say(`\n${engine}, defence ${defence}`);
    for (const attack of ATTACKS.filter(({ name }) => name.includes(options.attack))) {
      const result = await runOnQuietMachine(() => runAttack(engine, defence, attack));
      results.push(result);
      print(result);
    }
  }
}
if (options.json) console.log(JSON.stringify(results, null, 2));
if (!results.every((result) => result.defence === "off" || problemsOf(result).length === 0)) process.exitCode = 1;

/** Repeats a round in which the host gave our CPU time to others (steal), because its latencies are meaningless. */
async function runOnQuietMachine(round: () => Promise<Result>): Promise<Result> {
  for (let left = 3; ; left--) {
    const before = processorTimes();
    const result = await round();
    const share = stolenShare(before, processorTimes());
    if (share < MOST_STOLEN || left === 0) return result;
    say(`  ${result.attack.padEnd(32)} ${(share * 100).toFixed(0)} % of processor time was stolen; measuring again`);
  }
}

/** Runs each attack on a new site, so that none affects the next. */
async function runAttack(engine: string, defence: Defence, attack: Attack): Promise<Result> {
  const database = engine === "postgres" ? await createTestDatabase({ isEmpty: true }) : null;
  const site = await prepareSite({
    sql: "select 1",
    databaseUrl: database?.url ?? "",
    env: { ...DEFENCES[defence], SCHOOL_NETWORKS: "loopback" },
  });
  const gateway = await startGatewayProcess(site.env);
  try {
    return { engine, defence, attack: attack.name, ...(await measure(site, gateway, attack)) };
  } finally {
    await gateway.end("SIGKILL");
    await site.remove();
    await database?.drop();
  }
}

async function measure(site: PreparedSite, gateway: GatewayProcess, attack: Attack) {
  const { url } = gateway;
  const tokens = await Promise.all([signUp(site, url), signUp(site, url)]);
  const pupil = await signUp(site, url);
  const target: Target = { url, anonKey: site.anonKey, tokens };
  const errands: RepeatedRequest[] = [
    { name: "class list", path: "/rest/v1/rpc/get_apps_ordered_by_title", headers: { apikey: site.anonKey } },
    { name: "/", path: "/", headers: { accept: "text/html" } },
    {
      name: "a pupil's profile",
      path: "/rest/v1/rpc/get_my_profile",
      headers: { apikey: site.anonKey, authorization: `Bearer ${pupil}` },
    },
  ];
  // A visitor's own client reads three levels deep.
  errands.push({ name: "three levels", path: THREE_LEVELS, headers: { apikey: site.anonKey }, everyTurns: 10 });
  await visit(url, errands, 20, 2);
  const before = await visit(url, errands, 20, seconds);
  const memory = { before: memoryOf(gateway), peak: 0, after: 0 };

  takeAnswers();
  let turn = 0;
  const attacking = setInterval(() => {
    attack.send(target, turn++);
    memory.peak = Math.max(memory.peak, memoryOf(gateway));
  }, 1000 / attack.rate);
  const during = await visit(url, errands, 20, seconds);
  clearInterval(attacking);
  const endedAt = performance.now();
  const attackerGot = takeAnswers();

  let backAfterMs: number | null = null;
  while (backAfterMs === null && performance.now() - endedAt < 60_000) {
    const since = performance.now() - endedAt;
    const now = await visit(url, errands, 20, 0.5);
    if (now.every(({ p99Ms, broken }, i) => broken === 0 && p99Ms <= bar(before[i]!))) backAfterMs = since;
  }
  for (let second = 0; second < 60; second++) {
    memory.after = memoryOf(gateway);
    if (memory.after <= memory.before * MOST_MEMORY) break;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return { before, during, backAfterMs, memoryMb: memory, attackerGot };
}

async function signUp(site: PreparedSite, url: string): Promise<string> {
  const body = JSON.stringify({ email: `${randomUUID()}@example.org`, password: `pass ${randomUUID()}` });
  const headers = { apikey: site.anonKey, "content-type": "application/json" };
  const answer = await fetch(`${url}/auth/v1/signup`, { method: "POST", headers, body });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`could not sign up: ${answer.status}`);
  return token;
}

function bar({ p99Ms }: Wait): number {
  return Math.min(MOST_P99_MS, MOST_RATIO * Math.max(FLOOR_MS, p99Ms));
}

function problemsOf({ before, during, backAfterMs, memoryMb }: Result): string[] {
  const problems = during.flatMap((wait, i) => [
    ...(wait.p99Ms > bar(before[i]!) ? [`${wait.name}: p99 ${wait.p99Ms.toFixed(0)} ms`] : []),
    ...(wait.broken > 0 ? [`${wait.name}: ${wait.broken} failed`] : []),
    ...(wait.refused > 0 ? [`${wait.name}: ${wait.refused} refused`] : []),
  ]);
  if (backAfterMs === null || backAfterMs > MOST_RECOVERY_MS)
    problems.push(`back after ${backAfterMs ?? "> 60 000"} ms`);
  if (memoryMb.after > memoryMb.before * MOST_MEMORY) problems.push(`memory ${memoryMb.after.toFixed(0)} MB`);
  return problems;
}

function print(result: Result): void {
  const figures = result.before.map((before, i) => {
    const during = result.during[i]!;
    const pair = ({ p50Ms, p99Ms }: Wait) => `${p50Ms.toFixed(0)}/${p99Ms.toFixed(0)}`;
    return `${before.name} ${pair(before)} → ${pair(during)}`;
  });
  const { before, peak, after } = result.memoryMb;
  const memory = `${before.toFixed(0)} → ${peak.toFixed(0)} → ${after.toFixed(0)} MB`;
  const got = JSON.stringify(result.attackerGot).replaceAll('"', "");
  const problems = problemsOf(result);
  say(`  ${result.attack.padEnd(32)} ${figures.join("; ")}; ${memory}; attacker ${got}`);
  say(`  ${"".padEnd(32)} ${problems.length === 0 ? "PASS" : problems.join(", ")}`);
}

// Resident memory (RSS), as the operating system reports it.
function memoryOf({ pid }: GatewayProcess): number {
  const pages = Number(fs.readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return (pages * 4096) / 1e6;
}
