import { storageError } from "./storage-error.ts";

const UNITS: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** Parses a bucket's size limit: a number of bytes, or Supabase's notation: "20GB", "1.5mb", "300kb", "3B". */
export function parseFileSize(size: number | string): number {
  const match = /^(\d+(?:\.\d+)?)(gb|mb|kb|b)?$/i.exec(String(size).trim());
  const bytes = Number(match?.[1]) * (UNITS[match?.[2]?.toLowerCase() ?? "b"] ?? Number.NaN);
  if (!Number.isSafeInteger(Math.round(bytes))) {
    throw storageError.invalidParameter("Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B");
  }
  return Math.round(bytes);
}
