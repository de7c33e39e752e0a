import type { FastifyRequest } from "fastify";
import type { Caller } from "#db/database.ts";
import { addressGroup, addressOf } from "./client-address.ts";

/** Who a request is for, as the queue in front of the database wants to know it. */
export function queueCaller(request: FastifyRequest): Caller {
  const { socket } = request.raw;
  return { network: addressGroup(addressOf(request)), isGone: () => socket.destroyed };
}
