/**
 * Who calls a function, from a token that has been checked on the way here (verify_jwt): a player, or the site itself.
 * Null for everybody else; a publishable key is nobody.
 */
export function callerOf(request: Request, serviceKey: string): { userId: string } | "service" | null {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!token) return null;
  if (isSame(token, serviceKey)) return "service";
  const { sub, role } = claimsIn(token);
  return typeof sub === "string" && role === "authenticated" ? { userId: sub } : null;
}

// Takes as long for a key that is wrong at its end as for one that is wrong at its beginning.
function isSame(given: string, known: string): boolean {
  let difference = given.length ^ known.length;
  for (let at = 0; at < known.length; at++) difference |= given.charCodeAt(at) ^ known.charCodeAt(at);
  return known !== "" && difference === 0;
}

function claimsIn(token: string): Record<string, unknown> {
  try {
    const part = token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
    return JSON.parse(atob(part)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
