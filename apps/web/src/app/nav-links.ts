import type { IconName } from "#ui/icon.tsx";
import { categoryPath, FAVOURITES } from "#features/classes/class-categories.ts";
import { FIND_HASH } from "#features/classes/class-search-field.tsx";

export type Place = { pathname: string; search: string; hash: string };
export type NavLink = { to: string; label: string; icon: IconName; isHere: (place: Place) => boolean };

const favouritesPath = categoryPath(FAVOURITES);
const isFavourites = ({ pathname, search }: Place) => pathname + search === favouritesPath;
const isClasses = (place: Place) => (place.pathname === "/" && !isFavourites(place)) || isClassPage(place);
const isClassPage = ({ pathname }: Place) => pathname.startsWith("/class/");

const classes: NavLink = { to: "/", label: "Classes", icon: "book", isHere: isClasses };
const favourites: NavLink = { to: favouritesPath, label: "Favourites", icon: "heart", isHere: isFavourites };
const find: NavLink = { to: `/${FIND_HASH}`, label: "Find", icon: "search", isHere: () => false };

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

const me: NavLink = {
  to: "/settings",
  label: "Me",
  icon: "person",
  isHere: ({ pathname }) => pathname === "/settings",
};

/** Only places that exist. A new page adds its link to the lists it belongs to. */
export const NAVBAR_LINKS: NavLink[] = [classes, leaderboard, streak, favourites];
export const TAB_BAR_LINKS: NavLink[] = [classes, find, leaderboard, streak, me];
export const FOOTER_LINKS: NavLink[] = [classes, leaderboard, streak, favourites];
