import type { Socket } from "node:net";
import { callbackify } from "node:util";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Identity } from "#db/database.ts";
import { ApiError } from "./api-error.ts";
import { ANONYMOUS, type Keys } from "./keys.ts";

declare module "fastify" {
  interface FastifyRequest {
    identity: Identity;
  }
}

/**
 * Identifies the caller before a service sees the request. An API key names the site, a bearer token the user; the user
 * takes precedence. Storage and functions can be called by plain links, so the key is optional there. `otherHeader` may
 * have the key instead of `apikey`.
 */
export function identifyRequests(
  app: FastifyInstance,
  keys: Keys,
  { keyIsOptional, otherHeader }: { keyIsOptional: boolean; otherHeader?: string },
): void {
  app.decorateRequest("identity", null as unknown as Identity);

  async function identify(apiKey: string | undefined, bearer: string | undefined): Promise<Identity> {
    if (apiKey === undefined && !keyIsOptional) {
      throw new ApiError(
        401,
        "UNAUTHORIZED_NO_API_KEY",
        "No API key found in request",
        null,
        "No `apikey` request header or url param was found.",
      );
    }
    const bySite = apiKey === undefined ? ANONYMOUS : await keys.identify(apiKey).catch(invalidApiKey);
    return bearer === undefined ? bySite : keys.identify(bearer);
  }
  const identifyUnknown = callbackify(identify);

  app.addHook("onRequest", (request, _reply, done) => {
    const apiKey = apiKeyOf(request, otherHeader);
    const bearer = bearerOf(request);
    // Cached identities are returned synchronously.
    const bySite = apiKey === undefined ? undefined : keys.recall(apiKey);
    const known = bySite && (bearer === undefined ? bySite : keys.recall(bearer));
    if (known) {
      request.identity = known;
      return done();
    }
    identifyUnknown(apiKey, bearer, (error, identity) => {
      if (!error) request.identity = identity;
      done(error ?? undefined);
    });
  });
}

type Sent = { authorization: string; bearer: string | undefined };

/**
 * The header that a connection sent last. A client sends the same one again; comparing it is faster than taking a token
 * out of it, for which the cache of identities has to compute a hash.
 */
const lastSent = new WeakMap<Socket, Sent>();

function bearerOf({ headers: { authorization }, raw: { socket } }: FastifyRequest): string | undefined {
  if (authorization === undefined) return undefined;
  const last = lastSent.get(socket);
  if (last?.authorization === authorization) return last.bearer;
  const bearer = /^Bearer\s+(\S+)\s*$/i.exec(authorization)?.[1];
  lastSent.set(socket, { authorization, bearer });
  return bearer;
}

function apiKeyOf(request: FastifyRequest, otherHeader = "apikey"): string | undefined {
  const header = request.headers["apikey"] ?? request.headers[otherHeader];
  if (typeof header === "string") return header;
  const query = (request.query as Record<string, unknown>)["apikey"];
  return typeof query === "string" ? query : undefined;
}

function invalidApiKey(): never {
  throw new ApiError(
    401,
    "UNAUTHORIZED_INVALID_API_KEY",
    "Invalid API key",
    null,
    "Double check your Supabase `anon` or `service_role` API key.",
  );
}
