import type { QueryClient } from "@tanstack/react-query";
import { applyLook } from "#features/settings/look-api.ts";
import { takeNotice } from "#lib/session/session-notice.ts";
import {
  requestAccount,
  onAccountRequest,
  SESSION_KEY,
  sessionState,
  setSessionState,
  stateOf,
  storedSession,
} from "#lib/session/session.ts";
import { startIdleLater } from "./idle-start.ts";
import { startUsageLater } from "./usage-start.ts";

/**
 * Starts every visit. The account code is needed only with a session: `load` is called when there is one, here or after
 * a sign-in in another tab.
 */
export function startVisit(cache: QueryClient, load: () => void): () => void {
  takeNotice();
  startIdleLater(cache);
  startUsageLater(cache);
  const stopLook = applyLook();
  const stopCall = onAccountRequest(load);
  // Set first: the auth client repeats SIGNED_IN when it starts, and that must not count as a new sign-in.
  const kept = storedSession();
  setSessionState(stateOf(kept));
  if (kept) requestAccount();
  const fromOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_KEY && newValue) requestAccount();
  };
  addEventListener("storage", fromOtherTab);
  addEventListener("pageshow", leaveOldPage);
  return () => {
    stopLook();
    stopCall();
    removeEventListener("storage", fromOtherTab);
    removeEventListener("pageshow", leaveOldPage);
  };
}

/** Reloads a page from the back-forward cache that still shows the data of a player who has signed out. */
function leaveOldPage({ persisted }: PageTransitionEvent): void {
  if (persisted && storedSession()?.user.id !== sessionState().user?.id) location.reload();
}
