import type { PasswordKinds } from "#settings/auth-settings.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import type { AuthService } from "#auth/service/auth-service.ts";
import { isBreached } from "./breached-passwords.ts";
import { MAX_PASSWORD_BYTES } from "#auth/service/password-hasher.ts";

const LETTER = ["letters", /\p{L}/u] as const;
const SMALL = ["small letters", /\p{Ll}/u] as const;
const CAPITAL = ["capital letters", /\p{Lu}/u] as const;
const DIGIT = ["digits", /\p{Nd}/u] as const;
const SIGN = ["signs", /[^\p{L}\p{N}\s]/u] as const;

/** The character classes that an operator can require, under the names of Supabase's `password_requirements`. */
const KINDS: Record<PasswordKinds, readonly (readonly [name: string, pattern: RegExp])[]> = {
  none: [],
  letters_digits: [LETTER, DIGIT],
  lower_upper_letters_digits: [SMALL, CAPITAL, DIGIT],
  lower_upper_letters_digits_symbols: [SMALL, CAPITAL, DIGIT, SIGN],
};

/** Refuses a password that is easy to guess, and lists every reason. */
export function checkPassword({ config }: Pick<AuthService, "config">, password: string): void {
  const { minLength, kinds } = config.passwords;
  const wrong: [reason: string, message: string][] = [];
  if (Array.from(password).length < minLength)
    wrong.push(["length", `Password should be at least ${minLength} characters.`]);
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    wrong.push(["length", `Password cannot be longer than ${MAX_PASSWORD_BYTES} bytes.`]);
  if (!KINDS[kinds].every(([, pattern]) => pattern.test(password))) {
    const names = KINDS[kinds].map(([name]) => name).join(", ");
    wrong.push(["characters", `Password should contain at least one character of each: ${names}.`]);
  }
  if (wrong.length === 0 && isBreached(password))
    wrong.push(["pwned", "Password is known to be weak and easy to guess, please choose a different one."]);
  if (wrong.length === 0) return;
  const [reasons, messages] = [wrong.map(([reason]) => reason), wrong.map(([, message]) => message)];
  throw refuse("weak_password", messages.join(" "), { weak_password: { reasons } });
}
