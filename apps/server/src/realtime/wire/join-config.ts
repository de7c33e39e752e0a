import type { RowSubscription } from "#realtime/realtime-sources.ts";
import { isRecord } from "./wire-frame.ts";

const MAX_KEY_BYTES = 255;
const MAX_ROW_SUBSCRIPTIONS = 50;
const MAX_ROW_LENGTH = 4096;
const MAX_REPLAYED = 25;

/** The configuration that a client sends with a join. */
export type JoinConfig = {
  isPrivate: boolean;
  /** Also sends a client its own broadcasts. */
  echoes: boolean;
  acknowledges: boolean;
  /** Wants to be told when broadcasts from the database arrive. */
  asksForFeed: boolean;
  replay: { sinceMs: number; limit: number } | null;
  /** Null: the client leaves the choice to us. */
  presenceKey: string | null;
  hasPresence: boolean;
  rows: RowSubscription[];
  /** The same subscriptions as they came, because the answer repeats them. */
  givenRows: Record<string, unknown>[];
};

/** Reads the payload of a join. A part with a wrong type counts as absent. */
export function readJoinConfig(payload: Record<string, unknown>): JoinConfig {
  const config = recordIn(payload, "config");
  const broadcast = recordIn(config, "broadcast");
  const presence = recordIn(config, "presence");
  const givenRows = listIn(config, "postgres_changes").filter(isRecord).filter(isShort).slice(0, MAX_ROW_SUBSCRIPTIONS);
  return {
    isPrivate: isTrue(config["private"]),
    echoes: isTrue(broadcast["self"]),
    acknowledges: isTrue(broadcast["ack"]),
    asksForFeed: isTrue(broadcast["replication_ready"]),
    replay: readReplay(broadcast["replay"]),
    presenceKey: readKey(presence["key"]),
    hasPresence: isTrue(presence["enabled"]),
    rows: givenRows.map(toSubscription),
    givenRows,
  };
}

/** The token in a join or an `access_token` message. Keys of the site are no tokens of a user. */
export function readToken(payload: Record<string, unknown>): string | null {
  const token = payload["user_token"] ?? payload["access_token"];
  return typeof token === "string" && token !== "" && !token.startsWith("sb_") ? token : null;
}

function readReplay(value: unknown): JoinConfig["replay"] {
  if (!isRecord(value)) return null;
  const limit = Number(value["limit"] ?? MAX_REPLAYED);
  const sinceMs = Number(value["since"]);
  if (!Number.isFinite(limit) || !Number.isFinite(sinceMs)) return null;
  return { sinceMs, limit: Math.min(Math.max(Math.trunc(limit), 1), MAX_REPLAYED) };
}

// A key becomes a property name in the browsers of others.
function readKey(value: unknown): string | null {
  if (typeof value !== "string" || value === "" || value === "__proto__") return null;
  return Buffer.byteLength(value) <= MAX_KEY_BYTES ? value : null;
}

function toSubscription(given: Record<string, unknown>): RowSubscription {
  const text = (name: string) => (typeof given[name] === "string" ? { [name]: given[name] } : {});
  const select = given["select"];
  return {
    event: typeof given["event"] === "string" ? given["event"] : "*",
    schema: typeof given["schema"] === "string" ? given["schema"] : "public",
    ...text("table"),
    ...text("filter"),
    ...(Array.isArray(select) && { select: select.filter((name): name is string => typeof name === "string") }),
  };
}

const isShort = (row: object): boolean => JSON.stringify(row).length <= MAX_ROW_LENGTH;

const isTrue = (value: unknown): boolean => value === true || value === "true";

function recordIn(parent: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = parent[name];
  return isRecord(value) ? value : {};
}

function listIn(parent: Record<string, unknown>, name: string): unknown[] {
  const value = parent[name];
  return Array.isArray(value) ? value : [];
}
