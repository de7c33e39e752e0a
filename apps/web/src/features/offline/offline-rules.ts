/** The names of the caches. */
export const CACHE_NAMES = {
  pages: "quack-pages",
  shell: "quack-shell",
  files: "quack-files",
  games: "quack-games",
} as const;

export type CacheName = keyof typeof CACHE_NAMES;

/** How a request is cached. Cache first is for immutable files. All other requests bypass the service worker. */
export type CachingPlan = { strategy: "cache-first" | "network-first" | "stale-while-revalidate"; cache: CacheName };

export type FetchedRequest = { method: string; mode: string; url: string };

/** Pages are the same for everybody, so they are cached. API answers are personal, so they are not. */
export function cachingPlan({ method, mode, url }: FetchedRequest, origin: string): CachingPlan | null {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== "GET" || theirs !== origin || API.test(pathname)) return null;
  if (pathname.startsWith("/g/")) return mode === "navigate" ? null : { strategy: "network-first", cache: "games" };
  if (mode === "navigate") return { strategy: "network-first", cache: "pages" };
  if (pathname.startsWith("/assets/")) return { strategy: "cache-first", cache: "shell" };
  if (/^\/(config|backup-apps)\.json$/.test(pathname)) return { strategy: "network-first", cache: "files" };
  if (/^\/(art|covers)\/|^\/favicon\.svg$/.test(pathname))
    return { strategy: "stale-while-revalidate", cache: "shell" };
  if (pathname.startsWith("/items/")) return { strategy: "stale-while-revalidate", cache: "files" };
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
export function hasOtherLayout(kept: Response, fresh: Response): boolean {
  return kept.headers.get(LAYOUT) !== fresh.headers.get(LAYOUT);
}

const LAYOUT = "x-layout";

/** The addresses of the files that a game's page references. */
export function referencedFiles(html: string, page: string): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g)].map(([, name]) => name!);
  return [...new Set(named.map((name) => new URL(name, page).href))];
}
