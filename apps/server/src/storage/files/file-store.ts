import type { Readable } from "node:stream";
import type { ByteRange } from "./byte-range.ts";

/** What was written, counted and hashed on the way in. */
export type StoredFile = { size: number; sha256: string };

/**
 * Keeps bytes under ids we made up; knows nothing of buckets, keys or people. When `put` has answered, the bytes
 * survive a power cut; when it has thrown, nothing is left of them.
 */
export interface FileStore {
  put(id: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile>;
  /** Throws `FileMissing` when there is no such file. */
  get(id: string, range?: ByteRange): Promise<Readable>;
  /** A file that is already gone is fine. */
  remove(ids: string[]): Promise<void>;
  /** The ids of finished files last written before a time, in pages. */
  listBefore(time: Date): AsyncIterable<string[]>;
  /** Removes what uploads that never finished left behind before a time. */
  clearUnfinished(before: Date): Promise<void>;
  /** Writes and removes a file; throws what stands in the way. */
  check(): Promise<void>;
}

export class FileMissing extends Error {}

export class FileTooLarge extends Error {}

/** Ids become names in a folder or a bucket, so nothing but a UUID gets that far. */
export function requireFileId(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new FileMissing(`not a file id: ${id.slice(0, 40)}`);
  return id;
}
