import { MAX_INPUT_BYTES, MAX_RUN_FRAMES, MAX_TEXT_LENGTH, MAX_VARIANT_LENGTH, type FromGame } from "./protocol.ts";

const MAX_SCORE = 1e12;
const MAX_RUN_NAME = 64;
const STOPS = ["over", "paused", "quit"] as const;

/** Validates an event from a game and strips unknown fields; null if it is invalid. */
export function checkEvent(told: unknown): FromGame | null {
  if (!isRecord(told)) return null;
  const { type } = told;
  switch (type) {
    case "ready":
    case "happyTime":
    case "heartbeat":
    case "leave":
      return { type };
    case "loading":
      return isWithin(told["progress"], 0, 1) ? { type, progress: told["progress"] } : null;
    case "gameplayStart":
      return told["run"] === null || isRunName(told["run"]) ? { type, run: told["run"] } : null;
    case "gameplayStop": {
      const why = STOPS.find((each) => each === told["why"]);
      return why ? { type, why } : null;
    }
    case "scoreTick":
      return isWhole(told["score"], MAX_SCORE) ? { type, score: told["score"] } : null;
    case "checkpoint": {
      const { run, frame, hash, logHash } = told;
      const isSound = isRunName(run) && isWhole(frame, MAX_RUN_FRAMES) && isHash(hash) && isHash(logHash);
      return isSound ? { type, run, frame, hash, logHash } : null;
    }
    case "inputs": {
      const { run, from, to, score, log } = told;
      const isSound = isRunName(run) && isWhole(to, MAX_RUN_FRAMES) && isWhole(from, to) && isScore(score);
      const isPart = log instanceof Uint8Array && log.byteLength <= MAX_INPUT_BYTES;
      return isSound && isPart ? { type, run, from, to, score, log } : null;
    }
    case "resize":
      return isWithin(told["aspect"], 0.2, 5) ? { type, aspect: told["aspect"] } : null;
    case "log":
    case "crash":
      return isText(told["text"], MAX_TEXT_LENGTH) ? { type, text: told["text"] } : null;
    case "share":
    case "makeClip":
    case "challenge":
      return isRunName(told["run"]) ? { type, run: told["run"] } : null;
    case "replayAt": {
      const { frame, frames, isPlaying, speed } = told;
      const isSound = isWhole(frames, MAX_RUN_FRAMES) && isWhole(frame, frames) && isWithin(speed, 0, 16);
      return isSound && typeof isPlaying === "boolean" ? { type, frame, frames, isPlaying, speed } : null;
    }
    default:
      return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isText(value: unknown, most: number): value is string {
  return typeof value === "string" && value.length <= most;
}

export function isRunName(value: unknown): value is string {
  return isText(value, MAX_RUN_NAME) && value !== "";
}

/** Whether a value can be the name of a game's mode or level. */
export function isVariant(value: unknown): value is string {
  return isText(value, MAX_VARIANT_LENGTH) && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
}

/** Whether a value is an integer from 0 to `most`. */
export function isWhole(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

export function isScore(value: unknown): value is number {
  return isWhole(value, MAX_SCORE);
}

export function isHash(value: unknown): value is number {
  return isWhole(value, 0xffffffff);
}

export function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}
