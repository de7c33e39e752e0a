import goldenRuns from "./golden-runs.json" with { type: "json" };
import type { RecordedRun } from "./recorded-run.ts";

/** Runs that were recorded when their rules were released, the oldest release first. */
export const GOLDEN_RUNS = goldenRuns as { app: string; version: string; runs: RecordedRun[] }[];
