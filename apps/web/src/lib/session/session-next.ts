const HOME = "/";

/** Where to go after signing in, if it is a place of this site; anything else is the front door. */
export function safeNext(wanted: string | null | undefined, fallback = HOME): string {
  // Browsers read a backslash as a slash and skip control characters, so that "/\t/evil" would be another host.
  // oxlint-disable-next-line no-control-regex
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\\\u0000-\u001f\u007f]/.test(wanted)) return fallback;
  const here = "http://here.invalid";
  if (!URL.canParse(wanted, here)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, here);
  if (origin !== here || pathname.startsWith("//")) return fallback;
  // Coming back to a page that signs people in would go round in circles.
  return /^\/(auth|change-password)(\/|$)/.test(pathname) ? fallback : pathname + search + hash;
}

/** The sign-in page, with the way back in it. */
export function signInPath(next: string): string {
  const back = safeNext(next);
  return back === HOME ? "/auth" : `/auth?next=${encodeURIComponent(back)}`;
}
