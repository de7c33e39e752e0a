import { readLog, type LogEntry } from "../../../packages/game-kit/src/core/replay-log.ts";

/** Shorter logs can be equal by chance: all players who press no key have the same log. */
const MIN_INPUTS_EQUAL = 10;
/** A log that is only similar needs more matching inputs. */
const MIN_INPUTS_SIMILAR = 30;
const ALIKE = 0.95;
/** Two people do not press the same keys within a frame of each other for a whole run. */
const FRAMES_APART = 1;
/** Limits the comparison: a malicious log can have thousands of inputs in one frame. */
const MAX_COMPARED = 16;

/** Whether a run equals one of the others, or has nearly all of its inputs at the same moments. */
export function isCopied(log: Uint8Array, others: Uint8Array[]): boolean {
  const entries = readLog(log);
  if (entries.length < MIN_INPUTS_EQUAL) return false;
  return others.some((other) => isSame(log, other) || isAlike(entries, readable(other)));
}

/** A client that copies a rival is late by as much as it sees them late, and by the same for the whole run. */
const MAX_SHIFT_FRAMES = 600;

/**
 * Finds the runners of a race whose inputs are the same or nearly so, at the same moments or all of them a little
 * later.
 */
export function findCopies(log: Uint8Array, rivals: { no: number; log: Uint8Array }[]): number[] {
  const entries = readable(log);
  if (entries.length < MIN_INPUTS_EQUAL) return [];
  const isCopy = (other: Uint8Array) => {
    if (isSame(log, other)) return true;
    const others = readable(other);
    return isAlike(entries, others) || isAlike(entries, shiftTo(entries, others));
  };
  return rivals.filter((rival) => isCopy(rival.log)).map(({ no }) => no);
}

/** The inputs of another run, moved so that its first input is at the moment of ours. */
function shiftTo(entries: LogEntry[], others: LogEntry[]): LogEntry[] {
  const shift = (entries[0]?.frame ?? 0) - (others[0]?.frame ?? 0);
  if (shift === 0 || Math.abs(shift) > MAX_SHIFT_FRAMES) return [];
  return others.map((entry) => ({ ...entry, frame: entry.frame + shift }));
}

/** Parses a log; one that was not replayed yet may be broken. */
function readable(log: Uint8Array): LogEntry[] {
  try {
    return readLog(log);
  } catch {
    return [];
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

function isAlike(entries: LogEntry[], others: LogEntry[]): boolean {
  const most = Math.max(entries.length, others.length);
  return most >= MIN_INPUTS_SIMILAR && countShared(entries, others) >= most * ALIKE;
}

/** Counts the inputs that both have, in the same order and at nearly the same frame. */
function countShared(entries: LogEntry[], others: LogEntry[]): number {
  let shared = 0;
  let from = 0;
  for (const entry of entries) {
    while (from < others.length && others[from]!.frame < entry.frame - FRAMES_APART) from++;
    const found = findInput(others, from, entry);
    if (found === null) continue;
    shared += 1;
    from = found + 1;
  }
  return shared;
}

function findInput(others: LogEntry[], from: number, entry: LogEntry): number | null {
  const end = Math.min(others.length, from + MAX_COMPARED);
  for (let at = from; at < end && others[at]!.frame <= entry.frame + FRAMES_APART; at++) {
    if (isSameInput(entry, others[at]!)) return at;
  }
  return null;
}

function isSameInput(one: LogEntry, other: LogEntry): boolean {
  return "tap" in one ? "tap" in other && one.tap === other.tap : "held" in other && one.held === other.held;
}
