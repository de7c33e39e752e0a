import type { FastifyRequest } from "fastify";
import type { Caller } from "#db/database.ts";

/** Who a request is for, as the queue in front of the database wants to know it. */
export function queueCaller({ ip, raw }: FastifyRequest): Caller {
  const { socket } = raw;
  return { address: ip, isGone: () => socket.destroyed };
}
