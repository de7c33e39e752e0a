import { isRecord, isText, isWhole } from "./check-event.ts";

/**
 * The reports of the shim in an uploaded game's frame to the page, besides the protocol: `{p: "quack", t: "report",
 * report}`, posted to the parent window. The game shares the frame with the shim, so a report is a hint and never a
 * proof.
 */
export type FrameReport =
  /** The browser refused a request or a script. `address` is what was asked for. */
  | { type: "blocked"; directive: string; address: string }
  /** What was loaded so far. Times are in milliseconds since the frame was opened. */
  | {
      type: "load";
      bytes: number;
      requests: number;
      firstFrameMs: number | null;
      readyMs: number | null;
      fps: number | null;
    }
  /** The part of the last seconds in which the frame's main thread was not free, 0 to 1. */
  | { type: "busy"; share: number }
  /** Whether the page in the frame is wider than the frame. */
  | { type: "fit"; width: number; isCut: boolean };

/** The data that the page puts into `iframe.name` before it loads an uploaded game. */
export type FrameName = { quack: 1; game: string; save: { rev: number; data: string } | null };

const MAX_DIRECTIVE = 60;
const MAX_ADDRESS = 300;
const MAX_BYTES = 2 ** 40;
const MAX_COUNT = 1e6;
const MAX_MS = 1e7;
const MAX_FPS = 1000;
const MAX_WIDTH = 1e5;

/** Validates a message of the shim; null if it is none. */
export function checkReport(message: unknown): FrameReport | null {
  if (!isRecord(message) || message["p"] !== "quack" || message["t"] !== "report") return null;
  const { report } = message;
  if (!isRecord(report)) return null;
  switch (report["type"]) {
    case "blocked": {
      const { directive, address } = report;
      const isSound = isText(directive, MAX_DIRECTIVE) && isText(address, MAX_ADDRESS);
      return isSound ? { type: "blocked", directive, address } : null;
    }
    case "load": {
      const { bytes, requests, firstFrameMs, readyMs, fps } = report;
      if (!isWhole(bytes, MAX_BYTES) || !isWhole(requests, MAX_COUNT)) return null;
      const known = {
        firstFrameMs: upTo(firstFrameMs, MAX_MS),
        readyMs: upTo(readyMs, MAX_MS),
        fps: upTo(fps, MAX_FPS),
      };
      return { type: "load", bytes, requests, ...known };
    }
    case "busy": {
      const share = upTo(report["share"], 1);
      return share === null ? null : { type: "busy", share };
    }
    case "fit": {
      const { width, isCut } = report;
      return isWhole(width, MAX_WIDTH) && typeof isCut === "boolean" ? { type: "fit", width, isCut } : null;
    }
    default:
      return null;
  }
}

/** A number from 0 to `most`; null if it is none. */
function upTo(value: unknown, most: number): number | null {
  return typeof value === "number" && value >= 0 && value <= most ? value : null;
}
