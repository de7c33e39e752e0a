import type { Server } from "node:http";

const QUIET_AFTER_MS = 30_000;
const HEALTH = /^\/(healthz|readyz)/;

/** Whether there were no requests for 30 seconds. Health checks do not count. */
export function watchForIdle(server: Pick<Server, "on">, now: () => number = Date.now): () => boolean {
  let lastAt = now();
  server.on("request", ({ url }: { url?: string }) => {
    if (!HEALTH.test(url ?? "")) lastAt = now();
  });
  return () => now() - lastAt >= QUIET_AFTER_MS;
}
