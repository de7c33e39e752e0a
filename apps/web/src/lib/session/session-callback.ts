export const NO_SESSION = "No session defined in URL";

/** The result that a mail link or an OAuth provider puts into the callback address. */
type CallbackResult =
  | { kind: "code"; code: string }
  | { kind: "tokens"; accessToken: string; refreshToken: string }
  | { kind: "refused"; code: string; message: string };

/**
 * Reads both callback flows: a code to exchange (query, PKCE) and tokens (fragment, implicit). Tokens count only if
 * access token, expiry, refresh token and token type are all there.
 */
export function readCallback(href: string): CallbackResult {
  const { search, hash } = new URL(href);
  const found = new Map([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);
  const problem = found.get("error_code") ?? found.get("error");
  if (problem) return { kind: "refused", code: problem, message: found.get("error_description") ?? problem };

  const code = found.get("code");
  if (code) return { kind: "code", code };

  const accessToken = found.get("access_token");
  const refreshToken = found.get("refresh_token");
  if (!accessToken || !refreshToken || !found.get("expires_in") || !found.get("token_type")) {
    return { kind: "refused", code: "no_session", message: NO_SESSION };
  }
  return { kind: "tokens", accessToken, refreshToken };
}

/** Whether an address contains a callback result. */
export function isCallback(href: string): boolean {
  const { search, hash } = new URL(href);
  return /[?&](code|error|error_code)=/.test(search) || /[#&](access_token|error|error_code)=/.test(hash);
}

/** The address without codes and tokens, which must not stay in the history. */
export function withoutCallback(href: string): string {
  const url = new URL(href);
  for (const name of ["code", "error", "error_code", "error_description"]) url.searchParams.delete(name);
  return url.pathname + url.search;
}
