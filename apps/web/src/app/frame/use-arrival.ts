import { useEffect, useState } from "react";
import { useLocation } from "#ui/router/router.tsx";
import { noteUsage } from "#lib/site/usage.ts";

/** A new pathname is a new page: start at its top, and say its heading. The first page is left to the browser. */
export function useArrival(): boolean {
  const { pathname } = useLocation();
  const [visit, setVisit] = useState({ pathname, hasMoved: false });
  const hasMoved = visit.hasMoved || pathname !== visit.pathname;
  if (pathname !== visit.pathname) setVisit({ pathname, hasMoved });

  useEffect(() => noteUsage({ name: "page", pathname }), [pathname]);

  useEffect(() => {
    if (!hasMoved) return;
    // A field that the page itself chose to focus keeps both focus and place.
    if (document.activeElement?.matches("input")) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [pathname, hasMoved]);

  return hasMoved;
}
