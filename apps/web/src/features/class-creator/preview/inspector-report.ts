import { type Check, type CheckState, checklistOf } from "./checklist.ts";
import type { Blocked, Inspection } from "./inspection.ts";

/** What the site keeps of an inspection, for the reviewer. */
export type InspectorReport = {
  at: string;
  load: Inspection["load"];
  readyMs: number | null;
  blocked: Blocked[];
  crashes: string[];
  checks: { id: string; state: CheckState; words: string }[];
};

const MAX_BLOCKED = 10;
const MAX_CRASHES = 3;
const MAX_TEXT = 200;

export function reportOf(seen: Inspection, now: Date): InspectorReport {
  return {
    at: now.toISOString(),
    load: seen.load,
    readyMs: seen.readyMs === null ? null : Math.round(seen.readyMs),
    blocked: seen.blocked
      .slice(0, MAX_BLOCKED)
      .map(({ directive, address }) => ({ directive, address: address.slice(0, MAX_TEXT) })),
    crashes: seen.crashes.slice(0, MAX_CRASHES).map((text) => text.slice(0, MAX_TEXT)),
    checks: checklistOf(seen).map(({ id, state, words }: Check) => ({ id, state, words })),
  };
}

/** A stored report, if it has the expected shape: authors write it. */
export function readReport(stored: unknown): InspectorReport | null {
  const report = stored as Partial<InspectorReport> | null;
  if (typeof report?.at !== "string" || !Array.isArray(report.checks)) return null;
  const { at, checks, load = null, readyMs = null, blocked = [], crashes = [] } = report;
  return { at, checks, load, readyMs, blocked, crashes };
}
