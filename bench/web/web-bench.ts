import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { startGatewayProcess } from "@quackademy/server/testing/gateway-process.ts";
import { type BrowserKind, findExceededLimits } from "./web-limits.ts";
import { startBaseline } from "./web-baseline.ts";
import { measurePages, type PageFigures } from "./web-lighthouse.ts";

const PAGES = ["/", "/class/skyhop", "/leaderboard"];
const TIMES = Number(process.env["QUACK_BENCH_TIMES"] ?? 3);

const { values: options } = parseArgs({
  options: {
    /** A URL, to measure only that. */
    page: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const { browsers, args } = JSON.parse(process.env["BENCH_BROWSERS"]!) as {
  browsers: { kind: BrowserKind; executablePath?: string; missing?: string }[];
  args: string[];
};
const say = (text: string) => options.json || console.log(text);

type Compared = { browser: string; page: string; site: PageFigures; floor: PageFigures; missed: string[] };

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-bench-"));
const gateway = await startGatewayProcess({ HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "" });
const floor = await startBaseline(gateway.url);
try {
  const results: Compared[] = [];
  for (const { kind, executablePath, missing } of browsers) {
    if (executablePath) results.push(...(await measureIn(kind, executablePath)));
    else say(`\nSKIPPED: ${kind}: ${missing}`);
  }
  const skipped = browsers.filter(({ missing }) => missing);
  if (options.json) console.log(JSON.stringify({ load: os.loadavg(), skipped, results }, null, 2));
  // A missing browser is a failure: its limits were not checked.
  if (skipped.length > 0 || results.some(({ missed }) => missed.length > 0)) process.exitCode = 1;
} finally {
  floor.close();
  await gateway.end("SIGTERM");
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function measureIn(kind: BrowserKind, executablePath: string): Promise<Compared[]> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    say(`\n${kind} ${browser.version()} (${executablePath}), Lighthouse mobile, median of ${TIMES} (${load()})`);
    say(line("", ["perf", "a11y", "best", "seo", "FCP", "LCP", "of floor", "TBT", "CLS", "JS kB", "kB", "reqs", ""]));
    const results: Compared[] = [];
    for (const page of options.page ? [options.page] : PAGES) results.push(await compare(kind, page, port));
    return results;
  } finally {
    await browser.close();
  }
}

async function compare(kind: BrowserKind, page: string, port: number): Promise<Compared> {
  const [still, alive] = await measurePages([floor.url + page, gateway.url + page], port, TIMES);
  const { figures: lowest } = still!;
  const { figures: site, problems } = alive!;
  const missed = findExceededLimits(kind, site, lowest);
  say(line(`${page} without scripts`, cells(lowest, 1)));
  say(line(page, [...cells(site, site.lcpMs / lowest.lcpMs), missed.length === 0 ? "PASS" : "MISS"]));
  for (const words of [...missed, ...problems]) say(`  ${words}`);
  return { browser: kind, page, site, floor: lowest, missed };
}

function cells(figures: PageFigures, ofFloor: number): string[] {
  const { performance, accessibility, bestPractices, seo, fcpMs, lcpMs, tbtMs, cls } = figures;
  const scores = [performance, accessibility, bestPractices, seo].map(String);
  const times = [fcpMs.toFixed(0), lcpMs.toFixed(0), ofFloor.toFixed(2), tbtMs.toFixed(0), cls.toFixed(3)];
  const sizes = [figures.scriptBytes, figures.bytes].map((bytes) => (bytes / 1000).toFixed(0));
  return [...scores, ...times, ...sizes, String(figures.requests)];
}

/** The machine's load, printed because figures of a busy machine mean little. */
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
