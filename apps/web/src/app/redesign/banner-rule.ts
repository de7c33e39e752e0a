import { PAGES } from "#app/routes/routes.tsx";

/** Addresses that are kept for pages to come, beside those of the pages there are. */
const KEPT = /^(class|chad|creator)$/;

/** Whether the redesign's banner stands above a page: not where classes are chosen or played. */
export function showsBanner(pathname: string): boolean {
  const [first, ...others] = pathname.split("/").filter(Boolean);
  if (first === undefined) return false;
  // Whatever else stands there is the name of a category or a class.
  if (others.length === 0) return KEPT.test(first) || PAGES.some(({ path }) => path === `/${first}`);
  return first !== "class";
}
