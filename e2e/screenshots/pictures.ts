import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { createCamera } from "./picture-camera.ts";
import { type Size, SIZES } from "./picture-shot.ts";
import { playGames } from "./picture-shots-games.ts";
import { writeSheet } from "./picture-sheet.ts";
import { listShots } from "./picture-shots.ts";
import { startPictureSite } from "./picture-site.ts";
import { fillWorld } from "./picture-world.ts";
import { inRoot } from "#support/repository.ts";

const { values: options } = parseArgs({
  options: {
    /** Takes only pictures whose names contain one of these. */
    only: { type: "string", default: "" },
    /** Takes the README's pictures, into docs/. */
    docs: { type: "boolean", default: false },
    /** Takes the redesign. */
    redesign: { type: "boolean", default: false },
    /** Takes five moments of every game instead of the site's screens. */
    games: { type: "boolean", default: false },
  },
});
const { executablePath, env, args } = JSON.parse(process.env["PICTURES_BROWSER"]!) as {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
};
const folder = inRoot("screenshots");
fs.mkdirSync(path.join(folder, "whole"), { recursive: true });

const album = (["docs", "redesign", "games"] as const).find((each) => options[each]) ?? "screens";
const shots = listShots(album, options.only);
const site = await startPictureSite();
try {
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args,
  });
  try {
    await photograph(browser);
  } finally {
    await browser.close();
  }
} finally {
  await site.stop();
}

async function photograph(browser: Browser): Promise<void> {
  const begun = performance.now();
  const world = await fillWorld(site);
  await playGames(site, world.me, shots);
  console.log(`A filled site: ${seconds(begun)}`);
  const sizes = options.docs ? (["desktop"] as const) : (Object.keys(SIZES) as Size[]);
  const failures = await Promise.all(sizes.map((size) => takeAll(browser, world, size)));
  const all = (["screens", "redesign", "games"] as const).flatMap((each) => listShots(each));
  writeSheet(folder, all);
  for (const failure of failures.flat()) console.error(failure);
  if (failures.flat().length > 0) process.exitCode = 1;
  console.log(`${shots.length} screens in ${sizes.length} sizes, ${seconds(begun)}: screenshots/index.html`);
}

/** Takes all pictures. A screen that fails is listed at the end and does not stop the others. */
async function takeAll(browser: Browser, world: Awaited<ReturnType<typeof fillWorld>>, size: Size): Promise<string[]> {
  const camera = createCamera({ browser, site, world, folder }, size);
  const failures: string[] = [];
  for (const shot of shots) {
    try {
      await camera.take(shot);
    } catch (error) {
      failures.push(`${shot.name}, ${size}: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    }
  }
  await camera.close();
  return failures;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
