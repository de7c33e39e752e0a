import type { FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import type { AuthService } from "#auth/service/auth-service.ts";
import { phoneCodeHash, countChallengeAttempt, type Challenge } from "./factors-challenge.ts";
import { callFactorFunction, requireFactor, requireSession, type Factor, type FactorType } from "./find-factors.ts";
import { openSecret } from "./factors-secrets.ts";
import { rememberDevice } from "#auth/service/known-devices.ts";
import { spendFactorLimit } from "#auth/service/limits.ts";
import { bodyOf, objectOf, requiredText, type Body } from "#auth/service/request-body.ts";
import { hashOf, isEqualInConstantTime, newSecret } from "#auth/service/secret-text.ts";
import { answerSession, type SessionAnswer } from "#auth/accounts/sessions.ts";
import { findTotpStep } from "./totp.ts";
import { verifyAssertion, verifyRegistration, type KeyCredential } from "./webauthn.ts";

/** What a factor was verified with, stored to refuse a replay. Null when verification failed. */
type Proof = { step?: number; credential?: KeyCredential; aaguid?: string } | null;

type Check = {
  method: string;
  check: (service: AuthService, factor: Factor, given: Challenge, body: Body) => Promise<Proof>;
};

const CHECKS: Record<FactorType, Check> = {
  totp: {
    method: "totp",
    check: async (service, factor, _challenge, body) => {
      const secret = await openSecret(service.db, factor.id, factor.secret!);
      const step = findTotpStep(secret, codeOf(body));
      return step === null ? null : { step };
    },
  },
  phone: {
    method: "mfa/phone",
    check: async (service, _factor, { id, codeHash }, body) =>
      codeHash !== null && isEqualInConstantTime(codeHash, await phoneCodeHash(service, id, codeOf(body))) ? {} : null,
  },
  webauthn: {
    method: "mfa/webauthn",
    check: async ({ siteUrl }, factor, { asked }, body) => {
      const { type, answer } = keyAnswerOf(body);
      if (asked?.type !== type) throw refuse("validation_failed", "WebAuthn type does not match the challenge");
      if (type === "create")
        return factor.status === "unverified" ? verifyRegistration(siteUrl, asked, answer, "factor") : null;
      const known = factor.web_authn_credential!;
      const shown = await verifyAssertion(siteUrl, asked, known, answer, "factor");
      return shown && { credential: { ...known, counter: shown.counter } };
    },
  },
};

/** POST /factors/:id/verify: verifies a factor. The session becomes aal2 and gets new tokens. */
export async function verifyFactor(service: AuthService, request: FastifyRequest): Promise<SessionAnswer> {
  const who = await requireSession(service, request);
  const factor = await requireFactor(service, request, who);
  const body = bodyOf(request);
  const challengeId = requiredText(body, "challenge_id");
  const { method, check } = CHECKS[factor.factor_type];
  await spendFactorLimit(service, request, "factor", who);
  const challenge = await countChallengeAttempt(service, factor, challengeId);
  writeAuditLog(service, request, "verification_attempted", who.user.id);
  const proof = await check(service, factor, challenge, body);
  if (!proof) throw refuse("mfa_verification_failed", FAILURES[factor.factor_type]);
  const refreshToken = newSecret();
  await callFactorFunction(
    service,
    `gateway.accept_factor($1, $2, $3, $4, $5, $6, $7::bigint, $8::jsonb, $9::uuid)`,
    who.user.id,
    who.sessionId,
    factor.id,
    challenge.id,
    method,
    hashOf(refreshToken),
    proof.step === undefined ? null : String(proof.step),
    proof.credential ? JSON.stringify(proof.credential) : null,
    proof.aaguid ?? null,
  );
  writeAuditLog(service, request, factor.status === "verified" ? "factor_shown" : "factor_verified", who.user.id);
  rememberDevice(service, request, who.user);
  return answerSession(service, who.sessionId, refreshToken);
}

const FAILURES: Record<FactorType, string> = {
  totp: "Invalid TOTP code entered",
  phone: "Invalid MFA Phone code entered",
  webauthn: "The response of this security key is not valid",
};

/** People type codes in two groups, as apps display them. */
function codeOf(body: Body): string {
  return requiredText(body, "code").replace(/[\s-]/g, "");
}

function keyAnswerOf(body: Body): { type: "create" | "request"; answer: unknown } {
  const given = objectOf(body, "webauthn");
  if (!given) throw refuse("validation_failed", "WebAuthn config required");
  const { type, credential_response: answer } = given;
  if (type !== "create" && type !== "request") {
    throw refuse("validation_failed", "WebAuthn type must be create or request");
  }
  if (typeof answer !== "object" || answer === null) throw refuse("validation_failed", "credential_response required");
  return { type, answer };
}
