import { shutDownChannel } from "./channel.ts";
import { expired, expiresAt } from "./judge-token.ts";
import type { Realtime } from "./realtime.ts";
import { CLOSE, cutOff } from "./socket.ts";

const EVERY_MS = 1000;
/** A client sends a heartbeat every 25 seconds. */
const SILENT_AFTER_MS = 60_000;

/**
 * Ends channels whose token has expired, and connections whose client has stopped its heartbeat. Returns a function
 * that stops.
 */
export function watchSockets(realtime: Realtime): () => void {
  const timer = setInterval(() => lookAtAll(realtime), EVERY_MS).unref();
  return () => clearInterval(timer);
}

function lookAtAll(realtime: Realtime): void {
  const now = Date.now();
  const silentSince = performance.now() - SILENT_AFTER_MS;
  for (const socket of realtime.sockets) {
    if (socket.lastFrameAt < silentSince) {
      cutOff(socket, CLOSE.policy, "No heartbeat");
      continue;
    }
    for (const channel of socket.channels.values()) {
      const end = expiresAt(channel.identity);
      if (end <= now) shutDownChannel(realtime, channel, expired(end).message);
    }
  }
}
