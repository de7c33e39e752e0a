import type { QueryClient } from "@tanstack/react-query";
import { whenIdle } from "#lib/page/when-idle.ts";

/** Starts the service worker and the live parts of the site when the page is idle. */
export function startIdleLater(cache: QueryClient): void {
  // The CSP of `/play/` pages allows no script but the game's.
  if (!import.meta.env.PROD || location.pathname.startsWith("/play/")) return;
  whenIdle(() => void import("./idle-work.ts").then((code) => code.startIdleWork(cache)).catch(() => {}));
}
