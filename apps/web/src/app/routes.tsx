import type { ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router";
import heroArt from "#features/classes/art/hero-blue.svg";
import type { ACCOUNT_PAGES } from "./account-pages.tsx";
import { type LazyPage, lazyPage } from "./lazy-page.tsx";

/** `art` is the picture that dominates the first view, when only the styles know of it. */
export type PageRoute = { path: string; page: LazyPage; art?: string };

const classesPage = lazyPage("features/classes/classes-page.tsx", () => import("#features/classes/classes-page.tsx"));
const classPage = lazyPage("app/class-page.tsx", () => import("./class-page.tsx"));
const playPage = lazyPage("app/play-page.tsx", () => import("./play-page.tsx"));
const streakPage = lazyPage("features/streak/streak-page.tsx", () => import("#features/streak/streak-page.tsx"));
const leaderboardPage = lazyPage(
  "features/leaderboards/leaderboard-page.tsx",
  () => import("#features/leaderboards/leaderboard-page.tsx"),
);
const cachePage = lazyPage("app/cache-page.tsx", () => import("./cache-page.tsx"));
const accountPage = (name: keyof typeof ACCOUNT_PAGES) =>
  lazyPage("app/account-pages.tsx", async () => ({
    default: (await import("./account-pages.tsx")).ACCOUNT_PAGES[name],
  }));
const profilePage = lazyPage("app/profile-page.tsx", () => import("./profile-page.tsx"));
const takedownPage = lazyPage(
  "features/takedown/takedown-page.tsx",
  () => import("#features/takedown/takedown-page.tsx"),
);
const mirrorsPage = lazyPage("features/mirrors/mirrors-page.tsx", () => import("#features/mirrors/mirrors-page.tsx"));
const videosPage = lazyPage("features/videos/videos-page.tsx", () => import("#features/videos/videos-page.tsx"));
const privacyPage = lazyPage("features/legal/privacy-page.tsx", () => import("#features/legal/privacy-page.tsx"));
const termsPage = lazyPage("features/legal/terms-page.tsx", () => import("#features/legal/terms-page.tsx"));
const notFoundPage = lazyPage("app/not-found-page.tsx", () => import("./not-found-page.tsx"));

export const PAGES: PageRoute[] = [
  { path: "/", page: classesPage, art: heroArt },
  { path: "/class/:app_title", page: classPage },
  { path: "/play/:id", page: playPage },
  { path: "/streak", page: streakPage },
  { path: "/leaderboard", page: leaderboardPage },
  { path: "/cache", page: cachePage },
  { path: "/auth", page: accountPage("AuthPage") },
  { path: "/auth/callback", page: accountPage("AuthCallbackPage") },
  { path: "/change-password", page: accountPage("ChangePasswordPage") },
  { path: "/onboarding", page: accountPage("OnboardingPage") },
  { path: "/settings", page: accountPage("SettingsPage") },
  { path: "/profile", page: profilePage },
  { path: "/profile/:username", page: profilePage },
  { path: "/takedown", page: takedownPage },
  { path: "/mirrors", page: mirrorsPage },
  { path: "/yt", page: videosPage },
  { path: "/privacy", page: privacyPage },
  { path: "/terms", page: termsPage },
  { path: "*", page: notFoundPage },
];

export const REDIRECTS: { from: string; to: string }[] = [{ from: "/class", to: "/" }];

export function AppRoutes(): ReactNode {
  return (
    <Routes>
      {PAGES.map(({ path, page: Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      {REDIRECTS.map(({ from, to }) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
    </Routes>
  );
}
