import type { Step } from "@quackademy/game-sdk/conformance-steps.ts";
import type { FrameReport } from "@quackademy/game-sdk/frame-report.ts";
import type { CallName, FromGame } from "@quackademy/game-sdk/protocol.ts";

export type LogLine = { id: number; atMs: number; kind: "plain" | "bad"; name: string; words: string };
export type Blocked = { directive: string; address: string };
type Load = Omit<Extract<FrameReport, { type: "load" }>, "type">;

/** The inspector's observations of a game since its frame was opened. */
export type Inspection = {
  steps: Step[];
  log: LogLine[];
  load: Load | null;
  blocked: Blocked[];
  crashes: string[];
  /** When the game said that it is ready, in milliseconds. */
  readyMs: number | null;
  hasStarted: boolean;
  /** It stopped when the page asked it to. */
  hasPaused: boolean;
  saves: "none" | "saved" | "loaded";
  /** Widths at which the page in the frame was wider than the frame. */
  cutAt: number[];
  seenAt: number[];
};

export const NOTHING_SEEN: Inspection = {
  steps: [],
  log: [],
  load: null,
  blocked: [],
  crashes: [],
  readyMs: null,
  hasStarted: false,
  hasPaused: false,
  saves: "none",
  cutAt: [],
  seenAt: [],
};

const MAX_LOG = 60;
const MAX_KEPT = 20;
/** Events that come all the time. */
const QUIET: FromGame["type"][] = ["heartbeat", "scoreTick", "replayAt", "checkpoint"];

/** The inspection after a message of the protocol. */
export function afterMessage(seen: Inspection, message: FromGame | CallName, atMs: number): Inspection {
  if (typeof message === "string") {
    const next = log(seen, atMs, "plain", message, "called");
    if (message === "saveData") return { ...next, saves: seen.saves === "none" ? "saved" : seen.saves };
    return next;
  }
  if (QUIET.includes(message.type)) return seen;
  const isBad = message.type === "crash";
  const next = log(seen, atMs, isBad ? "bad" : "plain", message.type, wordsOf(message));
  switch (message.type) {
    case "ready":
      return { ...next, readyMs: seen.readyMs ?? atMs };
    case "gameplayStart":
      return { ...next, hasStarted: true, readyMs: seen.readyMs ?? atMs };
    case "gameplayStop":
      return { ...next, hasPaused: seen.hasPaused || message.why === "paused" };
    case "crash":
      return { ...next, crashes: keep(seen.crashes, message.text) };
    default:
      return next;
  }
}

/** The inspection after a report of the shim. */
export function afterReport(seen: Inspection, report: FrameReport, atMs: number): Inspection {
  if (report.type === "load") {
    const { type: _, ...load } = report;
    return { ...seen, load };
  }
  if (report.type === "fit") {
    const { width, isCut } = report;
    const without = seen.cutAt.filter((each) => each !== width);
    return { ...seen, seenAt: keep(seen.seenAt, width), cutAt: isCut ? keep(without, width) : without };
  }
  if (report.type !== "blocked") return seen;
  const { directive, address } = report;
  const isKnown = seen.blocked.some((each) => each.address === address && each.directive === directive);
  if (isKnown) return seen;
  return {
    ...log(seen, atMs, "bad", "blocked", hostOf(address)),
    blocked: [...seen.blocked, { directive, address }].slice(0, MAX_KEPT),
  };
}

/** The host of an address, or the address itself if it has none (inline, eval, data). */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host || address : address;
}

function log(seen: Inspection, atMs: number, kind: LogLine["kind"], name: string, words: string): Inspection {
  const id = (seen.log.at(-1)?.id ?? 0) + 1;
  return { ...seen, log: [...seen.log, { id, atMs, kind, name, words }].slice(-MAX_LOG) };
}

function keep<T>(list: T[], item: T): T[] {
  return list.includes(item) ? list : [...list, item].slice(0, MAX_KEPT);
}

function wordsOf(event: FromGame): string {
  if (event.type === "loading") return `${Math.round(100 * event.progress)} %`;
  if (event.type === "gameplayStop") return event.why;
  if (event.type === "crash" || event.type === "log") return event.text;
  return "";
}
