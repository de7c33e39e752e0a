import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#db/database.ts";
import type { Keys } from "#edge/keys.ts";
import type { RealtimeSettings } from "#settings/realtime-settings.ts";
import { createAccessReader } from "./access.ts";
import { sendSystem } from "./channel.ts";
import { createPresence } from "./presence.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import type { Realtime } from "./realtime.ts";
import type { Bus } from "./realtime-sources.ts";
import { receiveBroadcasts, sendCommitted } from "./send-broadcast.ts";
import { watchSessions } from "./session-watch.ts";
import { createSocketCounts } from "./limits/socket-counts.ts";
import type { Socket } from "./connection.ts";
import { CLOSE, cutOff } from "./socket.ts";
import { openBus } from "./sources/bus.ts";
import { openMessageFeed } from "./sources/message-feed.ts";
import { readAccess } from "./sources/read-access.ts";
import { readReplay } from "./sources/read-replay.ts";
import { openRowChanges } from "./sources/row-changes.ts";
import { stopSockets } from "./stop-sockets.ts";
import { createTopics } from "./topics.ts";
import { watchSockets } from "./watch-sockets.ts";

/** The burst of a rate limit, in seconds of its rate. */
const BURST_SECONDS = 5;
const PRESENCE_WINDOW_SECONDS = 30;
/** The limit of a connection for all its topics together, as a multiple of the limit of one topic. */
const SOCKET_FACTOR = 5;

type Deps = { db: Database; keys: Keys; settings: RealtimeSettings; log: FastifyBaseLogger };

/** Open connections and joined topics. */
export type LiveCounts = { sockets: number; channels: number };

/** Opens the sources of messages and connects them with the topics. `stop` closes all connections, then the sources. */
export async function openRealtime({ db, keys, settings, log }: Deps): Promise<{
  realtime: Realtime;
  onSocket: () => void;
  counts: () => LiveCounts;
  stop: () => Promise<void>;
}> {
  const { limits } = settings;
  const onError = (error: unknown) => log.warn({ err: error }, "the realtime service had an error");
  const bus = guarded(await openBus(db), onError);
  const topics = createTopics(onError);
  const presence = createPresence(topics, bus);
  const sessions = await watchSessions(db, endSockets, onError);
  const perSecond = (rate: number) => createRateLimiter({ perSecond: rate, burst: rate * BURST_SECONDS });
  const realtime: Realtime = {
    settings,
    keys,
    log,
    access: createAccessReader(readAccess(db)),
    readReplay: readReplay(db),
    rowChanges: await openRowChanges(db, log),
    bus,
    topics,
    presence,
    sessions,
    sockets: new Set(),
    counts: createSocketCounts(limits),
    rates: {
      socket: perSecond(limits.messages * SOCKET_FACTOR),
      messages: perSecond(limits.messages),
      joins: perSecond(limits.joins),
      presence: createRateLimiter({ perSecond: limits.presence / PRESENCE_WINDOW_SECONDS, burst: limits.presence }),
    },
    feedIsOpen: null,
    isStopping: false,
  };
  receiveBroadcasts(realtime);
  const feed = await openMessageFeed(db, (broadcasts) => sendCommitted(realtime, broadcasts), log, bus);
  const stopWatching = watchSockets(realtime);

  let stopping: Promise<void> | null = null;
  async function stop(): Promise<void> {
    await stopSockets(realtime);
    stopWatching();
    sessions.close();
    presence.close();
    await Promise.all([feed.close(), realtime.rowChanges.close()]);
    await bus.close();
  }

  return {
    realtime,
    onSocket: () => void (realtime.feedIsOpen = feed.setListening(realtime.sockets.size > 0) ?? null),
    counts: () => ({
      sockets: realtime.sockets.size,
      channels: [...realtime.sockets].reduce((sum, { channels }) => sum + channels.size, 0),
    }),
    stop: () => (stopping ??= stop()),
  };
}

function endSockets(sockets: Socket[]): void {
  for (const socket of sockets) {
    for (const channel of socket.channels.values())
      sendSystem(channel, "error", "This session is over. Sign in again.");
    cutOff(socket, CLOSE.policy, "This session is over");
  }
}

/** An invalid message, such as one of a process with another version, must not end this process. */
function guarded(bus: Bus, onError: (error: unknown) => void): Bus {
  return {
    ...bus,
    publish: (kind, content) => bus.publish(kind, content),
    onMessage: (handle) =>
      bus.onMessage((kind, content, sender) => {
        try {
          handle(kind, content, sender);
        } catch (error) {
          onError(error);
        }
      }),
  };
}
