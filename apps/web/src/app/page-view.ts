import { FAVOURITES } from "#features/classes/class-categories.ts";
import { classIdOf, classPath } from "#lib/site/class-title.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { matchPath, matchRoute } from "#ui/router/route-match.ts";
import { placeOf } from "#ui/router/router.tsx";
import { showsBanner } from "./redesign/banner-rule.ts";
import { pagesFor, redirectsFor } from "./routes/routes.tsx";
import { isClassTitle } from "./class-page/title-rule.ts";

type Known = { id: string; categories: string[] };

const AUTH_MODES = ["signup", "link", "reset"];
/** Stands for every name that is no class, category or page. */
const NONE = "-";
const ANY_USERNAME = "somebody";

/**
 * The canonical address of all addresses that the server renders alike, so that the number of cached pages is limited.
 * The browser fills in the search, the unknown class or the username.
 */
export function viewOf(url: string, config: SiteConfig, apps: Known[]): string {
  const { pathname: given, search } = placeOf(url);
  const pathname = isDecodable(given) ? given : given.replaceAll("%", "_");
  if (redirectsFor(config).some(({ from }) => matchPath(from, pathname))) return "/class";
  const match = matchRoute(pagesFor(config), pathname);
  const { path = "*" } = match?.route ?? {};
  const wanted = Object.values(match?.params ?? {})[0] ?? "";
  const params = new URLSearchParams(search);
  const isCategory = (id: string) => apps.some(({ categories }) => categories.includes(id));

  if (path === "*") return notFoundView(pathname);
  if (path === "/class/:app_title") return classPath(knownClass(wanted, apps));
  if (path === "/play/:id") return `/play/${encodeURIComponent(knownClass(wanted, apps))}`;
  if (path === "/profile/:username") return `/profile/${ANY_USERNAME}`;
  if (path === "/:category") {
    const id = classIdOf(wanted);
    return isCategory(id) || isClassTitle(id, apps) ? `/${encodeURIComponent(id)}` : notFoundView(pathname);
  }
  if (path === "/auth") {
    const mode = params.get("mode") ?? "";
    return AUTH_MODES.includes(mode) ? `/auth?mode=${mode}` : path;
  }
  const category = params.get("category");
  if (category === null || (path !== "/" && path !== "/class")) return path;
  const id = category === FAVOURITES || isCategory(category) ? category : NONE;
  return `${path}?category=${encodeURIComponent(id)}`;
}

// The router logs an error for an address that is not UTF-8; no class and no page has such a name.
function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}

function knownClass(title: string, apps: Known[]): string {
  const id = classIdOf(title);
  return apps.some((app) => app.id === id) ? id : NONE;
}

/** The not-found view. The links around the page still depend on the kind of address. */
function notFoundView(pathname: string): string {
  const place = pathname.startsWith("/class/")
    ? `/class/${NONE}/${NONE}`
    : showsBanner(pathname)
      ? `/${NONE}/${NONE}`
      : `/${NONE}`;
  return pathname.includes("onboarding") ? `${place}onboarding` : place;
}
