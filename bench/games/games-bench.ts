import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "@playwright/test";
import { PATHS } from "@quackademy/server/paths.ts";
import { startGatewayProcess } from "@quackademy/server/testing/gateway-process.ts";
import { countClicks, measureRestart, watchPlays } from "./games-control.ts";
import { findStaffRun, loadMeasure } from "./games-figures.ts";
import { measureBars, measurePhoneFill, PHONE, type Fill } from "./games-fill.ts";
import { playAtRandom } from "./games-hands.ts";
import { waitForHydration, meterBytes, meterFrames, startMs, takeFrames, watchStart } from "./games-meter.ts";
import { heading, isGood, row, sayMisses, type BrowserFigures, type Result } from "./games-table.ts";
import { median } from "#load/load-meter.ts";

const CPU_SLOWDOWN = 4;
const STARTS = 3;
const READING_MS = 2500;
const START_PATIENCE_MS = 2500;
const WARM_UP_SECONDS = 3;
const VIEWPORT = { width: 1366, height: 768 };

const { values: options } = parseArgs({
  options: {
    /** Measures only games whose name contains this. */
    game: { type: "string", default: "" },
    /** `1/2` measures every other game from the first, `2/2` from the second. */
    part: { type: "string", default: "1/1" },
    /** `rules` measures only what needs no browser. */
    only: { type: "string", default: "" },
    json: { type: "boolean", default: false },
  },
});
const seconds = Number(process.env["QUACK_BENCH_SECONDS"] ?? 12);
const say = (text: string) => options.json || console.log(text);
const measureGame = await loadMeasure();
const results: Result[] = [];

say(heading());
if (options.only === "rules") await bench(null);
else await withBrowser(bench);
for (const sentence of results.flatMap(sayMisses)) say(sentence);
if (options.json) console.log(JSON.stringify({ seconds, results }, null, 2));
if (!results.every(isGood)) process.exitCode = 1;

type Site = { browser: Browser; url: string };

async function bench(site: Site | null): Promise<void> {
  for (const game of listGames()) {
    const browser = site && (await measureInBrowser(site, game));
    const result = { game, figures: await measureGame(game), browser };
    results.push(result);
    say(row(result));
  }
}

async function withBrowser(work: (site: Site) => Promise<void>): Promise<void> {
  const { executablePath, env, args } = JSON.parse(process.env["BENCH_BROWSER"]!) as {
    executablePath: string;
    env: Record<string, string>;
    args: string[];
  };
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-bench-"));
  const gateway = await startGatewayProcess({ HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "" });
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    // Game and page share a process, so that CPU throttling affects the game as well.
    args: [...args, "--disable-features=IsolateSandboxedIframes"],
  });
  try {
    await work({ browser, url: gateway.url });
  } finally {
    await browser.close();
    await gateway.end("SIGTERM");
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureInBrowser(site: Site, game: string): Promise<BrowserFigures> {
  const starts = [];
  for (let start = 0; start < STARTS; start++) starts.push(await measureStart(site, game));
  return {
    bytes: starts[0]!.bytes,
    startMs: median(starts.map(({ ms }) => ms)),
    ...(await measurePlay(site, game)),
    ...(await measurePhone(site, game)),
  };
}

function listGames(): string[] {
  const games = JSON.parse(fs.readFileSync(path.join(PATHS.games, "catalogue.json"), "utf8")) as { id: string }[];
  const [part = 1, parts = 1] = options.part.split("/").map(Number);
  return games.flatMap(({ id }, at) => (at % parts === part - 1 && id.includes(options.game) ? [id] : []));
}

/** From the click to the first picture, on a slow machine with an empty cache. */
async function measureStart(site: Site, game: string): Promise<{ ms: number; bytes: number }> {
  return withClass(site, game, async (page) => {
    const takeBytes = meterBytes(page, game);
    await watchStart(page);
    const click = await aimAtStart(page);
    await slowDown(page);
    await click();
    // Until the game has started, Playwright must not look into its frame: it would inject its own code there, and
    // that takes longer on a slow machine than the game's.
    await page.waitForTimeout(START_PATIENCE_MS);
    const ms = await startMs(page);
    return { ms, bytes: await takeBytes() };
  });
}

type PlayFigures = Pick<BrowserFigures, "p50Ms" | "p95Ms" | "clicks" | "restartSeconds" | "hasBars">;

/** Clicks, bars, frames on a slow machine, and the way back to control, in one visit on a desktop. */
async function measurePlay(site: Site, game: string): Promise<PlayFigures> {
  return withClass(site, game, async (page) => {
    await startClass(page);
    const clicks = await countClicks(page);
    const hasBars = await measureBars(page);
    const run = findStaffRun(game);
    await playAtRandom(page, game, WARM_UP_SECONDS);
    const restore = await slowDown(page);
    await takeFrames(page);
    await playAtRandom(page, game, seconds);
    const frames = await takeFrames(page);
    await restore();
    const at = (share: number) => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? Number.NaN;
    const restartSeconds = run && (await measureRestart(page, game, run));
    return { p50Ms: at(0.5), p95Ms: at(0.95), clicks, hasBars, restartSeconds };
  });
}

/** How the picture fills a phone, during a run. */
async function measurePhone(site: Site, game: string): Promise<Omit<Fill, "hasBars">> {
  return withClass(
    site,
    game,
    async (page) => {
      await startClass(page);
      await playAtRandom(page, game, 1);
      return measurePhoneFill(page);
    },
    PHONE,
  );
}

/** Slows the processor of page and game down. Returns what restores it. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return async () => void (await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 }));
}

async function withClass<T>(
  { browser, url }: Site,
  game: string,
  work: (page: Page) => Promise<T>,
  screen: object = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT, ...screen, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await meterFrames(page);
    await watchPlays(page);
    await page.goto(`${url}/class/${game}`);
    await waitForHydration(page);
    // After a moment of reading, the page has preloaded the code around the game.
    await page.waitForTimeout(READING_MS);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Finds the button; the returned function presses it with the mouse alone. */
async function aimAtStart(page: Page): Promise<() => Promise<void>> {
  const button = page.getByRole("button", { name: "Start class" });
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  return () => page.mouse.click(x + width / 2, y + height / 2);
}

async function startClass(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start class" }).click();
  await page.locator("iframe.game__frame").waitFor();
  await page.frameLocator("iframe.game__frame").locator("main.game").waitFor();
}
