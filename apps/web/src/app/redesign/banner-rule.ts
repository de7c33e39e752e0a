import { PAGES } from "#app/routes/routes.tsx";

/** Addresses that are reserved for future pages. */
const RESERVED = /^(class|creator)$/;

/** Whether the redesign's banner is above a page: not where classes are chosen or played. */
export function showsBanner(pathname: string): boolean {
  const [first, ...others] = pathname.split("/").filter(Boolean);
  if (first === undefined) return false;
  // Any other single segment is the name of a category or a class.
  if (others.length === 0) return RESERVED.test(first) || PAGES.some(({ path }) => path === `/${first}`);
  return first !== "class";
}
