import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const CLOSE_IDLE_EVERY_MS = 500;
const CLOSE_ALL_AFTER_MS = 9000;

/**
 * Graceful shutdown. Once the app starts to close, every response has `Connection: close`; idle connections are closed
 * only later, because a request may already be on its way. Unfinished requests delay the stop only for a limited time.
 */
export function shutDownGracefully(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    if (!app.server.listening) return;
    await sleep(CLOSE_IDLE_EVERY_MS);
    const sweeping = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    const closeAllTimer = setTimeout(() => app.server.closeAllConnections(), CLOSE_ALL_AFTER_MS);
    app.server.once("close", () => {
      clearInterval(sweeping);
      clearTimeout(closeAllTimer);
    });
  });
}
