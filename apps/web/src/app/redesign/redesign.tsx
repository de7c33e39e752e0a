import "./redesign.css";
import "./redesign-class.css";
import { Suspense } from "react";
import { useLocation } from "#ui/router/router.tsx";
import { showsBanner } from "./banner-rule.ts";
import { lazyPage } from "#lib/page/lazy-page.tsx";

export const TopBanner = lazyPage("app/redesign/top-banner.tsx", async () => ({
  default: (await import("./top-banner.tsx")).TopBanner,
}));

/** The styles of the redesign, and its banner between the navbar and the page. */
export function Redesign() {
  if (!showsBanner(useLocation().pathname)) return null;
  return (
    <Suspense fallback={<div className="top-banner" />}>
      <TopBanner />
    </Suspense>
  );
}
