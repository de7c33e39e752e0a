import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "@playwright/test";
import { PATHS } from "@quackademy/server/paths.ts";
import { startGatewayProcess } from "@quackademy/server/testing/gateway-process.ts";

/** Half a minute of 720p H.264 is made in at most half a minute. */
const LEAST_SPEED = 1;
const SECONDS = Number(process.env["QUACK_BENCH_SECONDS"] ?? 30);
const ADDRESS = "/clip-workshop";

const { values: options } = parseArgs({
  options: {
    game: { type: "string", default: "drift-belt" },
    json: { type: "boolean", default: false },
  },
});
const { browsers, args } = JSON.parse(process.env["BENCH_BROWSERS"]!) as {
  browsers: { kind: string; executablePath?: string; missing?: string }[];
  args: string[];
};
const script = fs.readFileSync(process.env["BENCH_WORKSHOP"]!, "utf8");
const say = (text: string) => options.json || console.log(text);

type Made = { codec: string; bytes: number; frames: number; seconds: number; drawnMs: number; ms: number };
type Result = Made & { browser: string; kind: "mp4" | "webm"; speed: number };
type Missing = { browser: string; kind: "mp4" | "webm"; why: string };

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-bench-"));
const gateway = await startGatewayProcess({ HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "" });
try {
  const results: (Result | Missing)[] = [];
  for (const { kind, executablePath, missing } of browsers) {
    if (executablePath) results.push(...(await measureIn(kind, executablePath)));
    else say(`\nSKIPPED: ${kind}: ${missing}`);
  }
  if (options.json) console.log(JSON.stringify({ load: os.loadavg(), seconds: SECONDS, results }, null, 2));
  const measured = results.filter((result): result is Result => "speed" in result);
  const h264 = measured.filter(({ kind }) => kind === "mp4");
  if (h264.length === 0) say("\nH.264 was not measured: no browser here encodes it. The bar is for H.264.");
  if (measured.length === 0 || h264.some(({ speed }) => speed < LEAST_SPEED)) process.exitCode = 1;
} finally {
  await gateway.end("SIGTERM");
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function measureIn(name: string, executablePath: string): Promise<(Result | Missing)[]> {
  const browser = await chromium.launch({ executablePath, args });
  try {
    const load = os.loadavg()[0]!.toFixed(1);
    say(`\n${name} ${browser.version()}, ${SECONDS} s of ${options.game} at 1280×720, 30 fps (load ${load})`);
    say(line("", ["codec", "drawn s", "all s", "× real time", "MB", ""]));
    const results = [];
    for (const kind of ["mp4", "webm"] as const) results.push(await measure(browser, name, kind));
    return results;
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, name: string, kind: "mp4" | "webm"): Promise<Result | Missing> {
  const page = await browser.newPage();
  try {
    await openWorkshop(page);
    const made = await page.evaluate(
      ([clip, wanted]) =>
        (globalThis as unknown as Workshop).workshop
          .tryExport(clip, { kind: wanted })
          .catch((error: unknown) => String(error)),
      [sampleClip(), kind] as const,
    );
    if (typeof made === "string") {
      say(line(kind, ["–", "–", "–", "–", "–", made.includes("recorded") ? "no encoder" : made]));
      return { browser: name, kind, why: made };
    }
    const speed = (made.seconds * 1000) / made.ms;
    const isGood = kind !== "mp4" || speed >= LEAST_SPEED;
    const figures = [made.drawnMs / 1000, made.ms / 1000, speed, made.bytes / 1e6].map((each) => each.toFixed(2));
    say(line(kind, [made.codec, ...figures, kind === "mp4" ? (isGood ? "PASS" : "MISS") : ""]));
    const { codec, bytes, frames, seconds, drawnMs, ms } = made;
    return { browser: name, kind, speed, codec, bytes, frames, seconds, drawnMs, ms };
  } finally {
    await page.close();
  }
}

type Workshop = { workshop: { tryExport(clip: object, choice: object): Promise<Made> } };

async function openWorkshop(page: Page): Promise<void> {
  const html = `<!doctype html><title>Workshop</title><script type="module" src="${ADDRESS}.js"></script>`;
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.route(`**${ADDRESS}.js`, (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  await page.goto(gateway.url + ADDRESS);
  await page.waitForFunction(() => "workshop" in globalThis);
}

type GoldenRuns = {
  app: string;
  version: string;
  runs: { seed: string; frames: number; score: number; log: string }[];
}[];

/** A clip of the longest recorded run. */
function sampleClip(): object {
  const golden = JSON.parse(fs.readFileSync(PATHS.recordedRuns, "utf8")) as GoldenRuns;
  const { version, runs } = golden.findLast(({ app }) => app === options.game)!;
  const run = runs.toSorted((a, b) => b.frames - a.frames)[0]!;
  const length = Math.min(run.frames, SECONDS * 60);
  return {
    id: "bench",
    app_id: options.game,
    app_title: options.game,
    entry: `/g/${options.game}/index.html`,
    title: "bench",
    captions: [],
    tall: false,
    from_frame: run.frames - length,
    to_frame: run.frames,
    poster_frame: null,
    maker: null,
    score: run.score,
    unit: "points",
    sim_version: version,
    is_current: true,
    seed: run.seed,
    log: run.log,
    frames: run.frames,
  };
}

function line(name: string, figures: string[]): string {
  return `${name.padEnd(8)}${figures.map((figure) => figure.padStart(15)).join("")}`.trimEnd();
}
