import { toast } from "#ui/toast/toast.ts";
import { finishRequestsThenSignOut } from "./as-caller.ts";
import { auth, forgetSession } from "./session-client.ts";
import { sayAuthError } from "./session-errors.ts";
import { leaveNotice } from "./session-notice.ts";

const UNREACHABLE = "AuthRetryableFetchError";

/** Ends this session or all sessions of the account. The page gets an event and reloads. */
export function signOut(scope: "local" | "global" = "local", notice = "You are signed out."): Promise<void> {
  return finishRequestsThenSignOut(() => endSession(scope, notice));
}

async function endSession(scope: "local" | "global", notice: string): Promise<void> {
  leaveNotice(notice);
  const { error } = await (await auth()).signOut({ scope });
  if (!error) return;
  // On a shared computer the sign-out must work offline, too: without its tokens the session cannot be used here.
  if (scope === "local" && error.name === UNREACHABLE) {
    leaveNotice("You are signed out on this device.");
    return forgetSession();
  }
  leaveNotice("");
  toast.error(sayAuthError(error));
}
