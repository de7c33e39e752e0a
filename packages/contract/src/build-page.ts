/**
 * The headers of an uploaded game's files. It runs in an opaque origin and reaches only the files of its own build;
 * inline scripts, WebAssembly and workers from blobs work, because the exports of common engines need them.
 */
export function buildHeaders(origins: string[], hash: string, flags: string[]): Record<string, string> {
  const own = origins.map((origin) => `${origin}/g/b/${hash}/`).join(" ");
  const shim = origins.map((origin) => `${origin}/g/frame.js`).join(" ");
  const evaluates = flags.includes("eval") ? " 'unsafe-eval'" : "";
  return {
    "content-security-policy": [
      "sandbox allow-scripts allow-pointer-lock",
      "default-src 'none'",
      `script-src ${own} ${shim} 'unsafe-inline' 'wasm-unsafe-eval'${evaluates} blob:`,
      `worker-src ${own} blob:`,
      `connect-src ${own} data: blob:`,
      `style-src ${own} 'unsafe-inline'`,
      `img-src ${own} data: blob:`,
      `media-src ${own} data: blob:`,
      `font-src ${own} data:`,
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${origins.join(" ")}`,
    ].join("; "),
    // The game has no origin of its own, so its files come from another one.
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    // The script in the frame tells the page how much was loaded.
    "timing-allow-origin": "*",
    // With it the page around the game can be isolated, which shared memory needs.
    ...(flags.includes("threads") && { "cross-origin-embedder-policy": "require-corp" }),
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
  };
}

/** White space, complete comments and the doctype at the beginning. A browser reads a comment that ends early otherwise. */
const BEFORE_CONTENT = /^(?:\xEF\xBB\xBF)?(?:\s|<!--(?!-?>)(?:(?!--!?>)[^])*-->)*<!doctype[^>]*>/i;
/** The doctype is looked for in these first bytes. */
export const SHIM_HEAD_BYTES = 16 * 1024;

/** Where our script goes into a page: before everything else. `head` has one character for each byte. */
export const shimPosition = (head: string): number =>
  BEFORE_CONTENT.exec(head.slice(0, SHIM_HEAD_BYTES))?.[0].length ?? 0;

/** Our script. With an SDK of its own, the game speaks to the page itself. */
export const shimTag = (bringsSdk: boolean): string =>
  `<script src="/g/frame.js"${bringsSdk ? " data-sdk" : ""}></script>`;

/** The types that a browser shows as a page with scripts. Outside a class page nothing tells whose game it is. */
export const isDocument = (type: string): boolean => /^(?:text\/html|application\/xml|image\/svg\+xml)/.test(type);
