import { createHash } from "node:crypto";
import { FileTooLarge, type StoredFile } from "./file-store.ts";

/** Passes bytes through while counting and hashing them, and stops at the limit. */
export function measureBytes(bytes: AsyncIterable<Uint8Array>, maxBytes: number) {
  const hash = createHash("sha256");
  let size = 0;
  async function* passOn(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FileTooLarge(`more than ${maxBytes} bytes`);
      hash.update(chunk);
      yield chunk;
    }
  }
  return { bytes: passOn(), result: (): StoredFile => ({ size, sha256: hash.digest("hex") }) };
}
