import "./redesign.css";
import "./redesign-class.css";
import { Suspense } from "react";
import { useLocation } from "#ui/router/router.tsx";
import { showsBanner } from "./banner-rule.ts";
import { lazyPage } from "#lib/page/lazy-page.tsx";

export const TopBanner = lazyPage("app/redesign/top-banner.tsx", async () => ({
  default: (await import("./top-banner.tsx")).TopBanner,
}));

/** What only visitors of the redesign get: its styles, and the banner between the bar and the page. */
export function Redesign() {
  if (!showsBanner(useLocation().pathname)) return null;
  return (
    <Suspense fallback={<div className="top-banner" />}>
      <TopBanner />
    </Suspense>
  );
}
