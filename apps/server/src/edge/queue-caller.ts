import type { FastifyRequest } from "fastify";
import type { Caller } from "#db/database.ts";

/** The caller of a request, for the queue in front of the database. */
export function queueCaller(request: FastifyRequest): Caller {
  const { socket } = request.raw;
  return { network: request.addressGroup, isGone: () => socket.destroyed };
}
