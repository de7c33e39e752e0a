import type { FormErrors } from "#ui/forms/form.tsx";
import { sayAuthError } from "./session-errors.ts";

const MIN_PASSWORD = 8;
const KINDS: Record<string, string> = {
  letters_digits: "letters and digits",
  lower_upper_letters_digits: "small letters, capitals and digits",
  lower_upper_letters_digits_symbols: "small letters, capitals, digits and signs",
};
// What the server's hash looks at.
const MAX_PASSWORD_BYTES = 72;

/** The sentences for fields that are not filled in as they should be; nothing for those that are. */
export function checkEmail(email: string | undefined): FormErrors {
  if (!email) return { email: "Type your e-mail address." };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: "This is not a complete e-mail address." };
}

/** What the operator asks of a new password. */
export type PasswordRules = { password_min_length?: number; password_requirements?: string };

export function passwordHint(rules: PasswordRules = {}): string {
  const kinds = KINDS[rules.password_requirements ?? ""];
  const length = `At least ${rules.password_min_length ?? MIN_PASSWORD} characters`;
  return `${length}${kinds ? `, with ${kinds}` : ""}. Three odd words make a good one.`;
}

/** The server looks at the kinds of characters, and at what is known to be guessed. */
export function checkNewPassword(password = "", rules: PasswordRules = {}): FormErrors {
  const least = rules.password_min_length ?? MIN_PASSWORD;
  if (Array.from(password).length < least) return { password: `Choose a password of at least ${least} characters.` };
  const bytes = new TextEncoder().encode(password).length;
  return bytes > MAX_PASSWORD_BYTES ? { password: "That password is too long. 72 letters are the most." } : {};
}

export function checkCode(code = ""): FormErrors {
  return /^\d{6}$/.test(plainCode(code)) ? {} : { code: "A code has six digits." };
}

/** However it was typed or pasted. */
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

/** What the server refused, at the field it is about, if the form has it. */
export function explainAt(...fields: string[]): (error: unknown) => FormErrors {
  return (error) => {
    const field = FIELD_OF_CODE[(error as { code?: string }).code ?? ""];
    return { [field && fields.includes(field) ? field : ""]: sayAuthError(error) };
  };
}
