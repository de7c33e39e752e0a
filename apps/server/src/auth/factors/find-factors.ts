import type { FastifyRequest } from "fastify";
import { refuse, type Refusal } from "#auth/service/auth-errors.ts";
import { queryJson, type AuthService } from "#auth/service/auth-service.ts";
import { needsSecondFactor, requireUser, type SignedIn } from "#auth/accounts/sessions.ts";
import type { KeyCredential } from "./webauthn.ts";

export type FactorType = "totp" | "phone" | "webauthn";

export type Factor = {
  id: string;
  factor_type: FactorType;
  status: "unverified" | "verified";
  secret: string | null;
  phone: string | null;
  web_authn_credential: KeyCredential | null;
};

export type SignedInSession = SignedIn & { sessionId: string };

/** The signed-in user and their session: a factor is verified for one session. */
export async function requireSession(service: AuthService, request: FastifyRequest): Promise<SignedInSession> {
  const { sessionId, ...signedIn } = await requireUser(service, request);
  if (sessionId === null) throw refuse("session_not_found");
  return { ...signedIn, sessionId };
}

/** The factor in the path, if it belongs to the user. Using an unverified one counts as changing factors. */
export async function requireFactor(
  service: AuthService,
  request: FastifyRequest,
  who: SignedInSession,
): Promise<Factor> {
  const factor = await queryJson<Factor>(
    service.db,
    `select to_jsonb(f) from auth.mfa_factors f where id = $1 and user_id = $2`,
    factorIdOf(request),
    who.user.id,
  );
  if (!factor) throw refuse("mfa_factor_not_found");
  if (factor.status === "unverified" && needsSecondFactor(who)) throw refuse("insufficient_aal");
  return factor;
}

export function factorIdOf(request: FastifyRequest, name = "id"): string {
  const id = (request.params as Record<string, string>)[name]!;
  if (!isUuid(id)) throw refuse("mfa_factor_not_found");
  return id;
}

export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Calls one of the SQL functions for factors, which return what was wrong. */
export async function callFactorFunction(
  service: AuthService,
  text: string,
  ...values: (string | null)[]
): Promise<void> {
  const refused = await queryJson<Refusal>(service.db, `select to_jsonb(${text})`, ...values);
  if (refused !== null) throw refuse(refused);
}
