/** The message for an auth error, chosen by its code; the server's own message is the last resort. */
export function sayAuthError(error: unknown): string {
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
  invalid_credentials: "That e-mail and password do not go together. Check both, or reset the password.",
  email_not_confirmed: "This address is not confirmed yet. Open the mail we sent, or type its code below.",
  user_already_exists: "There is an account with this address already. Sign in, or reset the password.",
  email_exists: "Another account has this address.",
  email_address_invalid: "This is not a complete e-mail address.",
  email_address_not_authorized: "This e-mail domain is not allowed here. Ask the operator of this site.",
  signup_disabled: "Sign-up is closed here. Ask the operator of this site.",
  email_provider_disabled: "Signing up by e-mail is switched off here.",
  invite_not_found: "That invitation code does not work, or has been used. Check it letter by letter.",
  captcha_failed: "The check that you are a person did not go through. Try once more.",
  user_banned: "This account is suspended.",
  same_password: "That is the password you have. Choose another one.",
  reauthentication_needed: "Type the code we mailed you as well.",
  reauthentication_not_valid: "That code does not work any more. Ask for a new one.",
  otp_expired: "That code or link does not work any more. They work once, and not for long: ask for a new one.",
  over_email_send_rate_limit: "That was a lot of mail to one address. Wait a minute, then try again.",
  over_sms_send_rate_limit: "That was a lot of messages to one number. Wait a minute, then try again.",
  over_request_rate_limit: "Too many tries. Wait a minute, then try again.",
  flow_state_expired: "This sign-in took too long. Start again.",
  flow_state_not_found: "This sign-in was finished or has run out. Start again.",
  bad_code_verifier: "This link belongs to another browser. Open it there, or start again here.",
  pkce_code_verifier_not_found: "This link belongs to another browser. Open it there, or start again here.",
  bad_oauth_callback: "The other site sent something we cannot read. Start again.",
  bad_oauth_state: "This sign-in was finished or has run out. Start again.",
  access_denied: "The sign-in was not allowed there. Nothing has changed.",
  provider_disabled: "This way of signing in is switched off here.",
  oauth_provider_not_supported: "This way of signing in is switched off here.",
  identity_already_exists: "That account is linked to another player already.",
  single_identity_not_deletable: "This is your only way in, so it stays. Link another one first.",
  manual_linking_disabled: "Linking and unlinking is switched off here.",
  mfa_verification_failed: "That code is not right. Codes of an app change every half minute.",
  mfa_verification_rejected: "Too many wrong tries. Start over with a new code.",
  mfa_challenge_expired: "That took too long. Start over with a new code.",
  mfa_factor_name_conflict: "You have one of that name. Choose another name.",
  too_many_enrolled_mfa_factors: "You have as many as one can have. Remove one first.",
  passkey_disabled: "Passkeys are switched off here.",
  too_many_passkeys: "You have as many as one can have. Remove one first.",
  webauthn_challenge_expired: "That took too long. Try again.",
  webauthn_challenge_not_found: "That took too long. Try again.",
  webauthn_credential_exists: "That passkey is in use already. Choose another one.",
  webauthn_credential_not_found: "That passkey is gone already.",
  webauthn_verification_failed: "That passkey does not work here, perhaps because it was removed. Sign in another way.",
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "This device has a key for your account already.",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: "This device cannot keep a passkey.",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    "This device has no lock. Set up a PIN, a finger or a face first.",
  ERROR_INVALID_DOMAIN: "Keys work at the main address of this site only.",
  ERROR_INVALID_RP_ID: "Keys work at the main address of this site only.",
  insufficient_aal: "Show your second factor first.",
  phone_provider_disabled: "Messages to phones are switched off here.",
  session_not_found: "This session is over. Sign in again.",
  session_expired: "This session is over. Sign in again.",
  no_authorization: "Sign in first.",
  conflict: "This was changed at the same time. Try again.",
};

const ADVICE: Record<string, string> = {
  pwned: "Too many people use that one, so it is guessed first. Choose another.",
  characters: "Mix in other kinds of characters: capitals, digits and signs.",
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
