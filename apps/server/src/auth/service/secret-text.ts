import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

export const newSecret = (): string => randomBytes(32).toString("base64url");

/** The stored hash of a secret. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** The next refresh token, derived from the last: a lost response can be repeated, and only hashes are stored. */
export const nextRefreshToken = (token: string, secret: string): string =>
  createHmac("sha256", secret).update(token).digest("base64url");

export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, "0");

export function isEqualInConstantTime(a: string, b: string): boolean {
  const [left, right] = [a, b].map((each) => createHash("sha256").update(each).digest());
  return timingSafeEqual(left!, right!);
}

/** Whether a PKCE verifier matches an S256 challenge. */
export const matchesCodeChallenge = (verifier: string, challenge: string): boolean =>
  isEqualInConstantTime(createHash("sha256").update(verifier).digest("base64url"), challenge);
