import { randomInt } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import { queryJson, run, type AuthService } from "#auth/service/auth-service.ts";
import { callFactorFunction, requireSession } from "./find-factors.ts";
import { keyedHash } from "./factors-secrets.ts";
import { rememberDevice } from "#auth/service/known-devices.ts";
import { spendFactorLimit } from "#auth/service/limits.ts";
import { bodyOf, requiredText } from "#auth/service/request-body.ts";
import { hashOf, newSecret } from "#auth/service/secret-text.ts";
import { answerSession, requireFullyVerifiedUser, type SessionAnswer } from "#auth/accounts/sessions.ts";

const HOW_MANY = 10;
// No 0, o, 1, i or l: people copy the codes by hand.
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** A set belongs to a user and has the user's id; newer GoTrue clients treat it as a kind of factor. */
type CodeSet = { id: string; type: "recovery_code"; total: number };

/** GET /factors/recovery-codes: how many are left. None is a valid answer. */
export async function countRecoveryCodes(
  service: AuthService,
  request: FastifyRequest,
): Promise<CodeSet & { remaining: number }> {
  const { user } = await requireSession(service, request);
  const counted = await queryJson<{ total: number; remaining: number }>(
    service.db,
    `select jsonb_build_object('total', count(*), 'remaining', count(*) filter (where used_at is null))
     from gateway.recovery_codes where user_id = $1`,
    user.id,
  );
  return { id: user.id, type: "recovery_code", ...counted! };
}

/** POST /factors/recovery-codes: the first set, for a user with a second factor. It is shown only once. */
export const makeRecoveryCodes = (service: AuthService, request: FastifyRequest): Promise<object> =>
  newCodes(service, request, false);

/** POST /factors/recovery-codes/regenerate: makes a new set and voids the old one. */
export const regenerateRecoveryCodes = (service: AuthService, request: FastifyRequest): Promise<object> =>
  newCodes(service, request, true);

async function newCodes(
  service: AuthService,
  request: FastifyRequest,
  inPlace: boolean,
): Promise<CodeSet & { friendly_name: string; codes: string[] }> {
  const { user, sessionId } = await requireSession(service, request);
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((code) => hashOfCode(service, user.id, code)));
  await callFactorFunction(
    service,
    `gateway.set_recovery_codes($1, $2, $3::text[], $4::boolean)`,
    user.id,
    sessionId,
    `{${hashes.join(",")}}`,
    String(inPlace),
  );
  writeAuditLog(service, request, "generate_recovery_codes", user.id);
  return { id: user.id, type: "recovery_code", friendly_name: "Recovery codes", total: codes.length, codes };
}

/** POST /factors/recovery-codes/verify: replaces a lost factor, once per code. */
export async function useRecoveryCode(service: AuthService, request: FastifyRequest): Promise<SessionAnswer> {
  const { user, sessionId } = await requireSession(service, request);
  const code = requiredText(bodyOf(request), "code");
  await spendFactorLimit(service, request, "factor", { user, sessionId });
  writeAuditLog(service, request, "verification_attempted", user.id);
  const refreshToken = newSecret();
  await callFactorFunction(
    service,
    `gateway.use_recovery_code($1, $2, $3, $4)`,
    user.id,
    sessionId,
    await hashOfCode(service, user.id, code),
    hashOf(refreshToken),
  );
  writeAuditLog(service, request, "recovery_code_used", user.id);
  rememberDevice(service, request, user);
  return answerSession(service, sessionId, refreshToken);
}

/** DELETE /factors/recovery-codes */
export async function dropRecoveryCodes(service: AuthService, request: FastifyRequest): Promise<{ id: string }> {
  const { user } = await requireFullyVerifiedUser(service, request);
  const dropped = await run(service.db, `delete from gateway.recovery_codes where user_id = $1 returning 1`, user.id);
  if (dropped === 0) throw refuse("mfa_factor_not_found", "The user has not enrolled recovery codes");
  writeAuditLog(service, request, "recovery_codes_deleted", user.id);
  return { id: user.id };
}

/** Ten different codes of two groups of four characters. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]!).join("");
  const codes = new Set<string>();
  while (codes.size < HOW_MANY) codes.add(`${group()}-${group()}`);
  return [...codes];
}

/** Normalizes a typed code: case, spaces and dashes are ignored. */
export const normalizeCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, "");

const hashOfCode = (service: AuthService, userId: string, code: string): Promise<string> =>
  keyedHash(service.db, `recovery\n${userId}\n${normalizeCode(code)}`);
