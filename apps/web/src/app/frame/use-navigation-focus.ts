import { useEffect, useState } from "react";
import { useLocation } from "#ui/router/router.tsx";
import { recordUsage } from "#lib/site/usage.ts";

/** After a navigation, scrolls to the top and focuses the heading. The browser handles the first page. */
export function useNavigationFocus(): boolean {
  const { pathname } = useLocation();
  const [visit, setVisit] = useState({ pathname, hasMoved: false });
  const hasMoved = visit.hasMoved || pathname !== visit.pathname;
  if (pathname !== visit.pathname) setVisit({ pathname, hasMoved });

  useEffect(() => recordUsage({ name: "page", pathname }), [pathname]);

  useEffect(() => {
    if (!hasMoved) return;
    // An input that the page itself focused keeps the focus and the scroll position.
    if (document.activeElement?.matches("input")) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [pathname, hasMoved]);

  return hasMoved;
}
