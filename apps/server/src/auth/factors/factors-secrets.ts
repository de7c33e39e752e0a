import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { Database } from "#db/database.ts";
import { sharedSecret } from "#auth/service/token-keys.ts";

const SEALED = "aes256gcm";

/** Encrypts a factor's secret. It can be decrypted only for that factor. */
export async function sealSecret(db: Database, factorId: string, secret: string): Promise<string> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", await factorKey(db, "seal"), nonce).setAAD(Buffer.from(factorId));
  const hidden = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return [SEALED, ...[nonce, cipher.getAuthTag(), hidden].map((each) => each.toString("base64url"))].join(".");
}

export async function openSecret(db: Database, factorId: string, sealed: string): Promise<string> {
  const [scheme, ...parts] = sealed.split(".");
  // Accounts imported from a hosted project have unencrypted secrets.
  if (scheme !== SEALED) return sealed;
  const [nonce, tag, hidden] = parts.map((each) => Buffer.from(each, "base64url"));
  const decipher = createDecipheriv("aes-256-gcm", await factorKey(db, "seal"), nonce!, { authTagLength: 16 })
    .setAAD(Buffer.from(factorId))
    .setAuthTag(tag!);
  return Buffer.concat([decipher.update(hidden!), decipher.final()]).toString("utf8");
}

/** A keyed hash, for codes that are too short for a plain hash. */
export async function keyedHash(db: Database, text: string): Promise<string> {
  return createHmac("sha256", await factorKey(db, "hash"))
    .update(text)
    .digest("hex");
}

const known = new WeakMap<Database, Promise<string>>();

async function factorKey(db: Database, purpose: string): Promise<Buffer> {
  let secret = known.get(db);
  if (!secret) {
    secret = sharedSecret(db, "factors");
    known.set(db, secret);
    secret.catch(() => known.delete(db));
  }
  return createHmac("sha256", await secret)
    .update(purpose)
    .digest();
}
