import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const FAREWELL_MS = 500;
const LAST_CALL_MS = 9000;

/**
 * Graceful shutdown. Once the app starts to close, every response has `Connection: close`; idle connections are closed
 * only later, because a request may already be on its way. Unfinished requests delay the stop only for a limited time.
 */
export function stopGently(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    if (!app.server.listening) return;
    await sleep(FAREWELL_MS);
    const sweeping = setInterval(() => app.server.closeIdleConnections(), FAREWELL_MS);
    const lastCall = setTimeout(() => app.server.closeAllConnections(), LAST_CALL_MS);
    app.server.once("close", () => {
      clearInterval(sweeping);
      clearTimeout(lastCall);
    });
  });
}
