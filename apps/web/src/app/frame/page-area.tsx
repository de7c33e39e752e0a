import { memo, type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "#ui/router/router.tsx";
import { HYDRATED_EVENT } from "#lib/page/hydrated-event.ts";
import { CrashGuard } from "./crash-guard.tsx";
import { Redesign } from "#app/redesign/redesign-part.ts";
import { useNavigationFocus } from "./use-navigation-focus.ts";

// Memoized: a re-render from outside during hydration would throw away the server's HTML of a part whose code is still
// loading, with everything typed there.

/** The page of the current route. */
export const PageArea = memo(function PageArea({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const hasMoved = useNavigationFocus();
  return (
    <main id="main" tabIndex={-1}>
      {/* The boundary is not keyed, so the old page stays on screen until the new one has loaded. */}
      <Suspense fallback={<div className="waiting" />}>
        <div key={pathname} className={hasMoved ? "page-enter" : undefined}>
          <CrashGuard>{children}</CrashGuard>
          <HydrationSignal />
        </div>
      </Suspense>
    </main>
  );
});

/** Inside the page's Suspense boundary, so that it fires when the page is hydrated, even if the page has crashed. */
function HydrationSignal() {
  useEffect(() => void dispatchEvent(new Event(HYDRATED_EVENT)), []);
  return null;
}

/** The part that the redesign shows above every page. */
export const RedesignArea = memo(function RedesignArea() {
  return (
    <Suspense>
      <Redesign />
    </Suspense>
  );
});
