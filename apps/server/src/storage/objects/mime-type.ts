import { storageError } from "./storage-error.ts";

const TOKEN = "[\\w!#$&^.+-]+";
const MIME_TYPE = new RegExp(`^(${TOKEN}/${TOKEN})[ \\t]*(;[\\t\\x20-\\x7e]*)?$`);
const MIME_PATTERN = new RegExp(`^(\\*|${TOKEN}/(${TOKEN}|\\*))([ \\t]*;[ \\t]*charset=[\\w-]+)?$`);
const CHARSET = /;[ \t]*charset=([\w-]+)[ \t]*(;|$)/i;
const MAX_LENGTH = 255;

/**
 * Types that are displayed inline. All others are served as downloads, so that they can never be a page of ours (stored
 * XSS).
 */
const SHOWN_IN_PLACE =
  /^(image\/(png|jpeg|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)|(audio|video|font)\/[\w.+-]+|text\/plain|application\/pdf)$/;

/**
 * Normalizes a client's content type to the type and its charset. Browsers disagree about the rest: some read the part
 * after a comma as the type.
 */
export function readMimeType(sent: string): string | null {
  const [, type, parameters = ""] = (sent.length <= MAX_LENGTH && MIME_TYPE.exec(sent)) || [];
  if (type === undefined) return null;
  const charset = CHARSET.exec(parameters)?.[1];
  return type.toLowerCase() + (charset === undefined ? "" : `;charset=${charset}`);
}

/** An entry of a bucket's list: a type, or a wildcard such as `image/*`. */
export function isMimePattern(pattern: string): boolean {
  return pattern.length <= MAX_LENGTH && MIME_PATTERN.test(pattern);
}

/** Parses a type, and refuses one that the bucket does not allow. A bucket without a list allows every type. */
export function requireAllowedType(sent: string, allowed: string[] | null): string {
  const type = readMimeType(sent);
  if (type === null) throw storageError.invalidMimeType(sent);
  if (!allowed || allowed.length === 0) return type;
  const [family, kind] = essence(type).split("/");
  const isAllowed = allowed.some((pattern) => {
    const [allowedFamily, allowedKind] = essence(pattern).split("/");
    return pattern === "*" || (allowedFamily === family && (allowedKind === "*" || allowedKind === kind));
  });
  if (!isAllowed) throw storageError.invalidMimeType(sent);
  return type;
}

export function isInlineType(type: string): boolean {
  return SHOWN_IN_PLACE.test(essence(type));
}

function essence(type: string): string {
  return type.split(";", 1)[0]!.trim().toLowerCase();
}
