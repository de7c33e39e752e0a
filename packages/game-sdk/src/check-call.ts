import { isHash, isRecord, isRunName, isScore, isText, isVariant, isWhole } from "./check-event.ts";
import {
  MAX_PICTURE_BYTES,
  MAX_RUN_BYTES,
  MAX_RUN_FRAMES,
  MAX_SAVE_BYTES,
  type CallError,
  type CallName,
  type Calls,
  type Feature,
} from "./protocol.ts";

type Checked<Ask> = { ask: Ask } | { error: CallError };

const MODES = ["ranked", "daily", "practice", "race"] as const;
const PERIODS = ["all", "week", "day"] as const;
const PICTURES = ["image/png", "image/jpeg", "image/webp"];
const BAD = { error: "bad-request" } as const;
const TOO_LARGE = { error: "too-large" } as const;

/** The feature that each call belongs to. */
export const FEATURE_OF: { readonly [Name in CallName]: Feature } = {
  beginRun: "runs",
  submitRun: "runs",
  loadData: "saves",
  saveData: "saves",
  screenshot: "screenshot",
  leaderboard: "leaderboard",
  signIn: "sign-in",
};

/** Excludes inherited names such as `__proto__` and `constructor`. */
export function isCallName(name: unknown): name is CallName {
  return typeof name === "string" && Object.hasOwn(FEATURE_OF, name);
}

/** Validates a call's argument and strips unknown fields; otherwise says why it is invalid. */
export function checkCall<Name extends CallName>(name: Name, ask: unknown): Checked<Calls[Name]["ask"]> {
  return CHECKS[name](ask);
}

const CHECKS: { readonly [Name in CallName]: (ask: unknown) => Checked<Calls[Name]["ask"]> } = {
  beginRun: (ask) => {
    const mode = isRecord(ask) ? MODES.find((each) => each === ask["mode"]) : undefined;
    if (!mode || !isRecord(ask)) return BAD;
    const { variant } = ask;
    if (variant === undefined || variant === "") return { ask: { mode } };
    return isVariant(variant) ? { ask: { mode, variant } } : BAD;
  },
  submitRun: (ask) => {
    if (!isRecord(ask) || !(ask["log"] instanceof Uint8Array)) return BAD;
    const { run, score, frames, hash, log } = ask;
    if (log.byteLength > MAX_RUN_BYTES) return TOO_LARGE;
    const isSound = isRunName(run) && isScore(score) && isWhole(frames, MAX_RUN_FRAMES) && isHash(hash);
    return isSound ? { ask: { run, score, frames, hash, log } } : BAD;
  },
  loadData: (ask) => ({ ask: isRecord(ask) && ask["isMerging"] === true ? { isMerging: true } : null }),
  saveData: (ask) => {
    if (!isRecord(ask) || !isWhole(ask["rev"], 0x7fffffff) || typeof ask["data"] !== "string") return BAD;
    const { rev, data } = ask;
    return isText(data, MAX_SAVE_BYTES) && new TextEncoder().encode(data).length <= MAX_SAVE_BYTES
      ? { ask: { rev, data } }
      : TOO_LARGE;
  },
  screenshot: (ask) => {
    if (!isRecord(ask) || !(ask["picture"] instanceof Blob) || !PICTURES.includes(ask["picture"].type)) return BAD;
    const { picture } = ask;
    return picture.size <= MAX_PICTURE_BYTES ? { ask: { picture } } : TOO_LARGE;
  },
  leaderboard: (ask) => {
    const period = isRecord(ask) ? PERIODS.find((each) => each === ask["period"]) : undefined;
    return period ? { ask: { period } } : BAD;
  },
  signIn: () => ({ ask: null }),
};
