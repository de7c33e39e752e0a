import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT, type JWTPayload } from "jose";
import { storageError } from "./storage-error.ts";

type ReadGrant = { url: string; exp: number };
/** `size`: no more bytes than these, whatever the bucket allows. */
type UploadGrant = { url: string; owner?: string; upsert: boolean; size?: number };

/**
 * Links that work without a login until they expire. A link for reading cannot be used for writing, nor as an access
 * token.
 */
export type LinkSigner = {
  signRead(url: string, lifetimeSeconds: number, transformations?: string): Promise<string>;
  readGrant(token: string, url: string): Promise<ReadGrant>;
  signUpload(grant: UploadGrant, lifetimeSeconds: number): Promise<string>;
  uploadGrant(token: string, url: string): Promise<UploadGrant>;
};

export function createLinkSigner(secret: string): LinkSigner {
  // One secret, one derived key per purpose: a token for one purpose is invalid for another.
  const keyFor = (purpose: string) => createHmac("sha256", secret).update(`storage ${purpose}`).digest();
  const reading = keyFor("read");
  const uploading = keyFor("upload");

  async function verify(token: string, key: Uint8Array, url: string): Promise<JWTPayload> {
    const payload = await jwtVerify(token, key, { algorithms: ["HS256"], requiredClaims: ["url", "exp"] }).then(
      (verified) => verified.payload,
      (error: Error) => {
        throw storageError.invalidJwt(error.message);
      },
    );
    if (payload["url"] !== url) throw storageError.invalidSignature();
    return payload;
  }

  return {
    signRead: (url, lifetimeSeconds, transformations) =>
      sign({ url, ...(transformations && { transformations }) }, reading, lifetimeSeconds),
    readGrant: async (token, url) => ({ url, exp: (await verify(token, reading, url)).exp! }),
    signUpload: (grant, lifetimeSeconds) => sign(grant, uploading, lifetimeSeconds),
    uploadGrant: async (token, url) => (await verify(token, uploading, url)) as unknown as UploadGrant,
  };
}

function sign(claims: JWTPayload, key: Uint8Array, lifetimeSeconds: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(key);
}
