import type { FastifyInstance } from "fastify";
import { DatabaseError } from "#db/database.ts";
import { EVENTS } from "#db/events/gateway-events.ts";
import { ApiError } from "#edge/api-error.ts";
import { toApiError } from "#edge/errors.ts";

/** GoTrue's errors: clients branch on the code, people read the message. */
export const REFUSALS = {
  anonymous_provider_disabled: [422, "Anonymous sign-ins are disabled"],
  bad_code_verifier: [400, "code challenge does not match previously saved code verifier"],
  bad_json: [400, "The request body is not valid"],
  bad_jwt: [403, "invalid JWT: unable to parse or verify signature"],
  captcha_failed: [400, "captcha protection: request disallowed"],
  conflict: [409, "Another request changed this at the same time. Try again."],
  email_address_invalid: [400, "Unable to validate email address: invalid format"],
  email_address_not_authorized: [400, "Addresses of this domain cannot sign up here"],
  email_exists: [422, "A user with this email address has already been registered"],
  email_not_confirmed: [400, "Email not confirmed"],
  email_provider_disabled: [422, "Email signups are disabled"],
  flow_state_expired: [403, "This sign-in took too long. Start again."],
  flow_state_not_found: [404, "invalid flow state, no valid flow state found"],
  identity_already_exists: [422, "Identity is already linked to another user"],
  identity_not_found: [404, "There is no such identity"],
  insufficient_aal: [403, "AAL2 session is required for this"],
  invalid_credentials: [400, "Invalid login credentials"],
  invite_not_found: [403, "This invitation is not valid, or has been used"],
  manual_linking_disabled: [404, "Manual linking is disabled"],
  mfa_challenge_expired: [
    422,
    "MFA challenge has expired, verify against another challenge or create a new challenge.",
  ],
  mfa_factor_name_conflict: [422, "A factor with this friendly name already exists"],
  mfa_factor_not_found: [404, "Factor not found"],
  mfa_recovery_codes_sole_factor: [422, "Recovery codes cannot be the only second factor. Enroll another one first."],
  mfa_verification_failed: [422, "Invalid code entered"],
  mfa_verification_rejected: [403, "This factor cannot be trusted any more"],
  mfa_verified_factor_exists: [422, "A verified factor of this kind already exists, unenroll it to continue"],
  no_authorization: [401, "This endpoint requires a Bearer token"],
  not_admin: [403, "User not allowed"],
  oauth_provider_not_supported: [400, "Unsupported provider: provider is not enabled"],
  otp_expired: [403, "Token has expired or is invalid"],
  over_email_send_rate_limit: [429, "Too many e-mails to this address. Wait a while."],
  over_request_rate_limit: [429, "Too many attempts. Wait a while."],
  over_sms_send_rate_limit: [429, "Too many texts to this number. Wait a while."],
  passkey_disabled: [404, "Passkeys need a domain name, but this site's address is an IP address"],
  phone_exists: [422, "A user with this phone number has already been registered"],
  phone_provider_disabled: [400, "Unsupported phone provider"],
  provider_disabled: [400, "This provider is not enabled"],
  reauthentication_needed: [400, "Password update requires reauthentication"],
  reauthentication_not_valid: [422, "Nonce has expired or is invalid"],
  refresh_token_already_used: [400, "Invalid Refresh Token: Already Used"],
  refresh_token_not_found: [400, "Invalid Refresh Token: Refresh Token Not Found"],
  saml_provider_disabled: [404, "SAML 2.0 is disabled"],
  same_password: [422, "New password should be different from the old password."],
  session_expired: [400, "Invalid Refresh Token: Session Expired"],
  session_not_found: [403, "Session from session_id claim in JWT does not exist"],
  signup_disabled: [422, "Signups not allowed for this instance"],
  single_identity_not_deletable: [422, "User must have at least 1 identity after unlinking"],
  too_many_enrolled_mfa_factors: [422, "Maximum number of verified factors reached, unenroll to continue"],
  too_many_passkeys: [422, "Maximum number of passkeys reached, remove one to continue"],
  unsupported_grant_type: [400, "unsupported_grant_type"],
  user_already_exists: [422, "User already registered"],
  user_banned: [403, "User is banned"],
  user_not_found: [404, "User not found"],
  validation_failed: [400, "The request is invalid."],
  weak_password: [422, "Password should be harder to guess"],
  webauthn_challenge_expired: [400, "Challenge has expired"],
  webauthn_challenge_not_found: [400, "Challenge not found or already used"],
  webauthn_credential_exists: [422, "This credential is already registered"],
  webauthn_credential_not_found: [404, "Passkey not found"],
  webauthn_verification_failed: [400, "Credential verification failed"],
  web3_provider_disabled: [422, "Web3 provider is disabled"],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type Refusal = keyof typeof REFUSALS;

export function refuse(code: Refusal, message: string = REFUSALS[code][1], details: unknown = null): ApiError {
  return new ApiError(REFUSALS[code][0], code, message, details);
}

const SIGN_IN_ROUTES = /\/(token|verify|callback|passkeys\/authentication\/verify)$/;

/** Answers errors in GoTrue's format. */
export function answerAuthErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refused = refusalOfRules(error) ?? toGoTrueError(toApiError(error));
    if (refused.status >= 500) request.log.error({ err: error }, "auth request failed");
    if (SIGN_IN_ROUTES.test(request.routeOptions.url ?? "")) EVENTS.signIn.emit(() => ({ outcome: codeOf(refused) }));
    const { wait, ...more } = (refused.details ?? {}) as { wait?: number };
    if (wait !== undefined) reply.header("retry-after", String(Math.ceil(wait)));
    return reply
      .code(refused.status)
      .send({ code: refused.status, error_code: codeOf(refused), msg: refused.message, ...more });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 404, error_code: "not_found", msg: "There is no such endpoint" }),
  );
}

// The rules of the database refuse some changes of accounts, such as an address for a child's homeroom account.
function refusalOfRules(error: unknown): ApiError | null {
  const status = error instanceof DatabaseError ? /^PT(4\d\d)$/.exec(error.code)?.[1] : undefined;
  return status ? new ApiError(Number(status), "validation_failed", (error as DatabaseError).message) : null;
}

// The gateway refuses tokens before a flow sees them, with PostgREST's errors.
function toGoTrueError(refused: ApiError): ApiError {
  if (refused.code === "PGRST301") return refuse("bad_jwt");
  if (refused.code === "PGRST303") return refuse("bad_jwt", `${REFUSALS.bad_jwt[1]}, token is expired`);
  return refused;
}

// Errors from elsewhere get a code that clients know.
function codeOf({ code, status }: ApiError): string {
  if (code in REFUSALS) return code;
  return status >= 500 ? "unexpected_failure" : "validation_failed";
}
