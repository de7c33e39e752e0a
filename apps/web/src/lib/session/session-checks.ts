import type { FormErrors } from "#ui/forms/form.tsx";
import { authErrorText } from "./session-errors.ts";

const MIN_PASSWORD = 8;
const KINDS: Record<string, string> = {
  letters_digits: "letters and digits",
  lower_upper_letters_digits: "small letters, capitals and digits",
  lower_upper_letters_digits_symbols: "small letters, capitals, digits and symbols",
};
// bcrypt ignores everything after 72 bytes.
const MAX_PASSWORD_BYTES = 72;

/** Validation messages by field; empty if all fields are valid. */
export function checkEmail(email: string | undefined): FormErrors {
  if (!email) return { email: "Type your e-mail address." };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: "This is not a complete e-mail address." };
}

/** The operator's rules for new passwords. */
export type PasswordRules = { password_min_length?: number; password_requirements?: string };

export function passwordHint(rules: PasswordRules = {}): string {
  const kinds = KINDS[rules.password_requirements ?? ""];
  const length = `At least ${rules.password_min_length ?? MIN_PASSWORD} characters`;
  return `${length}${kinds ? `, with ${kinds}` : ""}. Three odd words make a good one.`;
}

/** Checks only the length. The server checks character classes and known leaked passwords. */
export function checkNewPassword(password = "", rules: PasswordRules = {}): FormErrors {
  const least = rules.password_min_length ?? MIN_PASSWORD;
  if (Array.from(password).length < least) return { password: `Choose a password of at least ${least} characters.` };
  const bytes = new TextEncoder().encode(password).length;
  return bytes > MAX_PASSWORD_BYTES ? { password: "That password is too long. The limit is 72 letters." } : {};
}

export function checkCode(code = ""): FormErrors {
  return /^\d{6}$/.test(plainCode(code)) ? {} : { code: "A code has six digits." };
}

/** Removes whitespace, which people type or paste into codes. */
export function plainCode(code = ""): string {
  return code.replace(/\s/g, "");
}

const FIELD_OF_CODE: Record<string, string> = {
  weak_password: "password",
  same_password: "password",
  email_address_invalid: "email",
  email_address_not_authorized: "email",
  user_already_exists: "email",
  email_exists: "email",
  invite_not_found: "invite",
  otp_expired: "code",
  mfa_verification_failed: "code",
};

/** Puts a server error at the field it is about, if the form has that field. */
export function explainAt(...fields: string[]): (error: unknown) => FormErrors {
  return (error) => {
    const field = FIELD_OF_CODE[(error as { code?: string }).code ?? ""];
    return { [field && fields.includes(field) ? field : ""]: authErrorText(error) };
  };
}
