import { randomUUID } from "node:crypto";
import { compare, hash } from "@node-rs/bcrypt";
import type { PasswordKinds } from "#settings/config.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import type { AuthService } from "#auth/service/auth-service.ts";
import { isBreached } from "./breached-passwords.ts";

// The same as Supabase, so that accounts can be moved there with their passwords.
const COST = 10;
// bcrypt ignores all bytes after these.
const MAX_BYTES = 72;

// A hash to compare with when there is no account, so that response times do not reveal which accounts exist.
const dummyHash = hash(randomUUID(), COST);

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
  if (Buffer.byteLength(password) > MAX_BYTES)
    wrong.push(["length", `Password cannot be longer than ${MAX_BYTES} bytes.`]);
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

/** The library writes the prefix 2b or 2y; PostgreSQL's crypt() and Supabase write 2a for the same algorithm. */
export const hashPassword = async (password: string): Promise<string> =>
  (await hash(password, COST)).replace(/^\$2[by]\$/, "$2a$$");

export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  if (Buffer.byteLength(password) > MAX_BYTES) return false;
  const fits = await compare(password, hashed ?? (await dummyHash)).catch(() => false);
  return fits && hashed !== null;
}
