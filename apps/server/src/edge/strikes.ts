import type { FastifyInstance, FastifyRequest } from "fastify";
import { DatabaseError } from "#db/database.ts";
import { ApiError } from "./api-error.ts";

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
const FORGOTTEN_MS = 600_000;
const MAX_REMEMBERED = 10_000;

type Strikes = { count: number; lastAt: number; pausedUntil: number };

/**
 * A statement that has to be stopped costs everybody: on the embedded engine the whole database starts anew. Who sends
 * one has to pause, longer each time. People count one by one; only visitors without a name share an address.
 */
export function pauseAfterTimeouts(app: FastifyInstance, now: () => number = Date.now): void {
  const known = new Map<string, Strikes>();

  app.addHook("onRequest", (request, reply, done) => {
    const pauseMs = known.size === 0 ? 0 : (known.get(keyOf(request))?.pausedUntil ?? 0) - now();
    if (pauseMs <= 0) return done();
    void reply.header("retry-after", String(Math.ceil(pauseMs / 1000)));
    done(new ApiError(429, "TOO_EXPENSIVE", "Your last request took too long. Wait a moment before the next one."));
  });

  app.addHook("onError", async (request, _reply, error) => {
    if (!(error instanceof DatabaseError) || error.code !== "57014") return;
    const key = keyOf(request);
    const before = known.get(key);
    const count = before && now() - before.lastAt < FORGOTTEN_MS ? before.count + 1 : 1;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (count - 1));
    known.delete(key);
    known.set(key, { count, lastAt: now(), pausedUntil: now() + pauseMs });
    if (known.size > MAX_REMEMBERED) known.delete(known.keys().next().value!);
  });
}

function keyOf({ identity, ip }: FastifyRequest): string {
  return identity.claims.sub ?? ip;
}
