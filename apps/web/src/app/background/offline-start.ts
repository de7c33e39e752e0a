import { whenIdle } from "#lib/page/when-idle.ts";

/** Starts the service worker when the page is idle. */
export function startOfflineLater(): void {
  // The CSP of `/play/` pages allows no script but the game's.
  if (!import.meta.env.PROD || location.pathname.startsWith("/play/")) return;
  whenIdle(() => void import("#features/offline/offline-api.ts").then((code) => code.startOffline()).catch(() => {}));
}
