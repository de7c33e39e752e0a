import type { FastifyRequest } from "fastify";
import { addressOf } from "#edge/client-address.ts";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse, type Refusal } from "#auth/service/auth-errors.ts";
import { queryJson, type AuthService } from "#auth/service/auth-service.ts";
import { requireCaptcha } from "#auth/service/captcha.ts";
import { rememberDevice } from "#auth/service/known-devices.ts";
import { countFailures, spendAddressLimit } from "#auth/service/limits.ts";
import { bodyOf } from "#auth/service/request-body.ts";
import { hashOf, newSecret } from "#auth/service/secret-text.ts";
import { answerSession, type SessionAnswer } from "#auth/accounts/sessions.ts";
import {
  createPasskeyOptions,
  verifyAssertion,
  type KeyChallenge,
  type KeyCredential,
} from "#auth/factors/webauthn.ts";
import { hasPasskeys, storeChallenge, consumeChallenge } from "./passkey-challenges.ts";

/** POST /passkeys/authentication/options: the same options for everyone, so they reveal no account. */
export async function startPasskeySignIn(service: AuthService, request: FastifyRequest): Promise<object> {
  if (!hasPasskeys(service)) throw refuse("passkey_disabled");
  await spendAddressLimit(service, request);
  await requireCaptcha(service, bodyOf(request), "signin");
  return storeChallenge(service, "authentication", null, await createPasskeyOptions(service.siteUrl));
}

/** POST /passkeys/authentication/verify: a passkey signs its owner in. */
export async function signInWithPasskey(service: AuthService, request: FastifyRequest): Promise<SessionAnswer> {
  if (!hasPasskeys(service)) throw refuse("passkey_disabled");
  return countFailures(service, request, () => acceptPasskey(service, request));
}

async function acceptPasskey(service: AuthService, request: FastifyRequest): Promise<SessionAnswer> {
  const { asked, credential } = await consumeChallenge(service, "authentication", null, bodyOf(request));
  const shown = await readPasskey(service, asked, credential);
  // The same error for an unknown key and for a wrong signature.
  if (!shown) throw refuse("webauthn_verification_failed");
  const refreshToken = newSecret();
  const opened = await queryJson<{ refused?: Refusal; user_id?: string; session_id: string }>(
    service.db,
    `select gateway.open_passkey_session($1, $2::bigint, $3::boolean, $4, $5, $6::inet, make_interval(days => $7::int))`,
    shown.passkeyId,
    String(shown.counter),
    String(shown.isCopied),
    hashOf(refreshToken),
    request.headers["user-agent"] ?? null,
    addressOf(request),
    String(service.config.sessionDays),
  );
  if (opened!.refused) {
    if (opened!.user_id) writeAuditLog(service, request, "passkey_counter_refused", opened!.user_id);
    throw refuse(opened!.refused);
  }
  writeAuditLog(service, request, "login", opened!.user_id!);
  const answer = await answerSession(service, opened!.session_id, refreshToken);
  rememberDevice(service, request, answer.user);
  return answer;
}

type Kept = { id: string; user_id: string; public_key: string; transports: string[] };

async function readPasskey(service: AuthService, asked: KeyChallenge, credential: Record<string, unknown>) {
  const id = credential["id"];
  if (typeof id !== "string" || !/^[\w-]+$/.test(id)) return null;
  const kept = await queryJson<Kept>(
    service.db,
    `select jsonb_build_object('id', id, 'user_id', user_id, 'public_key', encode(public_key, 'hex'), 'transports', transports)
     from auth.webauthn_credentials where credential_id = decode($1, 'hex')`,
    Buffer.from(id, "base64url").toString("hex"),
  );
  if (!kept || handleOf(credential) !== kept.user_id) return null;
  const publicKey = Buffer.from(kept.public_key, "hex").toString("base64url");
  const key: KeyCredential = { id, publicKey, counter: 0, transports: kept.transports };
  const shown = await verifyAssertion(service.siteUrl, asked, key, credential, "passkey");
  return shown && { ...shown, passkeyId: kept.id };
}

/** The user handle, which the key was given at registration. */
function handleOf({ response }: Record<string, unknown>): string | null {
  const handle = (response as { userHandle?: unknown } | null | undefined)?.userHandle;
  return typeof handle === "string" ? Buffer.from(handle, "base64url").toString() : null;
}
