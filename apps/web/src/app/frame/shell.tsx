import "./shell.css";
import type { ReactNode } from "react";
import { useLocation } from "#ui/router/router.tsx";
import { isRedesigned } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { useFramed } from "#lib/page/use-framed.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { useAccount } from "#app/account/account-slot.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { PageArea, RedesignArea } from "./page-area.tsx";
import { ShortcutsSlot } from "#app/shortcuts/shortcuts-slot.tsx";
import { TabBar } from "./tab-bar.tsx";
import { useTheme } from "./use-theme.ts";

export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isFramed = useFramed();
  // Clickjacking: inside another site's frame nothing of the player is shown.
  const hidesAccount = isFramed || /^\/iframecheck\/?$/i.test(pathname);
  const isNew = isRedesigned(useSite().config);
  useTheme(isNew);
  // Onboarding has no navbar and footer, except in the redesign. A game in its own window has none, either.
  const isAlone = isFramed || pathname.startsWith("/play/") || (!isNew && pathname.includes("onboarding"));
  const account = useAccount(!hidesAccount);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {!isAlone && <Navbar account={hidesAccount ? null : account} />}
      {isNew && !isAlone && <RedesignArea />}
      <PageArea>{children}</PageArea>
      {!isAlone && (
        <>
          <Footer />
          <TabBar />
        </>
      )}
      {!isFramed && <ShortcutsSlot />}
      <OfflineNote />
      <ToastHost />
    </>
  );
}
