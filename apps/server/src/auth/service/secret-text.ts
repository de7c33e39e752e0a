import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is kept of a secret: enough to know it again, useless to whoever reads the table. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** The child of a refresh token, always the same: a lost answer can be given again, and only hashes are kept. */
export const childOf = (token: string, secret: string): string =>
  createHmac("sha256", secret).update(token).digest("base64url");

export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, "0");

export function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((each) => createHash("sha256").update(each).digest());
  return timingSafeEqual(left!, right!);
}

/** Whether a verifier belongs to an S256 challenge. */
export const fitsChallenge = (verifier: string, challenge: string): boolean =>
  isSame(createHash("sha256").update(verifier).digest("base64url"), challenge);
