import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const FAREWELL_MS = 500;
const LAST_CALL_MS = 9000;

/**
 * Stops without cutting anybody off. Once the app begins to close, every answer says that its connection ends; only
 * then are the silent connections closed, because a request may already be on its way over one that looks idle. Who
 * never finishes a request holds the stop up for a while, and not for ever.
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
