/**
 * The redirect after a sign-in: the site itself or an allowed origin, matched exactly. Anything else goes home (no open
 * redirects).
 */
export function safeRedirect(wanted: string | null, siteUrl: string, allowed: string[]): string {
  if (wanted === null) return siteUrl;
  const origins = new Set([siteUrl, ...allowed].map((each) => new URL(each).origin));
  return isPlain(wanted) && URL.canParse(wanted) && origins.has(originOf(wanted)) ? wanted : siteUrl;
}

// Browsers parse these characters in different ways; honest addresses have none of them.
function isPlain(text: string): boolean {
  return text.length <= 2048 && /^[!-[\]-~]+$/.test(text) && /^https?:\/\/[^/@]+(\/|\?|#|$)/.test(text);
}

// The host must be in its normal form: 127.1, 0x7f000001 and 2130706433 are also 127.0.0.1.
function originOf(text: string): string {
  const { origin, host, protocol } = new URL(text);
  const written = /^https?:\/\/([^/?#]+)/.exec(text)?.[1]?.toLowerCase();
  const port = protocol === "https:" ? ":443" : ":80";
  return written === host || written === `${host}${port}` ? origin : "";
}

/** Adds parameters to the fragment of an address, as the implicit flow does. */
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
