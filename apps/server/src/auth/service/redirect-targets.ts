/**
 * Where a sign-in may send the browser: the site itself and what the operator allowed, by exact origin. Anything else
 * goes home, so that a link from us can never lead to somebody else.
 */
export function safeRedirect(wanted: string | null, siteUrl: string, allowed: string[]): string {
  if (wanted === null) return siteUrl;
  const origins = new Set([siteUrl, ...allowed].map((each) => new URL(each).origin));
  return isPlain(wanted) && URL.canParse(wanted) && origins.has(originOf(wanted)) ? wanted : siteUrl;
}

// Browsers read these in more than one way; an honest address has none of them.
function isPlain(text: string): boolean {
  return text.length <= 2048 && /^[!-[\]-~]+$/.test(text) && /^https?:\/\/[^/@]+(\/|\?|#|$)/.test(text);
}

// The host must be written as it is: 127.1, 0x7f000001 and 2130706433 are also 127.0.0.1.
function originOf(text: string): string {
  const { origin, host, protocol } = new URL(text);
  const written = /^https?:\/\/([^/?#]+)/.exec(text)?.[1]?.toLowerCase();
  const port = protocol === "https:" ? ":443" : ":80";
  return written === host || written === `${host}${port}` ? origin : "";
}

/** Adds to the fragment of an address, as the implicit flow does. */
export function withFragment(address: string, params: Record<string, string>): string {
  const url = new URL(address);
  url.hash = new URLSearchParams(params).toString();
  return url.toString();
}

export function withQuery(address: string, params: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.toString();
}
