import { checkReport } from "@quackademy/game-sdk/frame-report.ts";
import { type Check, type CheckState, checklistOf } from "./checklist.ts";
import type { Blocked, Inspection } from "./inspection.ts";

/** The part of an inspection that is stored for the reviewer. */
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

const MAX_CHECKS = 20;
const STATES: readonly CheckState[] = ["good", "warn", "bad", "open"];

/** A stored report, if it has the expected shape. The author's browser wrote it, so it is not trusted. */
export function readReport(stored: unknown): InspectorReport | null {
  if (!isRecord(stored) || typeof stored["at"] !== "string" || Number.isNaN(Date.parse(stored["at"]))) return null;
  const { at, load, readyMs } = stored;
  const checks = listOf(stored["checks"], MAX_CHECKS, ({ id, state, words }) => {
    const known = STATES.find((each) => each === state);
    return typeof id === "string" && known && typeof words === "string"
      ? { id, state: known, words: cut(words) }
      : null;
  });
  const blocked = listOf(stored["blocked"], MAX_BLOCKED, ({ directive, address }) =>
    typeof directive === "string" && typeof address === "string" ? { directive, address: cut(address) } : null,
  );
  const crashes = Array.isArray(stored["crashes"]) ? stored["crashes"].filter((each) => typeof each === "string") : [];
  const report = checkReport({ p: "quack", t: "report", report: isRecord(load) ? { ...load, type: "load" } : null });
  return {
    at,
    checks,
    blocked,
    load: report?.type === "load" ? report : null,
    readyMs: typeof readyMs === "number" ? readyMs : null,
    crashes: crashes.slice(0, MAX_CRASHES).map(cut),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const cut = (text: string) => text.slice(0, MAX_TEXT);

function listOf<T>(value: unknown, most: number, read: (item: Record<string, unknown>) => T | null): T[] {
  const items: unknown[] = Array.isArray(value) ? value.slice(0, most) : [];
  return items.flatMap((item) => (isRecord(item) ? (read(item) ?? []) : []));
}
