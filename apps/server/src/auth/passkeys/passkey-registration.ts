import type { FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse, type Refusal } from "#auth/service/auth-errors.ts";
import { queryJson, type AuthService } from "#auth/service/auth-service.ts";
import { requireSession, type SignedInSession } from "#auth/factors/find-factors.ts";
import { spendLimit } from "#auth/service/limits.ts";
import { sendPasskeyMail } from "#auth/messages/messages.ts";
import { bodyOf } from "#auth/service/request-body.ts";
import { createRegistrationOptions, verifyRegistration } from "#auth/factors/webauthn.ts";
import { findUserKeys } from "#auth/factors/user-keys.ts";
import { hasPasskeys, storeChallenge, consumeChallenge } from "./passkey-challenges.ts";
import { refusePasskey } from "./refuse-passkey.ts";

const FIRST_NAME = "Passkey";

/** POST /passkeys/registration/options: the options for a new passkey. */
export async function startPasskeyRegistration(service: AuthService, request: FastifyRequest): Promise<object> {
  const who = await requireChange(service, request);
  const { user, sessionId } = who;
  await spendLimit(service, "challenge", sessionId);
  const refused = await queryJson<Refusal>(
    service.db,
    `select to_jsonb(gateway.refuse_new_passkey($1, $2))`,
    user.id,
    sessionId,
  );
  if (refused !== null) throw refusePasskey(refused);
  const person = { id: user.id, name: user.email || user.phone || service.config.siteName };
  const known = await findUserKeys(service, user.id);
  const question = await createRegistrationOptions(service.siteUrl, service.config.siteName, person, known, "passkey");
  return storeChallenge(service, "registration", user.id, question);
}

/** POST /passkeys/registration/verify: registers the passkey, which can sign in from now on. */
export async function finishPasskeyRegistration(service: AuthService, request: FastifyRequest): Promise<object> {
  const { user, sessionId } = await requireChange(service, request);
  await spendLimit(service, "change", user.id);
  const { asked, credential } = await consumeChallenge(service, "registration", user.id, bodyOf(request));
  const made = await verifyRegistration(service.siteUrl, asked, credential, "passkey");
  if (!made) throw refuse("webauthn_verification_failed");
  const { id, publicKey, counter, transports } = made.credential;
  const added = await queryJson<{ refused?: Refusal }>(
    service.db,
    `select gateway.add_passkey($1, $2, $3, decode($4, 'hex'), decode($5, 'hex'), $6::bigint, $7::jsonb, $8::uuid,
       $9::boolean, $10::boolean)`,
    user.id,
    sessionId,
    FIRST_NAME,
    hexOf(id),
    hexOf(publicKey),
    String(counter),
    JSON.stringify(transports),
    made.aaguid,
    String(made.mayBeCopied),
    String(made.isCopied),
  );
  if (added!.refused) throw refusePasskey(added!.refused);
  writeAuditLog(service, request, "passkey_created", user.id);
  await sendPasskeyMail(service, user, "added");
  return added!;
}

async function requireChange(service: AuthService, request: FastifyRequest): Promise<SignedInSession> {
  if (!hasPasskeys(service)) throw refuse("passkey_disabled");
  const who = await requireSession(service, request);
  // An anonymous account lives only in its browser, and a passkey would outlive it.
  if (who.user["is_anonymous"] === true)
    throw refuse("validation_failed", "Add an e-mail address before you add a passkey");
  return who;
}

const hexOf = (base64url: string): string => Buffer.from(base64url, "base64url").toString("hex");
