import { toast } from "#ui/toast/toast.ts";
import { sessionState } from "./session.ts";

export const LOGIN_REQUIRED = "Hey! You Must Be Logged In To Do That!";
export const NOT_LOGGED_IN = "not logged in";

/** The signed-in user, for an action that needs one. Otherwise shows a notice and returns its text. */
export function requireLogin(): { userId: string } | typeof NOT_LOGGED_IN {
  const { status, user } = sessionState();
  if (status === "signed-in") return { userId: user.id };
  toast.error(LOGIN_REQUIRED);
  return NOT_LOGGED_IN;
}
