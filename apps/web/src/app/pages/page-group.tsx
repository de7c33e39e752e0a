import type { ComponentType } from "react";
import { matchRoute } from "#ui/router/route-match.ts";
import { useLocation } from "#ui/router/router.tsx";

/**
 * One page for many addresses: shows the page whose pattern matches. Pages of a group are in one chunk, because every
 * chunk adds its name to the first load.
 */
export function pageGroup(pages: Record<string, ComponentType>): ComponentType {
  const routes = Object.entries(pages).map(([path, Page]) => ({ path, Page }));
  return function PageGroup() {
    const { pathname } = useLocation();
    const Page = matchRoute(routes, pathname)?.route.Page;
    return Page && <Page />;
  };
}
