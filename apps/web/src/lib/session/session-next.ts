const HOME = "/";

/** The address after sign-in, if it belongs to this site (no open redirect); else the fallback. */
export function safeNext(wanted: string | null | undefined, fallback = HOME): string {
  // Browsers read a backslash as a slash and skip control characters, so "/\t/evil" would be another host.
  // oxlint-disable-next-line no-control-regex
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\\\u0000-\u001f\u007f]/.test(wanted)) return fallback;
  const here = "http://here.invalid";
  if (!URL.canParse(wanted, here)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, here);
  if (origin !== here || pathname.startsWith("//")) return fallback;
  // Returning to a sign-in page would be a redirect loop.
  return /^\/(auth|change-password)(\/|$)/.test(pathname) ? fallback : pathname + search + hash;
}

/** The sign-in page with the return address. */
export function signInPath(next: string): string {
  const back = safeNext(next);
  return back === HOME ? "/auth" : `/auth?next=${encodeURIComponent(back)}`;
}
