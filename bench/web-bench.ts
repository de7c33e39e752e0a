import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { startGatewayProcess } from "@quackademy/server/reliability/gateway-process.ts";
import { startFloor } from "./web-floor.ts";
import { measurePage, type PageFigures } from "./web-lighthouse.ts";

const PAGES = ["/", "/class/skyhop", "/leaderboard"];
const LEAST_PERFORMANCE = 98;
const MOST_OF_FLOOR = 1.25;
const TIMES = Number(process.env["QUACK_BENCH_TIMES"] ?? 3);

const { values: options } = parseArgs({
  options: {
    /** An address, to measure only that. */
    page: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const { executablePath, env, args } = JSON.parse(process.env["BENCH_BROWSER"]!) as {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
};
const say = (text: string) => options.json || console.log(text);

type Compared = { page: string; site: PageFigures; floor: PageFigures; ofFloor: number; problems: string[] };

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-bench-"));
const gateway = await startGatewayProcess({ HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "" });
const floor = await startFloor(gateway.url);
const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  args: [...args, `--remote-debugging-port=${port}`],
});
try {
  const results: Compared[] = [];
  say(`Lighthouse, mobile, median of ${TIMES} (${load()})`);
  say(line("", ["perf", "a11y", "best", "seo", "FCP", "LCP", "of floor", "TBT", "CLS", "JS kB", "kB", "reqs", ""]));
  for (const page of options.page ? [options.page] : PAGES) results.push(await compare(page));
  if (options.json) console.log(JSON.stringify({ load: os.loadavg(), results }, null, 2));
  if (!results.every(isGood)) process.exitCode = 1;
} finally {
  await browser.close();
  floor.close();
  await gateway.end("SIGTERM");
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function compare(page: string): Promise<Compared> {
  const { figures: lowest } = await measurePage(floor.url + page, port, TIMES);
  const { figures: site, problems } = await measurePage(gateway.url + page, port, TIMES);
  const compared = { page, site, floor: lowest, ofFloor: site.lcpMs / lowest.lcpMs, problems };
  say(line(`${page} without scripts`, cells(lowest, 1)));
  say(line(page, [...cells(site, compared.ofFloor), isGood(compared) ? "PASS" : "MISS"]));
  for (const problem of problems) say(`  ${problem}`);
  return compared;
}

function isGood({ site, ofFloor }: Compared): boolean {
  const isPerfect = [site.accessibility, site.bestPractices, site.seo].every((score) => score === 100);
  return isPerfect && site.performance >= LEAST_PERFORMANCE && ofFloor <= MOST_OF_FLOOR;
}

function cells(figures: PageFigures, ofFloor: number): string[] {
  const { performance, accessibility, bestPractices, seo, fcpMs, lcpMs, tbtMs, cls } = figures;
  const scores = [performance, accessibility, bestPractices, seo].map(String);
  const times = [fcpMs.toFixed(0), lcpMs.toFixed(0), ofFloor.toFixed(2), tbtMs.toFixed(0), cls.toFixed(3)];
  const sizes = [figures.scriptBytes, figures.bytes].map((bytes) => (bytes / 1000).toFixed(0));
  return [...scores, ...times, ...sizes, String(figures.requests)];
}

/** Numbers of a busy machine are worth little, and it says so. */
function load(): string {
  return `load average ${os
    .loadavg()
    .map((each) => each.toFixed(1))
    .join(", ")}`;
}

function line(name: string, figures: string[]): string {
  return `${name.padEnd(28)}${figures.map((figure) => figure.padStart(9)).join("")}`.trimEnd();
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: free } = server.address() as net.AddressInfo;
  server.close();
  await once(server, "close");
  return free;
}
