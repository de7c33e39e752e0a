import { createHash } from "node:crypto";

/** What a page of ours may load and run: our own files and nothing else. Inline style blocks are named by their hash. */
export function securityHeaders(template: string, apiOrigin: string | null): Record<string, string> {
  const styles = [...template.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => hashSource(css!));
  const policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(apiOrigin ? [apiOrigin] : [])],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
    "require-trusted-types-for": ["'script'"],
  };
  return {
    "content-security-policy": Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(" ")}`)
      .join("; "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
