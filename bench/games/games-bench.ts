import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "@playwright/test";
import { PATHS } from "@quackademy/server/paths.ts";
import { startGatewayProcess } from "@quackademy/server/testing/gateway-process.ts";
import { fills, measureBars, measurePhoneFill, PHONE, type Fill } from "./games-fill.ts";
import { playAtRandom } from "./games-hands.ts";
import { waitForHydration, meterBytes, meterFrames, startMs, takeFrames, watchStart } from "./games-meter.ts";
import { median } from "#load/load-meter.ts";

const MOST_BYTES = 60_000;
const MOST_START_MS = 1000;
const MOST_FRAME_MS = 8;
const CPU_SLOWDOWN = 4;
const STARTS = 3;
const READING_MS = 2500;
const VIEWPORT = { width: 1366, height: 768 };

type Result = { game: string; bytes: number; startMs: number; p50Ms: number; p95Ms: number; worstMs: number } & Fill;

const { values: options } = parseArgs({
  options: {
    /** Measures only games whose name contains this. */
    game: { type: "string", default: "" },
    json: { type: "boolean", default: false },
  },
});
const seconds = Number(process.env["QUACK_BENCH_SECONDS"] ?? 60);
const { executablePath, env, args } = JSON.parse(process.env["BENCH_BROWSER"]!) as {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
};
const say = (text: string) => options.json || console.log(text);

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-bench-"));
const gateway = await startGatewayProcess({ HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "" });
const browser = await chromium.launch({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  // Game and page share a process, so that CPU throttling affects the game as well.
  args: [...args, "--disable-features=IsolateSandboxedIframes"],
});
try {
  await bench(browser);
} finally {
  await browser.close();
  await gateway.end("SIGTERM");
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function bench(browser: Browser): Promise<void> {
  const results: Result[] = [];
  say(line("", ["kB", "start ms", "frame p50", "p95 ms", "worst", "390 w %", "844 h %", "bars", ""]));
  for (const game of listGames()) {
    const starts = [];
    for (let start = 0; start < STARTS; start++) starts.push(await measureStart(browser, game));
    const frames = await measureFrames(browser, game);
    const at = (share: number) => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? Number.NaN;
    const figures = { p50Ms: at(0.5), p95Ms: at(0.95), worstMs: at(1) };
    const startMs = median(starts.map(({ ms }) => ms));
    const result = { game, bytes: starts[0]!.bytes, startMs, ...figures, ...(await measureFill(browser, game)) };
    results.push(result);
    say(row(result));
  }
  if (options.json) console.log(JSON.stringify({ seconds, results }, null, 2));
  if (!results.every(isGood)) process.exitCode = 1;
}

function listGames(): string[] {
  const games = JSON.parse(fs.readFileSync(path.join(PATHS.games, "catalogue.json"), "utf8")) as { id: string }[];
  return games.map(({ id }) => id).filter((id) => id.includes(options.game));
}

/** From the click to the first picture, on a slow machine with an empty cache. */
async function measureStart(browser: Browser, game: string): Promise<{ ms: number; bytes: number }> {
  return withClass(browser, game, async (page) => {
    const takeBytes = meterBytes(page, game);
    await watchStart(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await startClass(page);
    const ms = await startMs(page);
    return { ms, bytes: await takeBytes() };
  });
}

async function measureFrames(browser: Browser, game: string): Promise<number[]> {
  return withClass(browser, game, async (page) => {
    await startClass(page);
    // Warm-up: later runs have compiled code.
    await playAtRandom(page, game, Math.min(5, seconds / 4));
    await takeFrames(page);
    await playAtRandom(page, game, seconds);
    return takeFrames(page);
  });
}

/** How the picture fills a phone and a desktop's frame, during a run. */
async function measureFill(browser: Browser, game: string): Promise<Fill> {
  const inRun = <T>(screen: object, measure: (page: Page) => Promise<T>) =>
    withClass(
      browser,
      game,
      async (page) => {
        await startClass(page);
        await playAtRandom(page, game, 1);
        return measure(page);
      },
      screen,
    );
  return { ...(await inRun(PHONE, measurePhoneFill)), hasBars: await inRun({}, measureBars) };
}

async function withClass<T>(
  browser: Browser,
  game: string,
  work: (page: Page) => Promise<T>,
  screen: object = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT, ...screen, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await meterFrames(page);
    await page.goto(`${gateway.url}/class/${game}`);
    await waitForHydration(page);
    // After a moment of reading, the page has preloaded the code around the game.
    await page.waitForTimeout(READING_MS);
    return await work(page);
  } finally {
    await context.close();
  }
}

async function startClass(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start class" }).click();
  await page.locator("iframe.game__frame").waitFor();
  await page.frameLocator("iframe.game__frame").locator("main.game").waitFor();
}

function isGood(result: Result): boolean {
  const { bytes, startMs, p95Ms } = result;
  const isQuick = bytes > 0 && bytes <= MOST_BYTES && startMs <= MOST_START_MS && p95Ms <= MOST_FRAME_MS;
  return isQuick && fills(result);
}

function row(result: Result): string {
  const { game, bytes, startMs, p50Ms, p95Ms, worstMs } = result;
  const figures = [
    (bytes / 1000).toFixed(1),
    startMs.toFixed(0),
    ...[p50Ms, p95Ms, worstMs].map((ms) => ms.toFixed(1)),
    String(result.uprightWidth),
    String(result.lyingHeight),
    result.hasBars ? "yes" : "no",
  ];
  return line(game, [...figures, isGood(result) ? "PASS" : "MISS"]);
}

function line(name: string, figures: string[]): string {
  return `${name.padEnd(18)}${figures.map((figure) => figure.padStart(11)).join("")}`.trimEnd();
}
