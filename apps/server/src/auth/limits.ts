import type { FastifyRequest } from "fastify";
import { refuse, type Refusal } from "./auth-errors.ts";
import { askJson, type AuthService } from "./auth-service.ts";
import { hashOf } from "./secret-text.ts";

type Limit = { everySeconds: number; burst: number; refusal: Refusal };

/**
 * What one account, and what one address, may try. A whole school shares an address, so that one is generous; an
 * account belongs to one person, and guessing at it is what we stop.
 */
const LIMITS = {
  password: { everySeconds: 30, burst: 10, refusal: "over_request_rate_limit" },
  code: { everySeconds: 30, burst: 10, refusal: "over_request_rate_limit" },
  factor: { everySeconds: 4, burst: 15, refusal: "over_request_rate_limit" },
  mail: { everySeconds: 60, burst: 4, refusal: "over_email_send_rate_limit" },
  text: { everySeconds: 60, burst: 4, refusal: "over_sms_send_rate_limit" },
  address: { everySeconds: 3, burst: 100, refusal: "over_request_rate_limit" },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Counts a try against a key, or refuses it and says how long to wait. Keys are kept as hashes. */
export async function takeLimit(service: AuthService, name: LimitName, key: string): Promise<void> {
  const { everySeconds, burst, refusal } = LIMITS[name];
  const wait = await askJson<number>(
    service.db,
    `select to_jsonb(extract(epoch from gateway.take($1, make_interval(secs => $2::int), $3::int)))`,
    `${name}:${hashOf(key)}`,
    String(everySeconds),
    String(Math.max(1, Math.round(burst * service.config.limitFactor))),
  );
  if (wait !== null) throw refuse(refusal, undefined, { wait });
}

export const takeAddress = (service: AuthService, request: FastifyRequest): Promise<void> =>
  takeLimit(service, "address", request.ip);
