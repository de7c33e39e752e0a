import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { inRoot } from "#support/repository.ts";

const ADDRESS = "/clip-workshop";

/** A clip as the database gives it. */
export type SampleClip = Record<string, unknown> & { app_id: string; sim_version: string; from_frame: number };

type GoldenRuns = {
  app: string;
  version: string;
  runs: { seed: string; frames: number; score: number; log: string }[];
}[];

/** A clip of a recorded run of today's rules. */
export function sampleClip(app: string, seconds: number, from = 600): SampleClip {
  const file = inRoot("supabase/functions/verify-run/testing/golden-runs.json");
  const golden = JSON.parse(fs.readFileSync(file, "utf8")) as GoldenRuns;
  const { version, runs } = golden.findLast((each) => each.app === app)!;
  const run = runs.toSorted((a, b) => b.frames - a.frames)[0]!;
  const start = Math.max(0, Math.min(from, run.frames - seconds * 60));
  return {
    id: "00000000-0000-4000-8000-000000000000",
    app_id: app,
    app_title: app.replace(/(^|-)(.)/g, (_, gap: string, letter: string) => (gap ? " " : "") + letter.toUpperCase()),
    entry: `/g/${app}/index.html`,
    title: "A fine catch",
    captions: [{ from: start + 30, to: start + 120, text: "Watch the third one" }],
    tall: false,
    from_frame: start,
    to_frame: start + seconds * 60,
    poster_frame: start + 60,
    maker: "daisy",
    score: run.score,
    unit: "points",
    sim_version: version,
    is_current: true,
    seed: run.seed,
    log: run.log,
    frames: run.frames,
  };
}

type WorkshopBuild = { buildClipWorkshop(folder: string): Promise<string> };
let script: Promise<string> | undefined;

/** Opens an empty page of the site that has the code that makes videos. */
export async function openWorkshop(page: Page): Promise<void> {
  script ??= build();
  const code = await script;
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>Workshop</title><link rel="icon" href="data:,"><script type="module" src="${ADDRESS}.js"></script></html>`,
    }),
  );
  await page.route(`**${ADDRESS}.js`, (route) => route.fulfill({ contentType: "text/javascript", body: code }));
  await page.goto(ADDRESS);
  await page.waitForFunction(() => "workshop" in globalThis);
}

async function build(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-clip-workshop-"));
  try {
    // Imported by path, because journeys do not depend on our packages.
    const file = pathToFileURL(inRoot("scripts/lib/build/build-clip-workshop.mjs")).href;
    const { buildClipWorkshop } = (await import(file)) as WorkshopBuild;
    return await buildClipWorkshop(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The properties of a video that the workshop has made and opened again. */
export type MadeVideo = {
  width: number;
  height: number;
  seconds: number;
  /** A data URL. */
  lastPicture: string;
  kind: "mp4" | "webm";
  codec: string;
  note: string | null;
  bytes: number;
  frames: number;
  sounds: number;
  /** Every sound of the clip. */
  heard: { at: number; shape: string; lateMs: number; likeness: number }[];
  drawnMs: number;
  ms: number;
};

type Workshop = Record<string, (...given: unknown[]) => Promise<unknown>>;

/** Calls a function of the workshop in the page. */
export function inWorkshop<T>(page: Page, name: string, ...given: unknown[]): Promise<T> {
  return page.evaluate(
    ([called, values]) => (globalThis as unknown as { workshop: Workshop }).workshop[called]!(...values),
    [name, given] as const,
  ) as Promise<T>;
}
