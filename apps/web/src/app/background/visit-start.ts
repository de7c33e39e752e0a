import type { QueryClient } from "@tanstack/react-query";
import { applyLook } from "#features/settings/look-api.ts";
import { takeNotice } from "#lib/session/session-notice.ts";
import {
  callForAccount,
  onAccountCall,
  SESSION_KEY,
  sessionState,
  setSessionState,
  stateOf,
  storedSession,
} from "#lib/session/session.ts";
import { startOfflineLater } from "./offline-start.ts";
import { startUsageLater } from "./usage-start.ts";

/**
 * What every visit begins with. The code of accounts is fetched for those who have a session, or are about to: `load`
 * is called then, here or when another tab signs in.
 */
export function startVisit(cache: QueryClient, load: () => void): () => void {
  takeNotice();
  startOfflineLater();
  startUsageLater(cache);
  const stopLook = applyLook();
  const stopCall = onAccountCall(load);
  // Known at once: the auth client repeats "signed in" when it starts, and that must not count as a new sign-in.
  const kept = storedSession();
  setSessionState(stateOf(kept));
  if (kept) callForAccount();
  const fromOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_KEY && newValue) callForAccount();
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

/** The back button may bring back a page as it was, with what it showed to somebody who has left since. */
function leaveOldPage({ persisted }: PageTransitionEvent): void {
  if (persisted && storedSession()?.user.id !== sessionState().user?.id) location.reload();
}
