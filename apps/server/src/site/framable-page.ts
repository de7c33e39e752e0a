import type { PolicySources } from "./page-security.ts";

const CHECK = /^\/iframeCheck\/?(?:[?#]|$)/;

/** Only the page that checks frames may be framed by other sites (clickjacking): it has no session and no account. */
export function framableSources(url: string): PolicySources {
  return CHECK.test(url) ? { "frame-ancestors": ["*"] } : {};
}
