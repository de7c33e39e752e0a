import { isInlineType, readMimeType } from "./mime-type.ts";
import type { ReadableObject } from "./find-readable.ts";

export type ServeOptions = {
  /** `?download`: the file name to save under, or empty to keep the name. */
  download?: string | undefined;
  /** For a signed link: when it expires. */
  expiresAt?: Date | undefined;
};

const FALLBACK_TYPE = "application/octet-stream";
const MAX_LINK_AGE_SECONDS = 31_536_000;

/**
 * Response headers for uploaded bytes. A browser must not run them as a page of ours: no sniffing, an empty sandbox,
 * and only plain media inline.
 */
export function objectHeaders(
  object: ReadableObject,
  { download, expiresAt }: ServeOptions,
  now: Date,
): Record<string, string> {
  const type = readMimeType(object.metadata?.mimetype ?? "") ?? FALLBACK_TYPE;
  const isOpen = object.isPublic || expiresAt !== undefined;
  const disposition = contentDisposition(download, isInlineType(type));
  return {
    "content-type": type,
    etag: object.metadata?.eTag ?? `"${object.version}"`,
    "last-modified": lastModified(object).toUTCString(),
    "accept-ranges": "bytes",
    "cache-control": cacheControl(object, expiresAt, now),
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
    "cross-origin-resource-policy": isOpen ? "cross-origin" : "same-origin",
    ...(disposition && { "content-disposition": disposition }),
  };
}

export function lastModified(object: ReadableObject): Date {
  return new Date(object.metadata?.lastModified ?? object.updated_at);
}

function contentDisposition(download: string | undefined, isShown: boolean): string | null {
  if (download === undefined) return isShown ? null : "attachment";
  if (download === "") return "attachment;";
  const name = encodeURIComponent(download).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename=${name}; filename*=UTF-8''${name};`;
}

// Private objects must not stay in shared caches.
function cacheControl({ isPublic, metadata }: ReadableObject, expiresAt: Date | undefined, now: Date): string {
  const requested = metadata?.cacheControl ?? "no-cache";
  if (isPublic && !expiresAt) return requested;
  const age = Number(/max-age=(\d{1,9})/.exec(requested)?.[1] ?? 0);
  const left = expiresAt ? Math.floor((expiresAt.getTime() - now.getTime()) / 1000) : age;
  const seconds = Math.max(0, Math.min(age, left, MAX_LINK_AGE_SECONDS));
  return seconds === 0 ? "private, no-cache" : `private, max-age=${seconds}`;
}
