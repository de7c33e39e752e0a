import type { PolicySources } from "./page-security.ts";

const CHECK = /^\/iframeCheck\/?(?:[?#]|$)/;

/**
 * The page that tells what works in a frame can be put into one by anybody, and it alone: a click in somebody else's
 * page must never be a click of ours. It has no session and no account in it, so that there is nothing to be clicked.
 */
export function framableSources(url: string): PolicySources {
  return CHECK.test(url) ? { "frame-ancestors": ["*"] } : {};
}
