import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { addressOf } from "#edge/client-address.ts";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import { queryJson, type AuthService } from "#auth/service/auth-service.ts";
import {
  isUuid,
  requireFactor,
  requireSession,
  type Factor,
  type FactorType,
  type SignedInSession,
} from "./find-factors.ts";
import { keyedHash } from "./factors-secrets.ts";
import { spendFactorLimit, spendLimit } from "#auth/service/limits.ts";
import { sendCodeText } from "#auth/messages/messages.ts";
import { bodyOf, textOf } from "#auth/service/request-body.ts";
import { findUserKeys } from "./user-keys.ts";
import { newCode } from "#auth/service/secret-text.ts";
import { createFactorOptions, createRegistrationOptions, type KeyChallenge } from "./webauthn.ts";

const CHALLENGE_SECONDS = 300;
const MAX_TRIES = 5;

/** What a challenge stores, what its response adds, and what is sent once it is stored. */
type Question = { codeHash?: string; asked?: KeyChallenge; answer?: object; send?: () => Promise<void> };

type Ask = (
  service: AuthService,
  request: FastifyRequest,
  who: SignedInSession,
  factor: Factor,
  id: string,
) => Promise<Question>;

const QUESTIONS: Record<FactorType, Ask> = {
  totp: async () => ({}),
  phone: async (service, request, who, factor, id) => {
    if ((textOf(bodyOf(request), "channel") ?? "sms") !== "sms")
      throw refuse("validation_failed", "Codes can only be sent by sms");
    await spendFactorLimit(service, request, "text", who);
    // An unverified number may belong to another person, and many accounts may name it.
    if (factor.status === "unverified") await spendLimit(service, "text", factor.phone!);
    const code = newCode();
    return {
      codeHash: await phoneCodeHash(service, id, code),
      send: () => sendCodeText(service, `+${factor.phone}`, code),
    };
  },
  webauthn: async (service, _request, { user }, factor) => {
    const { asked, options } =
      factor.status === "verified"
        ? await createFactorOptions(service.siteUrl, factor.web_authn_credential!)
        : await createRegistrationOptions(
            service.siteUrl,
            service.config.siteName,
            { id: user.id, name: user.email || user.phone || user.id },
            await findUserKeys(service, user.id),
            "factor",
          );
    return { asked, answer: { webauthn: { type: asked.type, credential_options: { publicKey: options } } } };
  },
};

/** POST /factors/:id/challenge: asks for a factor, within five minutes. */
export async function challengeFactor(service: AuthService, request: FastifyRequest): Promise<object> {
  const who = await requireSession(service, request);
  const factor = await requireFactor(service, request, who);
  await spendLimit(service, "challenge", who.sessionId);
  const id = randomUUID();
  const question = await QUESTIONS[factor.factor_type](service, request, who, factor, id);
  const expiresAt = await queryJson<number>(
    service.db,
    `with old as (delete from auth.mfa_challenges where factor_id = $2 and created_at < now() - interval '1 day'),
       challenged as (update auth.mfa_factors set last_challenged_at = now() where id = $2)
     insert into auth.mfa_challenges (id, factor_id, ip_address, otp_code, web_authn_session_data)
     values ($1, $2, $3::inet, $4, $5::jsonb)
     returning to_jsonb(floor(extract(epoch from created_at) + ${CHALLENGE_SECONDS}))`,
    id,
    factor.id,
    addressOf(request),
    question.codeHash ?? null,
    question.asked ? JSON.stringify(question.asked) : null,
  );
  await question.send?.();
  writeAuditLog(service, request, "challenge_created", who.user.id);
  return { id, type: factor.factor_type, expires_at: expiresAt, ...question.answer };
}

export type Challenge = { id: string; codeHash: string | null; asked: KeyChallenge | null };

/** Counts an attempt before checking it, so that concurrent attempts cannot exceed the limit. */
export async function countChallengeAttempt(service: AuthService, factor: Factor, id: string): Promise<Challenge> {
  const tried = isUuid(id)
    ? await queryJson<{ tries: number; is_over: boolean; code_hash: string | null; asked: KeyChallenge | null }>(
        service.db,
        `update auth.mfa_challenges set attempts = attempts + 1 where id = $1 and factor_id = $2
         returning jsonb_build_object('tries', attempts, 'code_hash', otp_code, 'asked', web_authn_session_data,
           'is_over', verified_at is not null or created_at < now() - make_interval(secs => ${CHALLENGE_SECONDS}))`,
        id,
        factor.id,
      )
    : null;
  if (!tried) throw refuse("mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  if (tried.is_over) throw refuse("mfa_challenge_expired");
  if (tried.tries > MAX_TRIES)
    throw refuse("mfa_verification_rejected", "Too many wrong attempts. Request a new challenge.");
  return { id, codeHash: tried.code_hash, asked: tried.asked };
}

/** The challenge id is the salt: without it, the million possible codes have known hashes. */
export const phoneCodeHash = (service: AuthService, challengeId: string, code: string): Promise<string> =>
  keyedHash(service.db, `phone\n${challengeId}\n${code}`);
