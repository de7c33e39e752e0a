import { whenIdle } from "#lib/when-idle.ts";
import { toast } from "#ui/toast.ts";

const NEWER = "There is a newer version of this site. It is yours with the next reload.";

/** When nobody waits for anything else: what this device keeps is for later. */
export function startOfflineLater(): void {
  // The page that holds a game and nothing else allows no script but the game's.
  if (!import.meta.env.PROD || location.pathname.startsWith("/play/")) return;
  whenIdle(() => void startOffline().catch(() => {}));
}

async function startOffline(): Promise<void> {
  const offline = await import("#features/offline/offline-api.ts");
  await offline.startOffline(() => toast.info(NEWER));
}
