import type { IconName } from "#ui/icon.tsx";
import { displayTitle, titlePath } from "#lib/site/class-title.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { isRedesigned, listPath } from "#lib/site/layout.ts";

type Category = { id: string; label: string; icon: IconName };

export const ALL = "all";
export const FAVOURITES = "favourites";

const KNOWN: Category[] = [
  { id: "arcade", label: "Arcade", icon: "arcade" },
  { id: "puzzle", label: "Puzzle", icon: "puzzle" },
  { id: "board", label: "Board", icon: "board" },
  { id: "reaction", label: "Reaction", icon: "bolt" },
  { id: "typing", label: "Typing", icon: "keyboard" },
  { id: "maths", label: "Maths", icon: "maths" },
  { id: "physics", label: "Physics", icon: "orbit" },
  { id: "two-players", label: "Two players", icon: "players" },
];

/** The categories that have classes, in a fixed order; unknown ones come last, by name. */
export function categoriesOf(apps: { categories: string[] }[]): (Category & { count: number })[] {
  const counts = new Map<string, number>();
  for (const id of apps.flatMap((app) => app.categories)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const strangers = [...counts.keys()].filter((id) => !KNOWN.some((known) => known.id === id)).sort();
  return [...KNOWN, ...strangers.map(categoryOf)]
    .filter((category) => counts.has(category.id))
    .map((category) => ({ ...category, count: counts.get(category.id) ?? 0 }));
}

export function categoryOf(id: string): Category {
  return KNOWN.find((known) => known.id === id) ?? { id, label: displayTitle(id), icon: "book" };
}

/** In the redesign every category has a page; otherwise, and for favourites, it is a tab of the list. */
export function categoryPath(id: string, config: SiteConfig): string {
  return isRedesigned(config) && id !== ALL && id !== FAVOURITES ? titlePath(id) : tabPath(id, config);
}

export function tabPath(id: string, config: SiteConfig): string {
  return id === ALL ? listPath(config) : `${listPath(config)}?category=${encodeURIComponent(id)}`;
}
