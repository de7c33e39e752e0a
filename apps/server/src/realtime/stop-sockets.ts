import { setTimeout as sleep } from "node:timers/promises";
import { sendSystem } from "./channel.ts";
import type { Realtime } from "./realtime.ts";
import { CLOSE, cutOff } from "./socket.ts";

const STOP_WITHIN_MS = 3000;
const BATCHES = 30;
/** The size of a batch: clients that are closed at once reconnect at once. */
const MIN_BATCH = 20;
const LAST_ANSWERS_MS = 1000;

/** Closes all connections in batches, so that their clients do not come back to the other processes all at once. */
export async function stopSockets(realtime: Realtime): Promise<void> {
  realtime.isStopping = true;
  const waiting = [...realtime.sockets];
  const size = Math.max(MIN_BATCH, Math.ceil(waiting.length / BATCHES));
  for (let from = 0; from < waiting.length; from += size) {
    if (from > 0) await sleep(STOP_WITHIN_MS / BATCHES);
    for (const socket of waiting.slice(from, from + size)) {
      for (const channel of socket.channels.values()) sendSystem(channel, "ok", "Server requested disconnect");
      cutOff(socket, CLOSE.restart, "Server requested disconnect");
    }
  }
  const until = performance.now() + LAST_ANSWERS_MS;
  while (realtime.sockets.size > 0 && performance.now() < until) await sleep(20);
  for (const { ws } of realtime.sockets) ws.terminate();
}
