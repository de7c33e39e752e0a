import type { IconName } from "#ui/icon.tsx";
import { categoryPath, FAVOURITES } from "#features/classes/class-categories.ts";

export type Place = { pathname: string; search: string; hash: string };
export type NavLink = { to: string; label: string; icon: IconName; isHere: (place: Place) => boolean };

const favouritesPath = categoryPath(FAVOURITES);
const isFavourites = ({ pathname, search }: Place) => pathname + search === favouritesPath;
const isClasses = (place: Place) => (place.pathname === "/" && !isFavourites(place)) || isClassPage(place);
const isClassPage = ({ pathname }: Place) => pathname.startsWith("/class/");

const classes: NavLink = { to: "/", label: "Classes", icon: "book", isHere: isClasses };
const favourites: NavLink = { to: favouritesPath, label: "Favourites", icon: "heart", isHere: isFavourites };

const streak: NavLink = {
  to: "/streak",
  label: "Streak",
  icon: "flame",
  isHere: ({ pathname }) => pathname === "/streak",
};

const leaderboard: NavLink = {
  to: "/leaderboard",
  label: "Leaderboard",
  icon: "podium",
  isHere: ({ pathname }) => pathname === "/leaderboard",
};

const shop: NavLink = {
  to: "/cache",
  label: "Shop",
  icon: "crate",
  isHere: ({ pathname }) => pathname === "/cache",
};

const me: NavLink = {
  to: "/profile",
  label: "Me",
  icon: "person",
  isHere: ({ pathname }) => pathname === "/profile" || pathname === "/settings",
};

/** Only places that exist. A new page adds its link to the lists it belongs to. */
export const NAVBAR_LINKS: NavLink[] = [classes, leaderboard, shop, favourites, streak];
export const TAB_BAR_LINKS: NavLink[] = [classes, leaderboard, streak, shop, me];
export const FOOTER_LINKS: NavLink[] = [classes, leaderboard, streak, shop, favourites];
export const HELP_LINKS = [
  { to: "/yt", label: "Videos" },
  { to: "/mirrors", label: "Status and mirrors" },
  { to: "/takedown", label: "Takedown" },
  { to: "/privacy", label: "Privacy" },
  { to: "/terms", label: "Terms" },
];

/** Places outside, in the order they are shown. Only those that the operator has set are. */
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
