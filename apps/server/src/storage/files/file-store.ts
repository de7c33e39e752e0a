import type { Readable } from "node:stream";
import { ApiError } from "#edge/api-error.ts";
import type { ByteRange } from "./byte-range.ts";

/** The size and hash of a file, computed while it was written. */
export type StoredFile = { size: number; sha256: string };

/**
 * Stores bytes under generated ids; has no notion of buckets, keys or users. Once `put` resolves, the bytes survive a
 * power failure; if it throws, nothing is left of them.
 */
export interface FileStore {
  put(id: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile>;
  /** Throws `FileMissing` when the file does not exist. */
  get(id: string, range?: ByteRange): Promise<Readable>;
  /** Ignores files that do not exist. */
  remove(ids: string[]): Promise<void>;
  /** The ids of finished files last written before a time, in pages. */
  listBefore(time: Date): AsyncIterable<string[]>;
  /** Removes the remains of uploads that did not finish before a time. */
  clearUnfinished(before: Date): Promise<void>;
  /** Writes and removes a file; throws the error if that fails. */
  check(): Promise<void>;
  /** The id of the database that the files belong to. Null until one is set. */
  readOwner(): Promise<string | null>;
  writeOwner(id: string): Promise<void>;
}

export class FileMissing extends Error {}

/** The store cannot be reached, or refuses our credentials. */
export class FileStoreDown extends ApiError {
  constructor(cause: Error) {
    super(503, "StorageUnavailable", "Files cannot be stored or read right now. Try again in a moment.");
    this.cause = cause;
  }
}

export class FileTooLarge extends Error {}

/** Ids become file names, so only UUIDs are accepted. */
export function requireFileId(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new FileMissing(`not a file id: ${id.slice(0, 40)}`);
  return id;
}
