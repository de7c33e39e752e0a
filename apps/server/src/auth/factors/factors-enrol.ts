import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import type { AuthService } from "#auth/service/auth-service.ts";
import {
  callFactorFunction,
  factorIdOf,
  requireSession,
  type FactorType,
  type SignedInSession,
} from "./find-factors.ts";
import { sealSecret } from "./factors-secrets.ts";
import { bodyOf, requiredText, textOf, type Body } from "#auth/service/request-body.ts";
import { newTotpSecret, totpSetup } from "./totp.ts";

/** A new factor: the columns to store, and the answer for its owner. */
type Draft = { secret?: string; phone?: string; answer: object };

const DRAFTS: Record<
  FactorType,
  (service: AuthService, who: SignedInSession, body: Body, id: string) => Promise<Draft>
> = {
  totp: async (service, { user }, body, id) => {
    const secret = newTotpSecret();
    const issuer = nameOf(body, "issuer") ?? service.config.siteName;
    const answer = { totp: totpSetup(secret, issuer, user.email || user.phone || user.id) };
    return { secret: await sealSecret(service.db, id, secret), answer };
  },
  phone: async (_service, _who, body) => {
    const phone = phoneOf(body);
    return { phone, answer: { phone: `+${phone}` } };
  },
  webauthn: async () => ({ answer: {} }),
};

/** POST /factors: enrols a factor, which counts once it is verified. */
export async function enrolFactor(service: AuthService, request: FastifyRequest): Promise<object> {
  const who = await requireSession(service, request);
  const body = bodyOf(request);
  const type = requiredText(body, "factor_type");
  if (!isFactorType(type)) throw refuse("validation_failed", "factor_type needs to be totp, phone, or webauthn");
  const name = nameOf(body, "friendly_name");
  const id = randomUUID();
  const draft = await DRAFTS[type](service, who, body, id);
  await callFactorFunction(
    service,
    `gateway.enrol_factor($1, $2, $3, $4, $5, $6, $7)`,
    who.user.id,
    who.sessionId,
    id,
    type,
    name,
    draft.secret ?? null,
    draft.phone ?? null,
  );
  writeAuditLog(service, request, "factor_in_progress", who.user.id);
  return { id, type, friendly_name: name ?? "", ...draft.answer };
}

/** DELETE /factors/:id */
export async function unenrolFactor(service: AuthService, request: FastifyRequest): Promise<{ id: string }> {
  const { user, sessionId } = await requireSession(service, request);
  const id = factorIdOf(request);
  await callFactorFunction(service, `gateway.remove_factor($1, $2, $3)`, user.id, sessionId, id);
  writeAuditLog(service, request, "factor_unenrolled", user.id);
  return { id };
}

const isFactorType = (text: string): text is FactorType => Object.hasOwn(DRAFTS, text);

function nameOf(body: Body, field: string): string | null {
  const name = textOf(body, field)?.trim() ?? "";
  if (name.length > 80 || /\p{Cc}/u.test(name)) throw refuse("validation_failed", `${field} is not a valid name`);
  return name === "" ? null : name;
}

/** A number in E.164 without the plus, as GoTrue stores it. */
function phoneOf(body: Body): string {
  const number = requiredText(body, "phone").replace(/[\s().-]/g, "");
  const digits = /^\+?([1-9]\d{6,14})$/.exec(number)?.[1];
  if (!digits) throw refuse("validation_failed", "Invalid phone number format (E.164 required)");
  return digits;
}
