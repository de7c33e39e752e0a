import type { AuthChangeEvent, Session, User } from "@supabase/auth-js";
import { type SessionState, sessionState, setSessionState, SIGNED_OUT, stateOf } from "./session.ts";

export type SessionEvents = {
  /** A new sign-in, with all factors verified. */
  onSignedIn: (user: User) => void;
  /** A sign-out, here or in another tab. */
  onSignedOut: () => void;
  onState: (state: SessionState) => void;
};

/**
 * Translates an event of the auth client. It repeats SIGNED_IN whenever a tab gets focus and forwards events of other
 * tabs, so only a change of user counts as a sign-in.
 */
export function handleAuthEvent(event: AuthChangeEvent, session: Session | null, events: SessionEvents): void {
  const before = sessionState();
  const now = event === "SIGNED_OUT" ? SIGNED_OUT : stateOf(session);
  setSessionState(now);
  events.onState(now);
  if (now.status === "signed-in") {
    const isNew = before.status !== "signed-in" || before.user.id !== now.user.id;
    if (isNew && event !== "INITIAL_SESSION") events.onSignedIn(now.user);
  } else if (event === "SIGNED_OUT" && before.user) {
    events.onSignedOut();
  }
}
