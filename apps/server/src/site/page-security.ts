import { createHash } from "node:crypto";

/** Sources by directive. */
export type PolicySources = Record<string, string[]>;

/**
 * The content security policy of a page: our own files, and what `more` adds. Inline style blocks are allowed by hash.
 */
export function securityHeaders(
  template: string,
  apiOrigin: string | null,
  more: PolicySources = {},
): Record<string, string> {
  const styles = [...template.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => hashSource(css!));
  const policy: PolicySources = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:", "blob:"],
    // Videos that a player made of a clip on this device, before they are saved.
    "media-src": ["blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(apiOrigin ? [apiOrigin, webSocketOrigin(apiOrigin)] : [])],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
    "require-trusted-types-for": ["'script'"],
  };
  for (const [name, sources] of Object.entries(more)) policy[name] = [...(policy[name] ?? []), ...sources];
  return {
    "content-security-policy": Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(" ")}`)
      .join("; "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  };
}

/** Not all browsers count websockets of the same host as 'self'. */
export const webSocketOrigin = (origin: string): string => origin.replace(/^http/, "ws");

export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
