import os from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { loadRaceGame } from "#race/race-game.ts";
import { openRaceSite } from "#race/race-site.ts";
import { openWall } from "./wall-page.ts";
import { runRace, sleep } from "./wall-runners.ts";

const { values: options } = parseArgs({
  options: {
    runners: { type: "string", default: "30" },
    seconds: { type: "string", default: "20" },
    /** One where rivals see each other, and one where they do not. */
    games: { type: "string", default: "skyhop,times-tower" },
    /** Where to keep a picture of each wall. */
    pictures: { type: "string" },
  },
});
const [runners, seconds] = [options.runners, options.seconds].map(Number) as [number, number];
const { browsers, args } = JSON.parse(process.env["BENCH_BROWSERS"]!) as {
  browsers: { kind: string; executablePath?: string; missing?: string }[];
  args: string[];
};

/** Pictures a second of the first five tiles and of the others, by how many times the processor is slowed. */
const BARS = [
  { times: 1, first: 20, others: 8 },
  { times: 4, first: 10, others: 2 },
];
const MOST_QUIET_MS = 2000;
const SETTLE_MS = 8000;

for (const { kind, executablePath, missing } of browsers) {
  if (!executablePath) console.log(`SKIPPED: ${kind}: ${missing}`);
  else for (const game of options.games.split(",")) await measureGame(kind, executablePath, game);
}

async function measureGame(kind: string, executablePath: string, id: string): Promise<void> {
  const game = await loadRaceGame(id);
  const site = await openRaceSite("pglite", 1, runners);
  const browser = await chromium.launch({ executablePath, args });
  try {
    const [host] = site.teachers as [(typeof site.teachers)[0]];
    const race = await site.call<{ race_id: string; code: string }>(host, "open_race", { app_id: id });
    for (const who of site.pupils) await site.call(who, "join_race", { code: race.code });
    const wall = await openWall(browser, site, host, race.code);
    await site.call(host, "start_race", { race_id: race.race_id });
    await sleep(5100);
    const running = await runRace(site, race.race_id, site.pupils, game);
    await wall.page.locator(".wall-stage").waitFor();
    console.log(`\n${id} in ${kind} ${browser.version()}: ${runners} runners, ${seconds} s, load ${load()}`);
    for (const { times, first, others } of BARS) {
      await wall.slow(times);
      await sleep(SETTLE_MS);
      const { rates, quietMs } = await wall.measure(seconds);
      const what = times === 1 ? "" : `, processor ${times}× slowed`;
      report(`first five, pictures a second${what}`, Math.min(...rates.slice(0, 5)), first);
      if (rates.length > 5) report(`others, pictures a second${what}`, Math.min(...rates.slice(5)), others);
      const isLive = quietMs <= MOST_QUIET_MS;
      console.log(
        `${isLive ? "ok   " : "MISS "}${`names and places, longest pause${what}`.padEnd(56)} ${Math.round(quietMs)} ms`,
      );
      if (!isLive) process.exitCode = 1;
      if (options.pictures) await wall.page.screenshot({ path: `${options.pictures}/wall-${id}-${kind}-${times}.png` });
    }
    await running.stop();
  } finally {
    await browser.close();
    await site.close();
  }
}

function report(what: string, figure: number, bar: number): void {
  const isGood = figure >= bar;
  console.log(`${isGood ? "ok   " : "MISS "}${what.padEnd(56)} ${figure.toFixed(1).padEnd(8)} bar ${bar}`);
  if (!isGood) process.exitCode = 1;
}

function load(): string {
  return os.loadavg()[0]!.toFixed(1);
}
