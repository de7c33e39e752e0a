/** The first segment of every page that has an address of its own. Whatever else stands there is a category's name. */
const FIXED_PAGES = new Set([
  "auth",
  "cache",
  "chad",
  "change-password",
  "class",
  "creator",
  "iframeCheck",
  "leaderboard",
  "mirrors",
  "onboarding",
  "privacy",
  "profile",
  "settings",
  "streak",
  "takedown",
  "terms",
  "yt",
]);

/** Whether the redesign's banner stands above a page: not where classes are chosen or played. */
export function showsBanner(pathname: string): boolean {
  const [first, ...others] = pathname.split("/").filter(Boolean);
  if (first === undefined) return false;
  if (others.length === 0) return FIXED_PAGES.has(first);
  return first !== "class";
}
