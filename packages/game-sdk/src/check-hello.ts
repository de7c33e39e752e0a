import { isRecord, isText } from "./check-event.ts";
import type { Feature } from "./protocol.ts";

const FEATURES: readonly Feature[] = ["runs", "replays", "saves", "screenshot", "leaderboard", "sign-in"];
const MAX_NAME = 100;
const MAX_LIST = 20;

export type CheckedHello = { versions: number[]; game: string; nonce: string; wants: Feature[] };

/** Validates a game's first message; null if it is not a hello. Unknown features are dropped. */
export function checkHello(message: unknown): CheckedHello | null {
  if (!isRecord(message) || message["p"] !== "quack" || message["t"] !== "hello") return null;
  const { versions, game, nonce, wants } = message;
  if (!isShortList(versions) || !isShortList(wants) || !isText(game, MAX_NAME) || !isText(nonce, MAX_NAME)) return null;
  return {
    versions: versions.filter((version) => typeof version === "number"),
    game,
    nonce,
    wants: FEATURES.filter((feature) => wants.includes(feature)),
  };
}

function isShortList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length <= MAX_LIST;
}
