import { whenIdle } from "#lib/page/when-idle.ts";

/** When nobody waits for anything else: what this device keeps is for later. */
export function startOfflineLater(): void {
  // The page that holds a game and nothing else allows no script but the game's.
  if (!import.meta.env.PROD || location.pathname.startsWith("/play/")) return;
  whenIdle(() => void import("#features/offline/offline-api.ts").then((code) => code.startOffline()).catch(() => {}));
}
