import type { FastifyRequest } from "fastify";
import { storageError } from "./storage-error.ts";

/** Requires an API key, except for links, which anyone may follow. The message is Supabase's. */
export async function requireKey(request: FastifyRequest): Promise<void> {
  const hasKey =
    request.headers["apikey"] ?? request.headers.authorization ?? (request.query as { apikey?: string }).apikey;
  if (!hasKey) throw storageError.accessDenied("Invalid Compact JWS");
}
