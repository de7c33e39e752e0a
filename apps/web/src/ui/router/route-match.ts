export type Params = Record<string, string | undefined>;

type Match<Route> = { route: Route; params: Params };

/** The parameters of a path that matches a pattern such as `/class/:app_title`, else null. `*` matches the rest. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  const isOpen = wanted.at(-1) === "*";
  if (isOpen ? given.length < wanted.length - 1 : given.length !== wanted.length) return null;
  const params: Params = {};
  for (const [place, segment] of wanted.entries()) {
    const value = decoded(given[place] ?? "");
    if (segment === "*") break;
    if (segment.startsWith(":")) params[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

/** The best match: a fixed segment beats a parameter, and a parameter beats `*`. */
export function matchRoute<Route extends { path: string }>(routes: Route[], pathname: string): Match<Route> | null {
  let best: Match<Route> | null = null;
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params && (!best || rankOf(route.path) < rankOf(best.route.path))) best = { route, params };
  }
  return best;
}

/** A sort key: fixed, then parameter, then `*`. Comparable only between patterns that match the same path. */
function rankOf(pattern: string): string {
  return segmentsOf(pattern)
    .map((segment) => (segment === "*" ? "2" : segment.startsWith(":") ? "1" : "0"))
    .join("");
}

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

/** An address with an invalid percent encoding matches nothing and must not throw. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
