import "./shell.css";
import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { ToastHost } from "#ui/toast-host.tsx";
import { useAccount } from "./account-slot.tsx";
import { CrashGuard } from "./crash-guard.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { TabBar } from "./tab-bar.tsx";
import { useArrival } from "./use-arrival.ts";

export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const hasMoved = useArrival();
  // One question at a time: onboarding has the page to itself. So has a game in its own window.
  const isAlone = /onboarding|^\/play\//.test(pathname);
  const account = useAccount();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {!isAlone && <Navbar account={account} />}
      <main id="main" tabIndex={-1}>
        {/* The boundary stays when the page changes, so the old page stays on screen until the new one has arrived. */}
        <Suspense fallback={<div className="waiting" />}>
          <div key={pathname} className={hasMoved ? "page-enter" : undefined}>
            <CrashGuard>{children}</CrashGuard>
          </div>
        </Suspense>
      </main>
      {!isAlone && (
        <>
          <Footer />
          <TabBar />
        </>
      )}
      <OfflineNote />
      <ToastHost />
    </>
  );
}
