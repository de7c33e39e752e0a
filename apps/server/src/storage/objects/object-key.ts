import { storageError } from "./storage-error.ts";

const MAX_KEY_LENGTH = 1024;
const MAX_BUCKET_LENGTH = 100;

// The characters Supabase takes: what S3 calls safe, and what it calls "might require special handling".
const KEY = /^[\w/!.*'() &$@=;:+,?-]+$/;
const BUCKET = /^[\w!.*'() &$@=;:+,?-]+$/;

/** A key is only ever text in a column; bytes lie under random names. So this is about sane names, not about files. */
export function isValidKey(key: string): boolean {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) return false;
  return key.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

export function isValidBucketName(name: string): boolean {
  return name.length <= MAX_BUCKET_LENGTH && BUCKET.test(name) && name.trim() === name && !/^\.+$/.test(name);
}

/** The path of one object as the caller wrote it, or a refusal. */
export function parseObjectPath(bucket: string, key: string): { bucket: string; key: string } {
  if (!isValidBucketName(bucket)) throw storageError.invalidBucketName();
  if (!isValidKey(key)) throw storageError.invalidKey(key);
  return { bucket, key };
}
