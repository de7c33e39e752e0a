import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { ClientGoneError } from "#db/database.ts";
import { ApiError } from "#edge/api-error.ts";
import { addressOf } from "#edge/client-address.ts";
import { EVENTS } from "#db/events/gateway-events.ts";
import { queueCaller } from "#edge/queue-caller.ts";
import { refuse, type Refusal } from "./auth-errors.ts";
import { queryJson, run, type AuthService } from "./auth-service.ts";
import { limitConcurrencyPerKey } from "./limit-concurrency.ts";
import { knownDevice } from "./known-devices.ts";
import { hashOf } from "./secret-text.ts";

type Limit = { everySeconds: number; burst: number; refusal: Refusal };

/**
 * Rate limits. Guesses count per guesser, so that strangers cannot use up the owner's attempts; `…Total` limits all
 * strangers together. A school shares one address, so that limit is generous. See docs/decisions/0006-guessing.md.
 */
const LIMITS = {
  password: { everySeconds: 30, burst: 10, refusal: "over_request_rate_limit" },
  passwordTotal: { everySeconds: 30, burst: 100, refusal: "over_request_rate_limit" },
  code: { everySeconds: 120, burst: 5, refusal: "over_request_rate_limit" },
  codeTotal: { everySeconds: 300, burst: 30, refusal: "over_request_rate_limit" },
  factor: { everySeconds: 30, burst: 10, refusal: "over_request_rate_limit" },
  factorTotal: { everySeconds: 120, burst: 50, refusal: "over_request_rate_limit" },
  challenge: { everySeconds: 4, burst: 15, refusal: "over_request_rate_limit" },
  mail: { everySeconds: 60, burst: 4, refusal: "over_email_send_rate_limit" },
  mailTotal: { everySeconds: 600, burst: 12, refusal: "over_email_send_rate_limit" },
  text: { everySeconds: 60, burst: 4, refusal: "over_sms_send_rate_limit" },
  textTotal: { everySeconds: 600, burst: 12, refusal: "over_sms_send_rate_limit" },
  change: { everySeconds: 60, burst: 10, refusal: "over_request_rate_limit" },
  address: { everySeconds: 3, burst: 100, refusal: "over_request_rate_limit" },
  schoolAddress: { everySeconds: 0.05, burst: 1000, refusal: "over_request_rate_limit" },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof LIMITS;

/** Counts an attempt against a rate limit, or refuses it with the time to wait. */
export const spendLimit = (service: AuthService, name: LimitName, key: string): Promise<void> =>
  applyLimit(service, "gateway.take", name, key);

/** Keys are stored as hashes. */
async function applyLimit(
  service: AuthService,
  step: "gateway.take" | "gateway.peek",
  name: LimitName,
  key: string,
): Promise<void> {
  const { everySeconds, burst, refusal } = LIMITS[name];
  const wait = await queryJson<number>(
    service.db,
    `select to_jsonb(extract(epoch from ${step}($1, make_interval(secs => $2::float8), $3::int)))`,
    `${name}:${hashOf(key)}`,
    String(everySeconds),
    String(Math.round(burst * service.limitFactor)),
  );
  if (wait === null) return;
  EVENTS.limitHit.emit(() => ({ limit: name }));
  throw refuse(refusal, undefined, { wait });
}

const addressLimitOf = ({ config }: AuthService, request: FastifyRequest): LimitName =>
  config.schoolNetworks?.check(request.clientAddress, isIPv6(request.clientAddress) ? "ipv6" : "ipv4")
    ? "schoolAddress"
    : "address";

export const spendAddressLimit = (service: AuthService, request: FastifyRequest): Promise<void> =>
  spendLimit(service, addressLimitOf(service, request), request.addressGroup);

/** Sign-ins of one address that are checked at the same time, and those that may wait for it. */
const SIGN_INS_AT_ONCE = 4;
const MAX_WAITING_SIGN_INS = 1000;
const signIns = limitConcurrencyPerKey(SIGN_INS_AT_ONCE);

/**
 * Counts only failed sign-ins against the address: a school shares one, and hundreds of pupils sign in at the bell. The
 * limit is checked when the turn of a sign-in comes, so a flood exceeds it by a few guesses only and makes nobody at
 * another address wait.
 */
export async function countFailures<T>(
  service: AuthService,
  request: FastifyRequest,
  signIn: () => Promise<T>,
): Promise<T> {
  const { addressGroup } = request;
  const name = addressLimitOf(service, request);
  if (signIns.jobsOf(addressGroup) >= MAX_WAITING_SIGN_INS) throw refuse(LIMITS[name].refusal);
  return signIns.run(addressGroup, async () => {
    if (queueCaller(request).isGone()) throw new ClientGoneError();
    await applyLimit(service, "gateway.peek", name, addressGroup);
    try {
      return await signIn();
    } catch (error) {
      const isGuess = error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY_REQUESTS;
      if (isGuess) await spendLimit(service, name, addressGroup).catch(ignoreRefusal);
      throw error;
    }
  });
}

const TOO_MANY_REQUESTS = 429;
const ignoreRefusal = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
};

/** Counts a guess at an account: per device for a known device, otherwise per IP address. */
export async function spendGuess(
  service: AuthService,
  request: FastifyRequest,
  name: "password" | "code",
  account: string,
): Promise<void> {
  const device = knownDevice(service, request, account);
  if (device !== null) return spendLimit(service, name, `${account}\ndevice ${device}`);
  await spendLimit(service, name, `${account}\n${request.addressGroup}`);
  await spendLimit(service, `${name}Total`, account).catch(async (error: unknown) => {
    // Where cookies are blocked, an IP address with an open session of the account counts as known.
    if (!(error instanceof ApiError) || !(await hasSessionFrom(service, account, addressOf(request)))) throw error;
  });
}

/** Counts a mail to an address. Mails requested by strangers must not use up the owner's limit. */
export async function spendMailLimit(service: AuthService, request: FastifyRequest, email: string): Promise<void> {
  const device = knownDevice(service, request, email);
  if (device !== null) return spendLimit(service, "mail", `${email}\ndevice ${device}`);
  await spendLimit(service, "mail", email);
  await spendLimit(service, "mailTotal", email);
}

type Guesser = { user: { id: string; email: string; phone: string }; sessionId: string };

/** Counts second-factor attempts per session, so that a person who only knows the password has a limit of their own. */
export async function spendFactorLimit(
  service: AuthService,
  request: FastifyRequest,
  name: "factor" | "text",
  { user, sessionId }: Guesser,
): Promise<void> {
  await spendLimit(service, name, sessionId);
  if (knownDevice(service, request, user.email || user.phone) === null) {
    await spendLimit(service, `${name}Total`, user.id);
  }
}

const hasSessionFrom = async (service: AuthService, account: string, address: string | null): Promise<boolean> =>
  (await run(
    service.db,
    `select 1 from auth.sessions s join auth.users u on u.id = s.user_id
     where (u.email = $1 or u.phone = $1) and s.ip = $2::inet and s.not_after > now() limit 1`,
    account,
    address,
  )) > 0;
