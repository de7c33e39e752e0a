import type { FastifyRequest } from "fastify";
import { storageError } from "./storage-error.ts";

/** Links may be followed by anybody. Everything else is asked by a client, which has a key; the message is Supabase's. */
export async function requireKey(request: FastifyRequest): Promise<void> {
  const hasKey =
    request.headers["apikey"] ?? request.headers.authorization ?? (request.query as { apikey?: string }).apikey;
  if (!hasKey) throw storageError.accessDenied("Invalid Compact JWS");
}
