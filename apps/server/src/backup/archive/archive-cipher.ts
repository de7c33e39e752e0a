import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";
import { OperatorError } from "#db/operator-error.ts";

/**
 * An encrypted archive: MAGIC, salt, check, iv, the archive encrypted with AES-256-GCM, tag. scrypt makes the key from
 * the passphrase; `check` is the second half of its output and tells a wrong passphrase from a damaged file.
 */
const MAGIC = Buffer.from("QUACKBK1");
const [SALT_BYTES, KEY_BYTES, IV_BYTES, TAG_BYTES] = [16, 32, 12, 16];
export const HEADER_BYTES = MAGIC.length + SALT_BYTES + KEY_BYTES + IV_BYTES;
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

export const isEncrypted = (header: Uint8Array): boolean => MAGIC.equals(header.subarray(0, MAGIC.length));

/** Encrypts what is written to it. */
export async function createEncryption(passphrase: string): Promise<Transform> {
  const [salt, iv] = [randomBytes(SALT_BYTES), randomBytes(IV_BYTES)];
  const { key, check } = await deriveKey(passphrase, salt);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => answer(done, () => cipher.update(chunk)),
    flush: (done) => answer(done, () => Buffer.concat([cipher.final(), cipher.getAuthTag()])),
  });
  stream.push(Buffer.concat([MAGIC, salt, check, iv]));
  return stream;
}

/** Decrypts what follows the header. It ends with an error if any byte was changed. */
export async function createDecryption(header: Uint8Array, passphrase: string): Promise<Transform> {
  const parts = Buffer.from(header.subarray(MAGIC.length, HEADER_BYTES));
  const salt = parts.subarray(0, SALT_BYTES);
  const { key, check } = await deriveKey(passphrase, salt);
  if (!timingSafeEqual(check, parts.subarray(SALT_BYTES, SALT_BYTES + KEY_BYTES)))
    throw new OperatorError("The passphrase is not the one that the archive was made with.");
  const decipher = createDecipheriv("aes-256-gcm", key, parts.subarray(SALT_BYTES + KEY_BYTES));
  let held: Buffer = Buffer.alloc(0);
  return new Transform({
    // The last bytes are the tag, so that many are always held back.
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      const bytes = Buffer.concat([held, chunk]);
      const end = Math.max(0, bytes.length - TAG_BYTES);
      held = bytes.subarray(end);
      answer(done, () => decipher.update(bytes.subarray(0, end)));
    },
    flush(done) {
      answer(done, () => {
        decipher.setAuthTag(held);
        return decipher.final();
      });
    },
  });
}

// A cipher throws, for example after 64 GB; a stream would end the process with it.
function answer(done: TransformCallback, work: () => Buffer): void {
  let bytes: Buffer;
  try {
    bytes = work();
  } catch (error) {
    return done(error as Error);
  }
  done(null, bytes);
}

function deriveKey(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salt, KEY_BYTES * 2, SCRYPT, (error, bytes) => {
      if (error) reject(error);
      else resolve({ key: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES) });
    });
  });
}
