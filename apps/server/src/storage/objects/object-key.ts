import { storageError } from "./storage-error.ts";

const MAX_KEY_LENGTH = 1024;
const MAX_BUCKET_LENGTH = 100;

// The characters that Supabase allows: S3's "safe" ones, and those that "might require special handling".
const KEY = /^[\w/!.*'() &$@=;:+,?-]+$/;
const BUCKET = /^[\w!.*'() &$@=;:+,?-]+$/;

/**
 * A key is only text in a column; files have random names. So this check is about sane names, not about file safety.
 */
export function isValidKey(key: string): boolean {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) return false;
  return key.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

export function isValidBucketName(name: string): boolean {
  return name.length <= MAX_BUCKET_LENGTH && BUCKET.test(name) && name.trim() === name && !/^\.+$/.test(name);
}

/** Parses the path of one object, or refuses it. */
export function parseObjectPath(bucket: string, key: string): { bucket: string; key: string } {
  if (!isValidBucketName(bucket)) throw storageError.invalidBucketName();
  if (!isValidKey(key)) throw storageError.invalidKey(key);
  return { bucket, key };
}
