/** What a device keeps, by the name of its cache. */
export const KEPT = { pages: "quack-pages", shell: "quack-shell", files: "quack-files", games: "quack-games" } as const;

export type Keep = keyof typeof KEPT;

/**
 * How a request is answered. `kept`: from the device if it is there, for what never changes under its name. `fresh`:
 * from the server, and from the device when that cannot be reached. `soon`: from the device at once, and renewed behind
 * it. Everything else is none of our business.
 */
export type Plan = { how: "kept" | "fresh" | "soon"; keep: Keep };

export type Asked = { method: string; mode: string; url: string };

/** Pages are the same for everybody, so that they may be kept. Answers of the API are somebody's own, and are not. */
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
 * The name a page is kept under: what it shows beyond its path comes from the device itself. Whose profile was opened
 * here is nobody else's business, so that all of them are one.
 */
export function pageKey(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const load = searchParams.get("load");
  return `${origin}${pathname.replace(/^\/profile\/.*/, "/profile")}${load === null ? "" : `?load=${load}`}`;
}

/** The games among the pages that are kept: those that are there in one piece. */
export function gamesIn(pages: string[]): string[] {
  return pages.flatMap((url) => {
    const { pathname, search } = new URL(url);
    const [, id] = /^\/play\/([^/]+)$/.exec(pathname) ?? [];
    return id !== undefined && search === "?load=inline" ? [decodeURIComponent(id)] : [];
  });
}

/** Pages of two layouts must not stand side by side: the ones from a session with the other layout are forgotten. */
export function isOfOtherLayout(kept: Response, fresh: Response): boolean {
  return kept.headers.get(LAYOUT) !== fresh.headers.get(LAYOUT);
}

const LAYOUT = "x-layout";

/** The files that a game's page names, as addresses. */
export function filesOf(html: string, page: string): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g)].map(([, name]) => name!);
  return [...new Set(named.map((name) => new URL(name, page).href))];
}
