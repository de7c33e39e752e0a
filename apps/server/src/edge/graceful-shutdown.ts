import net from "node:net";
import { setImmediate as nextRound, setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Drain } from "./drain.ts";

const CLOSE_IDLE_EVERY_MS = 500;
const CLOSE_ALL_AFTER_MS = 9000;
/** Longer than the proxy keeps an idle connection (deploy/nginx.conf), so that the proxy closes it and not we. */
const PROXY_IDLE_MS = 4500;
/** A round of the event loop in which nothing arrived. */
const QUIET_ROUND_MS = 0.05;
const WAIT_FOR_QUIET_MS = 1000;

/**
 * Graceful shutdown. Once the app starts to close, every response has `Connection: close`; idle connections are closed
 * only later, because a request may already be on its way. Unfinished requests delay the stop only for a limited time.
 */
export function shutDownGracefully(app: FastifyInstance, { isDraining }: Pick<Drain, "isDraining">): void {
  let hasListened = false;
  app.addHook("onListen", (done) => {
    hasListened = true;
    done();
  });
  app.addHook("preClose", async () => {
    if (!hasListened) return;
    const until = performance.now() + (isDraining() ? PROXY_IDLE_MS : CLOSE_IDLE_EVERY_MS);
    while (performance.now() < until && (await openConnections(app.server)) > 0) await sleep(50);
    const sweeping = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    const closeAllTimer = setTimeout(() => app.server.closeAllConnections(), CLOSE_ALL_AFTER_MS);
    app.server.once("close", () => {
      clearInterval(sweeping);
      clearTimeout(closeAllTimer);
    });
  });
}

/**
 * Closes the listening socket before any response says `Connection: close`: as long as a proxy reuses its connections,
 * hardly any connection waits to be accepted. The kernel resets those that wait, and a proxy may not repeat a POST that
 * it has sent on one.
 */
export async function stopListening(server: net.Server): Promise<void> {
  if (!server.listening) return;
  const until = performance.now() + WAIT_FOR_QUIET_MS;
  for (let last = -Infinity, now = 0; now - last > QUIET_ROUND_MS && now < until;) {
    last = performance.now();
    await nextRound();
    now = performance.now();
  }
  // Not the close of an HTTP server, which also closes idle connections.
  net.Server.prototype.close.call(server);
}

function openConnections(server: net.Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}
