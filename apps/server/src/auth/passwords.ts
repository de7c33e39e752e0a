import { randomUUID } from "node:crypto";
import { compare, hash } from "@node-rs/bcrypt";
import { refuse } from "./auth-errors.ts";
import { isBreached } from "./breached-passwords.ts";

// What Supabase uses, so that people can be moved there with their passwords.
const COST = 10;
const MIN_CHARACTERS = 8;
// bcrypt looks at no more than this.
const MAX_BYTES = 72;

// Of nobody's password: whoever does not exist takes as long to refuse as who does.
const nobodysHash = hash(randomUUID(), COST);

/** Refuses a password that would be guessed, and says why. */
export function checkPassword(password: string): void {
  if (Array.from(password).length < MIN_CHARACTERS) {
    throw weak(`Password should be at least ${MIN_CHARACTERS} characters.`, "length");
  }
  if (Buffer.byteLength(password) > MAX_BYTES)
    throw weak(`Password cannot be longer than ${MAX_BYTES} bytes.`, "length");
  if (isBreached(password)) {
    throw weak("Password is known to be weak and easy to guess, please choose a different one.", "pwned");
  }
}

const weak = (message: string, reason: string) =>
  refuse("weak_password", message, { weak_password: { reasons: [reason] } });

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  if (Buffer.byteLength(password) > MAX_BYTES) return false;
  const fits = await compare(password, hashed ?? (await nobodysHash)).catch(() => false);
  return fits && hashed !== null;
}
