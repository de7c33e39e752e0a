/**
 * The caller, from a token that was already verified (verify_jwt): a player, or the site itself. Null for everybody
 * else, including a publishable key.
 */
export function callerOf(request: Request, serviceKey: string): { userId: string } | "service" | null {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!token) return null;
  if (isSame(token, serviceKey)) return "service";
  const { sub, role } = claimsIn(token);
  return typeof sub === "string" && role === "authenticated" ? { userId: sub } : null;
}

// Constant-time comparison, so that timing reveals nothing about the key.
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
