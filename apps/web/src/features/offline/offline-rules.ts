/** The names of the caches. */
export const KEPT = { pages: "quack-pages", shell: "quack-shell", files: "quack-files", games: "quack-games" } as const;

export type Keep = keyof typeof KEPT;

/**
 * The caching strategy of a request. `kept`: cache first, for immutable files. `fresh`: network first. `soon`:
 * stale-while-revalidate. All other requests bypass the service worker.
 */
export type Plan = { how: "kept" | "fresh" | "soon"; keep: Keep };

export type Asked = { method: string; mode: string; url: string };

/** Pages are the same for everybody, so they are cached. API answers are personal, so they are not. */
export function planFor({ method, mode, url }: Asked, origin: string): Plan | null {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== "GET" || theirs !== origin || API.test(pathname)) return null;
  if (pathname.startsWith("/g/")) return mode === "navigate" ? null : { how: "fresh", keep: "games" };
  if (mode === "navigate") return { how: "fresh", keep: "pages" };
  if (pathname.startsWith("/assets/")) return { how: "kept", keep: "shell" };
  if (/^\/(config|backup-apps)\.json$/.test(pathname)) return { how: "fresh", keep: "files" };
  if (/^\/(art|covers)\/|^\/favicon\.svg$/.test(pathname)) return { how: "soon", keep: "shell" };
  if (pathname.startsWith("/items/")) return { how: "soon", keep: "files" };
  return null;
}

const API = /^\/(rest|auth|storage|functions|realtime)\/v1(\/|$)|^\/(healthz|readyz|sw\.js)$/;

/**
 * The cache key of a page: the path, because the browser fills in the rest. All profiles share one key, so that the
 * cache does not reveal which were visited.
 */
export function pageKey(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const load = searchParams.get("load");
  return `${origin}${pathname.replace(/^\/profile\/.*/, "/profile")}${load === null ? "" : `?load=${load}`}`;
}

/** The games among the cached pages that are stored as a single document. */
export function gamesIn(pages: string[]): string[] {
  return pages.flatMap((url) => {
    const { pathname, search } = new URL(url);
    const [, id] = /^\/play\/([^/]+)$/.exec(pathname) ?? [];
    return id !== undefined && search === "?load=inline" ? [decodeURIComponent(id)] : [];
  });
}

/** Whether a cached page has another layout than a fresh one: layouts must not be mixed, so old pages are deleted. */
export function isOfOtherLayout(kept: Response, fresh: Response): boolean {
  return kept.headers.get(LAYOUT) !== fresh.headers.get(LAYOUT);
}

const LAYOUT = "x-layout";

/** The addresses of the files that a game's page references. */
export function filesOf(html: string, page: string): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g)].map(([, name]) => name!);
  return [...new Set(named.map((name) => new URL(name, page).href))];
}
