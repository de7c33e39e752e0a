import { type ReactNode, useMemo } from "react";
import heroArt from "#features/classes/art/hero-blue.svg";
import fernArt from "#features/classes/art/hero-fern.svg";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { isRedesigned, listPath } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { matchPath, matchRoute } from "#ui/router/route-match.ts";
import { ParamsContext, Redirect, useLocation } from "#ui/router/router.tsx";
import { type LazyPage, lazyPage } from "#lib/page/lazy-page.tsx";

/** `art` is the largest picture of the first view, if only the styles name it. */
export type PageRoute = { path: string; page: LazyPage; art?: string };

// Only the server needs the file names, so they are left out of the browser's bundle.
const FOR_SERVER = import.meta.env.SSR;

const classesPage = lazyPage(
  FOR_SERVER && "features/classes/list/classes-page.tsx",
  () => import("#features/classes/list/classes-page.tsx"),
);
const mainGridPage = lazyPage(FOR_SERVER && "features/classes/list/grid-pages.ts", async () => ({
  default: (await import("#features/classes/list/grid-pages.ts")).GRID_PAGES.MainGridPage,
}));
const titlePage = lazyPage(
  FOR_SERVER && "app/class-page/title-page.tsx",
  () => import("#app/class-page/title-page.tsx"),
);
const homeClassPage = lazyPage(
  FOR_SERVER && "app/class-page/home-class-page.tsx",
  () => import("#app/class-page/home-class-page.tsx"),
);
const classPage = lazyPage(
  FOR_SERVER && "app/class-page/class-page.tsx",
  () => import("#app/class-page/class-page.tsx"),
);
const playPage = lazyPage(FOR_SERVER && "app/class-page/play-page.tsx", () => import("#app/class-page/play-page.tsx"));
const streakPage = lazyPage(
  FOR_SERVER && "features/streak/streak-page.tsx",
  () => import("#features/streak/streak-page.tsx"),
);
const leaderboardPage = lazyPage(
  FOR_SERVER && "features/leaderboards/leaderboard-page.tsx",
  () => import("#features/leaderboards/leaderboard-page.tsx"),
);
const shopPage = lazyPage(FOR_SERVER && "app/shop-page/shop-page.tsx", () => import("#app/shop-page/shop-page.tsx"));
const accountPages = lazyPage(
  FOR_SERVER && "app/pages/account-pages.tsx",
  () => import("#app/pages/account-pages.tsx"),
);
const profilePage = lazyPage(FOR_SERVER && "app/pages/profile-page.tsx", () => import("#app/pages/profile-page.tsx"));
const moderationPage = lazyPage(
  FOR_SERVER && "app/pages/moderation-page.tsx",
  () => import("#app/pages/moderation-page.tsx"),
);
const chatPage = lazyPage(FOR_SERVER && "features/chat/chat-page.tsx", () => import("#features/chat/chat-page.tsx"));
const makerPages = lazyPage(FOR_SERVER && "app/pages/maker-pages.ts", () => import("#app/pages/maker-pages.ts"));
const schoolPages = lazyPage(FOR_SERVER && "app/pages/school-pages.tsx", () => import("#app/pages/school-pages.tsx"));
const helpPages = lazyPage(FOR_SERVER && "app/pages/help-pages.ts", () => import("#app/pages/help-pages.ts"));
const notFoundPage = lazyPage(
  FOR_SERVER && "app/pages/not-found-page.tsx",
  () => import("#app/pages/not-found-page.tsx"),
);

/** The addresses of a group of pages, which chooses the page itself (`pageGroup`). */
const group = (page: LazyPage, ...paths: string[]): PageRoute[] => paths.map((path) => ({ path, page }));

/** The pages of the default layout. */
export const PAGES: PageRoute[] = [
  { path: "/", page: classesPage, art: heroArt },
  { path: "/class/:app_title", page: classPage },
  { path: "/play/:id", page: playPage },
  { path: "/streak", page: streakPage },
  { path: "/leaderboard", page: leaderboardPage },
  { path: "/cache", page: shopPage },
  ...group(accountPages, "/auth", "/auth/callback", "/change-password", "/onboarding", "/settings"),
  ...group(profilePage, "/profile", "/profile/:username"),
  { path: "/moderation", page: moderationPage },
  { path: "/chad", page: chatPage },
  ...group(makerPages, "/class/creator", "/yt", "/creator", "/creator/:social_id", "/creator/:social_id/:video_id"),
  ...group(schoolPages, "/join", "/homeroom", "/friends", "/friends/watch/:run_id"),
  ...group(schoolPages, "/race", "/race/:code", "/race/:code/wall", "/duel", "/duel/:code"),
  ...group(helpPages, "/takedown", "/mirrors", "/iframeCheck", "/privacy", "/terms"),
  { path: "*", page: notFoundPage },
];

/** Pages that the redesign, or a host bound to one class, adds or replaces. */
const REDESIGNED: PageRoute[] = [
  { path: "/", page: mainGridPage, art: fernArt },
  { path: "/class", page: classesPage },
  { path: "/:category", page: titlePage },
];
const BOUND: PageRoute[] = [
  { path: "/", page: homeClassPage },
  { path: "/class", page: classesPage, art: heroArt },
];

/** All pages for this visitor's configuration. */
export function pagesFor(config: SiteConfig): PageRoute[] {
  const own = isRedesigned(config) ? REDESIGNED : config.homeClass === undefined ? [] : BOUND;
  return [...own, ...PAGES.filter(({ path }) => own.every((page) => page.path !== path))];
}

export function redirectsFor(config: SiteConfig): { from: string; to: string }[] {
  return listPath(config) === "/" ? [{ from: "/class", to: "/" }] : [];
}

export function AppRoutes(): ReactNode {
  const { config } = useSite();
  const { pathname } = useLocation();
  const found = useMemo(() => matchRoute(pagesFor(config), pathname), [config, pathname]);
  const redirect = redirectsFor(config).find(({ from }) => matchPath(from, pathname));
  if (redirect) return <Redirect to={redirect.to} />;
  if (!found) return null;
  const Page = found.route.page;
  return (
    <ParamsContext value={found.params}>
      <Page />
    </ParamsContext>
  );
}
