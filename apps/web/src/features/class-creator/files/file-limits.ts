/** The referee checks the same limits again. Here they only save an upload. */
export const MAX_FILES = 1000;
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const MAX_BUILD_BYTES = 100 * 1024 * 1024;
export const MAX_PATH_LENGTH = 180;
export const MAX_PATH_DEPTH = 12;

const MEBIBYTE = 1024 * 1024;
const KIBIBYTE = 1024;

/** "6.4 MB", "31 MB", "12 kB". */
export function formatBytes(bytes: number): string {
  if (bytes < MEBIBYTE / 10) return `${Math.ceil(bytes / KIBIBYTE)} kB`;
  const value = bytes / MEBIBYTE;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} MB`;
}
