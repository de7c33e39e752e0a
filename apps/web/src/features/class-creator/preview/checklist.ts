import { formatBytes } from "#features/class-creator/files/file-limits.ts";
import { hostOf, type Inspection } from "./inspection.ts";

export type CheckState = "good" | "warn" | "bad" | "open";
/** `words` name the check; `remedy` says what was seen and what to do. */
export type Check = { id: string; state: CheckState; words: string; remedy: string };

export const MAX_FIRST_LOAD_BYTES = 30 * 1024 * 1024;
const LARGE_FIRST_LOAD_BYTES = 8 * 1024 * 1024;
const QUICK_MS = 5000;
const SLOW_MS = 20_000;
const NARROW = 320;

/** The points that the inspector can check by itself. A moderator checks the rest. */
export function checklistOf(seen: Inspection): Check[] {
  return [
    startCheck(seen),
    loadCheck(seen),
    requestCheck(seen),
    pauseCheck(seen),
    saveCheck(seen),
    fitCheck(seen),
    crashCheck(seen),
  ];
}

/** Problems that keep a class from being submitted. */
export function isRefused(checks: Check[]): boolean {
  return checks.some(({ id, state }) => state === "bad" && (id === "load" || id === "start"));
}

function startCheck({ readyMs, load, steps }: Inspection): Check {
  const ms = load?.readyMs ?? readyMs;
  const named = { id: "start", words: "Starts within 5 s" };
  const hasGivenUp = steps.some(({ id, state }) => id === "ready" && state === "failed");
  if (ms === null)
    return hasGivenUp
      ? {
          ...named,
          state: "bad",
          words: "Does not start.",
          remedy: "The event log may say why. If it is empty, look for a loop without an end.",
        }
      : { ...named, state: "open", remedy: "" };
  if (ms <= QUICK_MS) return { ...named, state: "good", remedy: "" };
  const words = `Starts after ${Math.round(ms / 1000)} s.`;
  return { ...named, state: ms <= SLOW_MS ? "warn" : "bad", words, remedy: "Load less before the first picture." };
}

function loadCheck({ load }: Inspection): Check {
  const named = { id: "load", words: "Loads little at the start" };
  if (!load) return { ...named, state: "open", remedy: "" };
  if (load.bytes <= LARGE_FIRST_LOAD_BYTES) return { ...named, state: "good", remedy: "" };
  const words = `Loads ${formatBytes(load.bytes)} before it starts.`;
  return load.bytes <= MAX_FIRST_LOAD_BYTES
    ? { ...named, state: "warn", words, remedy: "Players on slow lines wait. 8 MB are fine." }
    : { ...named, state: "bad", words, remedy: "30 MB are the limit." };
}

function requestCheck({ blocked, readyMs }: Inspection): Check {
  const named = { id: "requests", words: "Asks only for its own files" };
  const [first] = blocked;
  if (!first) return { ...named, state: readyMs === null ? "open" : "good", remedy: "" };
  const needsEval = blocked.some(({ address }) => address === "eval" || address === "wasm-eval");
  if (needsEval)
    return { ...named, state: "bad", words: "Uses eval.", remedy: "Tick “It needs eval”, and send the files again." };
  const words = `Asks ${hostOf(first.address)} for something.`;
  return { ...named, state: "warn", words, remedy: "It is blocked. Put the file into the folder." };
}

function pauseCheck({ hasStarted, hasPaused }: Inspection): Check {
  const named = { id: "pause", words: "Pauses when asked" };
  if (hasPaused) return { ...named, state: "good", remedy: "" };
  if (!hasStarted) return { ...named, state: "open", remedy: "Play a moment, then press Pause above." };
  return { ...named, state: "open", remedy: "Press Pause above while you play." };
}

function saveCheck({ saves }: Inspection): Check {
  const named = { id: "saves", words: "Saves and loads again" };
  if (saves === "loaded") return { ...named, state: "good", remedy: "" };
  if (saves === "saved")
    return { ...named, state: "open", words: "Has saved.", remedy: "Load it again above: does it go on?" };
  return { ...named, state: "open", remedy: "It has not saved anything so far. Not every game does." };
}

function fitCheck({ cutAt, seenAt }: Inspection): Check {
  const named = { id: "fit", words: "Fits a phone of 320 pixels" };
  const [narrow] = seenAt.filter((width) => width <= NARROW);
  if (narrow === undefined) return { ...named, state: "open", remedy: "Choose 320 above." };
  if (!cutAt.some((width) => width <= NARROW)) return { ...named, state: "good", remedy: "" };
  return { ...named, state: "warn", words: "Cut off at 320.", remedy: "A part of the page is outside of the picture." };
}

function crashCheck({ crashes, readyMs }: Inspection): Check {
  const named = { id: "crash", words: "Does not crash" };
  const [first] = crashes;
  if (first !== undefined) return { ...named, state: "bad", words: "Crashed.", remedy: first.slice(0, 120) };
  return { ...named, state: readyMs === null ? "open" : "good", remedy: "" };
}
