import { memo, type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "#ui/router/router.tsx";
import { ALIVE } from "#lib/page/alive.ts";
import { CrashGuard } from "./crash-guard.tsx";
import { Redesign } from "#app/redesign/redesign-part.ts";
import { useArrival } from "./use-arrival.ts";

// What is around them must not redraw them. A part whose code is still on its way would lose what the server has drawn of
// it, with all that somebody may have typed there, and be drawn anew.

/** The page that the address names. */
export const PageArea = memo(function PageArea({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const hasMoved = useArrival();
  return (
    <main id="main" tabIndex={-1}>
      {/* The boundary stays when the page changes, so the old page stays on screen until the new one has arrived. */}
      <Suspense fallback={<div className="waiting" />}>
        <div key={pathname} className={hasMoved ? "page-enter" : undefined}>
          <CrashGuard>{children}</CrashGuard>
          <SignOfLife />
        </div>
      </Suspense>
    </main>
  );
});

/** Beside the page in the same boundary, so that it speaks when the page can hear, and also when that has tipped over. */
function SignOfLife() {
  useEffect(() => void dispatchEvent(new Event(ALIVE)), []);
  return null;
}

/** What the redesign has above every page. */
export const RedesignArea = memo(function RedesignArea() {
  return (
    <Suspense>
      <Redesign />
    </Suspense>
  );
});
