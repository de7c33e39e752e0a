/** The message for an auth error, chosen by its code; the server's own message is the last resort. */
export function authErrorText(error: unknown): string {
  const { code, message, name, status } = (error ?? {}) as {
    code?: string;
    message?: string;
    name?: string;
    status?: number;
  };
  if (isAborted(name, code)) return "Nothing was confirmed. Try again when you are ready.";
  if (code === "weak_password" && message) return passwordAdvice(error);
  if (code && code in SENTENCES) return SENTENCES[code]!;
  if (isUnreachable(name, status, message))
    return "The server could not be reached. Check your connection and try again.";
  return message || "Something went wrong. Try again.";
}

const SENTENCES: Record<string, string> = {
  invalid_credentials: "That e-mail and password do not match. Check both, or reset the password.",
  email_not_confirmed: "This address is not confirmed yet. Open the mail we sent, or type its code below.",
  user_already_exists: "An account with this address already exists. Sign in, or reset the password.",
  email_exists: "Another account has this address.",
  email_address_invalid: "This is not a complete e-mail address.",
  email_address_not_authorized: "This e-mail domain is not allowed here. Ask the operator of this site.",
  signup_disabled: "Sign-up is closed here. Ask the operator of this site.",
  email_provider_disabled: "Signing up by e-mail is switched off here.",
  invite_not_found: "That invitation code does not work, or has been used. Check it letter by letter.",
  captcha_failed: "The check that you are a person failed. Try again.",
  user_banned: "This account is suspended.",
  same_password: "That is your current password. Choose another one.",
  reauthentication_needed: "Also type the code we mailed you.",
  reauthentication_not_valid: "That code no longer works. Ask for a new one.",
  otp_expired: "That code or link has expired or was already used. Ask for a new one.",
  over_email_send_rate_limit: "Too many mails to one address. Wait a minute, then try again.",
  over_sms_send_rate_limit: "Too many messages to one number. Wait a minute, then try again.",
  over_request_rate_limit: "Too many tries. Wait a minute, then try again.",
  flow_state_expired: "This sign-in took too long. Start again.",
  flow_state_not_found: "This sign-in was already used or has expired. Start again.",
  bad_code_verifier: "This link belongs to another browser. Open it there, or start again here.",
  pkce_code_verifier_not_found: "This link belongs to another browser. Open it there, or start again here.",
  bad_oauth_callback: "The other site sent an answer that we cannot read. Start again.",
  bad_oauth_state: "This sign-in was already used or has expired. Start again.",
  access_denied: "The other site refused the sign-in. Nothing has changed.",
  provider_disabled: "This way of signing in is switched off here.",
  oauth_provider_not_supported: "This way of signing in is switched off here.",
  identity_already_exists: "That account is already linked to another player.",
  single_identity_not_deletable: "This is your only way to sign in. Link another one first.",
  manual_linking_disabled: "Linking and unlinking is switched off here.",
  mfa_verification_failed: "That code is not right. Codes of an app change every half minute.",
  mfa_verification_rejected: "Too many wrong tries. Start over with a new code.",
  mfa_challenge_expired: "That took too long. Start over with a new code.",
  mfa_factor_name_conflict: "You already have one with that name. Choose another name.",
  too_many_enrolled_mfa_factors: "You have reached the limit. Remove one first.",
  passkey_disabled: "Passkeys are switched off here.",
  too_many_passkeys: "You have reached the limit. Remove one first.",
  webauthn_challenge_expired: "That took too long. Try again.",
  webauthn_challenge_not_found: "That took too long. Try again.",
  webauthn_credential_exists: "That passkey is already in use. Choose another one.",
  webauthn_credential_not_found: "That passkey was already removed.",
  webauthn_verification_failed: "That passkey does not work here, perhaps because it was removed. Sign in another way.",
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "This device already has a key for your account.",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: "This device cannot keep a passkey.",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    "This device has no lock. Set up a PIN, fingerprint or face unlock first.",
  ERROR_INVALID_DOMAIN: "Keys work only at the main address of this site.",
  ERROR_INVALID_RP_ID: "Keys work only at the main address of this site.",
  insufficient_aal: "Confirm your second factor first.",
  phone_provider_disabled: "Messages to phones are switched off here.",
  session_not_found: "This session has ended. Sign in again.",
  session_expired: "This session has ended. Sign in again.",
  no_authorization: "Sign in first.",
  conflict: "This was changed at the same time. Try again.",
};

const ADVICE: Record<string, string> = {
  pwned: "Too many people use that password, so it is easy to guess. Choose another.",
  characters: "Add other kinds of characters: capitals, digits and symbols.",
};

function passwordAdvice(error: unknown): string {
  const { reasons } = error as { reasons?: string[] };
  return reasons?.map((reason) => ADVICE[reason]).find(Boolean) ?? (error as Error).message;
}

// Closing the browser's passkey window is a decision, not a failure.
function isAborted(name: string | undefined, code: string | undefined): boolean {
  return (
    name === "NotAllowedError" || name === "AbortError" || /^ERROR_(CEREMONY_ABORTED|PASSTHROUGH)/.test(code ?? "")
  );
}

function isUnreachable(name: string | undefined, status: number | undefined, message: string | undefined): boolean {
  const isNetwork = name === "TypeError" || name === "AuthRetryableFetchError";
  return isNetwork || status === 0 || (status ?? 0) >= 500 || /failed to fetch|networkerror/i.test(message ?? "");
}
