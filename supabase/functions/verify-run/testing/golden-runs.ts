import fs from "node:fs";
import goldenRuns from "./golden-runs.json" with { type: "json" };
import type { RecordedRun } from "./recorded-run.ts";

const PLAYED = new URL("./played-runs/", import.meta.url);

/** Runs that were recorded when their rules were released, oldest release first. */
export const GOLDEN_RUNS = goldenRuns as { app: string; version: string; runs: RecordedRun[] }[];

/** The run of a release that was played in a browser, if there is one: `npm run proof -- games` saves the first. */
export function playedRuns(app: string, version: string): RecordedRun[] {
  const file = new URL(`${app}.${version}.json`, PLAYED);
  return fs.existsSync(file) ? [JSON.parse(fs.readFileSync(file, "utf8")) as RecordedRun] : [];
}

/** Deletes the played runs of removed releases. */
export function deletePlayedRuns(releases: readonly string[]): void {
  for (const name of fs.readdirSync(PLAYED))
    if (!releases.includes(name.replace(/\.json$/, ""))) fs.rmSync(new URL(name, PLAYED));
}
