import type { FastifyBaseLogger } from "fastify";
import type { Keys } from "#edge/keys.ts";
import type { RealtimeSettings } from "#settings/realtime-settings.ts";
import type { AccessReader } from "./access.ts";
import type { Presence } from "./presence.ts";
import type { RateLimiter } from "./limits/rate-limiter.ts";
import type { Bus, ReadReplay, RowChanges } from "./realtime-sources.ts";
import type { SessionWatch } from "./session-watch.ts";
import type { SocketCounts } from "./limits/socket-counts.ts";
import type { Socket } from "./connection.ts";
import type { Topics } from "./topics.ts";

/** The parts of the realtime service, for the functions that work with them. */
export type Realtime = {
  settings: RealtimeSettings;
  keys: Keys;
  log: FastifyBaseLogger;
  access: AccessReader;
  readReplay: ReadReplay;
  rowChanges: RowChanges;
  bus: Bus;
  topics: Topics;
  presence: Presence;
  sessions: SessionWatch;
  sockets: Set<Socket>;
  counts: SocketCounts;
  rates: { socket: RateLimiter; messages: RateLimiter; joins: RateLimiter; presence: RateLimiter };
  /** Resolves when no later broadcast of the database is missed. */
  feedIsOpen: Promise<void> | null;
  isStopping: boolean;
};
