import type { FastifyRequest } from "fastify";
import type { Caller } from "#db/database.ts";

/** Who a request is for, as the queue in front of the database wants to know it. */
export function queueCaller(request: FastifyRequest): Caller {
  const { socket } = request.raw;
  return { network: request.addressGroup, isGone: () => socket.destroyed };
}
