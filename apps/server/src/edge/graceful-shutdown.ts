import net from "node:net";
import { setImmediate as nextRound, setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const CLOSE_IDLE_EVERY_MS = 500;
const CLOSE_ALL_AFTER_MS = 9000;
/** A round of the event loop in which nothing arrived. */
const QUIET_ROUND_MS = 0.05;
const WAIT_FOR_QUIET_MS = 1000;

/**
 * Graceful shutdown. Once the app starts to close, every response has `Connection: close`; idle connections are closed
 * only later, because a request may already be on its way. Unfinished requests delay the stop only for a limited time.
 */
export function shutDownGracefully(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    if (!app.server.listening) return;
    await sleep(CLOSE_IDLE_EVERY_MS);
    await stopListening(app.server);
    const sweeping = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    const closeAllTimer = setTimeout(() => app.server.closeAllConnections(), CLOSE_ALL_AFTER_MS);
    app.server.once("close", () => {
      clearInterval(sweeping);
      clearTimeout(closeAllTimer);
    });
  });
}

/**
 * Closes the listening socket right after the event loop has accepted everything that waited. The kernel resets
 * connections that wait, and a proxy may not repeat the POST that it has sent on one.
 */
async function stopListening(server: net.Server): Promise<void> {
  const until = performance.now() + WAIT_FOR_QUIET_MS;
  for (let last = -Infinity, now = 0; now - last > QUIET_ROUND_MS && now < until;) {
    last = performance.now();
    await nextRound();
    now = performance.now();
  }
  // Not the close of an HTTP server, which also closes idle connections.
  net.Server.prototype.close.call(server);
}
