import { FAVOURITES, tabPath } from "#features/classes/class-categories.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { listPath } from "#lib/site/layout.ts";
import type { IconName } from "#ui/icon.tsx";

export type Place = { pathname: string; search: string; hash: string };
type NavLink = { to: string; label: string; icon: IconName; isHere: (place: Place) => boolean };

/** The address of the class list depends on the operator's settings and on the layout. */
function classesAndFavourites(config: SiteConfig): [classes: NavLink, favourites: NavLink] {
  const favouritesPath = tabPath(FAVOURITES, config);
  const isFavourites = ({ pathname, search }: Place) => pathname + search === favouritesPath;
  // The home page is the class list or a class.
  const isClasses = (place: Place) => /^\/(?:class(?:\/|$)|$)/.test(place.pathname) && !isFavourites(place);
  return [
    { to: listPath(config), label: "Classes", icon: "book", isHere: isClasses },
    { to: favouritesPath, label: "Favourites", icon: "heart", isHere: isFavourites },
  ];
}

const page = (to: string, label: string, icon: IconName): NavLink => ({
  to,
  label,
  icon,
  isHere: ({ pathname }) => pathname === to,
});

const streak = page("/streak", "Streak", "flame");
const leaderboard = page("/leaderboard", "Leaderboard", "podium");
const shop = page("/cache", "Shop", "crate");
// The navbar and the footer show no icons.
const chat = page("/chad", "Chat", "bell");

const me: NavLink = {
  to: "/profile",
  label: "Me",
  icon: "person",
  isHere: ({ pathname }) => pathname === "/profile" || pathname === "/settings",
};

/** A new page adds its link to the lists it belongs to. */
export function navLinks(config: SiteConfig): Record<"navbar" | "tabBar" | "footer", NavLink[]> {
  const [classes, favourites] = classesAndFavourites(config);
  return {
    navbar: [classes, leaderboard, shop, chat, favourites, streak],
    tabBar: [classes, leaderboard, streak, shop, me],
    footer: [classes, leaderboard, streak, shop, favourites, chat],
  };
}
export const HELP_LINKS = [
  { to: "/yt", label: "Videos" },
  { to: "/creator", label: "Creator" },
  { to: "/class/creator", label: "Class creator" },
  { to: "/mirrors", label: "Status and mirrors" },
  { to: "/iframeCheck", label: "Frame check" },
  { to: "/takedown", label: "Takedown" },
  { to: "/privacy", label: "Privacy" },
  { to: "/terms", label: "Terms" },
];

/** External links in display order. Only those that the operator has set are shown. */
export const OUTBOUND_LABELS: Record<string, string> = {
  main: "Main site",
  games: "Games",
  leaderboard: "Leaderboard",
  streak: "Streak",
  cache: "Cache",
  community: "Community",
  links: "Links",
  tab_cloak: "Tab cloak",
};
