import { gameHeaders } from "#site/game-files.ts";
import { securityHeaders, type PolicySources } from "#site/page-security.ts";

/** The content security policy of a page, for its `<meta>` element: a static host cannot send one for each address. */
export function pagePolicy(template: string, apiOrigin: string, more: PolicySources): string {
  const { "content-security-policy": policy } = securityHeaders(template, apiOrigin, more);
  // In an element it is ignored; X-Frame-Options does the same.
  return policy!
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors "))
    .join("; ");
}

/**
 * The `_headers` file of static hosts. Where several rules match, a host sends the headers of all, so no header with two
 * different meanings is in two of them.
 */
export function headersFile(site: string | null): string {
  const { "referrer-policy": _, "permissions-policy": permissions, ...ofGames } = gameHeaders([site ?? "'self'"]);
  const rules: Record<string, Record<string, string>> = {
    "/*": {
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": permissions!,
    },
    "/assets/*": { "cache-control": "public, max-age=31536000, immutable" },
    "/config.json": { "cache-control": "no-cache" },
    "/sw.js": { "cache-control": "no-cache" },
    "/g/*": without(ofGames, "x-content-type-options"),
  };
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
    )
    .join("\n\n")
    .concat("\n");
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
}
