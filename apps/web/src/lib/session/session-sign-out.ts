import { toast } from "#ui/toast/toast.ts";
import { signOutAfterRequests } from "./fetch-with-session.ts";
import { auth, forgetSession } from "./session-client.ts";
import { authErrorText } from "./session-errors.ts";
import { saveNotice } from "./session-notice.ts";

const UNREACHABLE = "AuthRetryableFetchError";

/** Ends this session or all sessions of the account. The page gets an event and reloads. */
export function signOut(scope: "local" | "global" = "local", notice = "You are signed out."): Promise<void> {
  return signOutAfterRequests(() => endSession(scope, notice));
}

async function endSession(scope: "local" | "global", notice: string): Promise<void> {
  saveNotice(notice);
  const { error } = await (await auth()).signOut({ scope });
  if (!error) return;
  // On a shared computer the sign-out must work offline, too: without its tokens the session cannot be used here.
  if (scope === "local" && error.name === UNREACHABLE) {
    saveNotice("You are signed out on this device.");
    return forgetSession();
  }
  saveNotice("");
  toast.error(authErrorText(error));
}
