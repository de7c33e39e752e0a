import type { FastifyBaseLogger } from "fastify";
import { DatabaseError, OverBudgetError, type Identity } from "#db/database.ts";
import { ApiError } from "#edge/api-error.ts";
import type { Realtime } from "./realtime.ts";
import type { Socket } from "./connection.ts";

/** A refusal as Supabase words it: `code: message` answers a join, the message alone ends a channel. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "Refusal";
    this.code = code;
  }

  get reason(): string {
    return `${this.code}: ${this.message}`;
  }
}

/** Turns any error into the refusal that the client reads. An unexpected error is logged. */
export function toRefusal(error: unknown, log: Pick<FastifyBaseLogger, "warn">): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof OverBudgetError) return new Refusal("ClientJoinRateLimitReached", "Too many joins per second");
  if (error instanceof DatabaseError && error.code === "PT401") return new Refusal("Unauthorized", error.message);
  log.warn({ err: error }, "a client of the realtime service could not be judged");
  return new Refusal("UnableToSetPolicies", "Realtime was unable to connect to the project database");
}

/** The identity of a token whose session is open. Throws a Refusal. */
export async function judgeToken(
  { keys, sessions }: Pick<Realtime, "keys" | "sessions">,
  token: string,
  socket: Socket | null,
): Promise<Identity> {
  const identity = keys.recall(token) ?? (await keys.identify(token).catch((error: unknown) => refuse(error, token)));
  if (!(await sessions.isOpen(identity, socket)))
    throw new Refusal("Unauthorized", "This session is over. Sign in again.");
  return identity;
}

function refuse(error: unknown, token: string): never {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === "PGRST303") throw expired(expiryOf(token));
  if (token.split(".").length !== 3) throw new Refusal("MalformedJWT", "The token provided is not a valid JWT");
  throw new Refusal("JwtSignatureError", "Failed to validate JWT signature");
}

export function expired(expiresAtMs: number): Refusal {
  const seconds = Math.max(0, Math.floor((Date.now() - expiresAtMs) / 1000));
  return new Refusal("InvalidJWTToken", `Token has expired ${seconds} seconds ago`);
}

/** When an identity's token expires, in milliseconds since 1970. API keys never do. */
export function expiresAt({ claims }: Identity): number {
  return typeof claims["exp"] === "number" ? claims["exp"] * 1000 : Infinity;
}

// Its signature was good, so its claims can be read.
function expiryOf(token: string): number {
  const claims = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { exp?: number };
  return (claims.exp ?? 0) * 1000;
}
