import type { AuthChangeEvent, Session, User } from "@supabase/auth-js";
import { type SessionState, sessionState, setSessionState, SIGNED_OUT, stateOf } from "./session.ts";

export type SessionEvents = {
  /** Somebody has signed in just now, all factors shown. */
  onSignedIn: (user: User) => void;
  /** Whoever was signed in is not any more, here or in another tab. */
  onSignedOut: () => void;
  onState: (state: SessionState) => void;
};

/**
 * What an event of the auth client means here. The client repeats SIGNED_IN whenever a tab comes to the front and
 * passes on what happened in other tabs, so that only a change of person counts as a sign-in.
 */
export function followAuthEvent(event: AuthChangeEvent, session: Session | null, events: SessionEvents): void {
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
