import fs from "node:fs";
import { PATHS } from "#paths.ts";

type RecordedRun = { seed: string; frames: number; score: number; hash: number; log: string };
type Release = { app: string; version: string; runs: RecordedRun[] };

/** The runs that were recorded when the rules of the games were released. */
export function recordedRuns(): (RecordedRun & { app: string; version: string })[] {
  const releases = JSON.parse(fs.readFileSync(PATHS.recordedRuns, "utf8")) as Release[];
  return releases.flatMap(({ app, version, runs }) => runs.map((run) => ({ app, version, ...run })));
}
