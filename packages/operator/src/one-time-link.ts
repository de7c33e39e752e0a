import { createHash, randomBytes } from "node:crypto";
import type { CommandContext } from "./action.ts";

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

export const newSecret = (): string => randomBytes(32).toString("base64url");

/** A short code that can be read aloud: no ambiguous letters. */
export function newInviteCode(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const word = () => Array.from(randomBytes(4), (byte) => letters[byte % letters.length]).join("");
  return `${word()}-${word()}-${word()}`;
}

export const inviteHash = hashOf;

/** A link that signs the user in once and opens the page to set a password. Only its hash is stored. */
export async function makePasswordLink(
  { query, siteUrl }: CommandContext,
  userId: string,
  address: string,
): Promise<string> {
  const token = newSecret();
  await query(
    `with earlier as (delete from gateway.sent_codes where user_id = $1::uuid and kind = 'recovery' and address = $2)
     insert into gateway.sent_codes (user_id, kind, address, code_hash, link_hash, expires_at)
     values ($1::uuid, 'recovery', $2, $3, $4, now() + interval '1 day')`,
    [userId, address, hashOf(newSecret()), hashOf(token)],
  );
  const params = new URLSearchParams({ token, type: "recovery", redirect_to: `${siteUrl}/change-password` });
  return `${siteUrl}/auth/v1/verify?${params.toString()}`;
}
