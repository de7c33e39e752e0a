import { matchPath } from "#ui/router/route-match.ts";
import { classIdOf, classPath } from "#lib/site/class-title.ts";

/** Pages that are the same for everybody, each with its description. Search engines index only these. */
const PUBLIC_PAGES: Record<string, string> = {
  "/": "Free browser games in a school on a pond. Pick a class and play, with or without an account.",
  "/leaderboard": "The top players and the best runs of every class. The server replayed each run.",
  "/streak": "Come back once a day and claim. While your streak is alive, everything you earn is doubled.",
  "/cache": "Spend Dabloons on backgrounds, cursors, ducks and a goose. Nothing is random, nothing costs money.",
  "/yt": "Clips of verified runs that you can take over, and videos by the people who play here.",
  "/mirrors": "Which addresses of this site are up, measured from your own browser.",
  "/takedown": "How to report that this site uses your work without permission, and what happens next.",
  "/privacy": "What this site stores about you, why, and for how long.",
  "/terms": "The rules of this site, in plain words.",
};

/** Every page that a search engine may list. */
export function publicPaths(apps: { id: string }[]): string[] {
  return [...Object.keys(PUBLIC_PAGES), ...apps.map(({ id }) => classPath(id))];
}

type Described = {
  pathname: string;
  origin: string;
  title: string;
  status: number;
  /** The class whose page it is. */
  app?: { id: string; description: string } | undefined;
};

/** Meta tags for search engines and link previews. Profiles are `noindex`. */
export function pageMeta({ pathname, origin, title, status, app }: Described): string {
  const path = publicPath(pathname, app?.id);
  if (path === null || status !== 200) return '<meta name="robots" content="noindex">';
  const address = escapeAttribute(origin + path);
  const description = escapeAttribute(app?.description ?? PUBLIC_PAGES[path] ?? "");
  return [
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:title" content="${escapeAttribute(title)}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
  ].join("");
}

/** The canonical address of a page that has several. */
function publicPath(pathname: string, appId: string | undefined): string | null {
  if (appId !== undefined && matchPath("/class/:app_title", pathname)) return classPath(classIdOf(appId));
  return Object.keys(PUBLIC_PAGES).find((path) => matchPath(path, pathname)) ?? null;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
