import { toast } from "#ui/toast.ts";
import { auth } from "./session-client.ts";
import { sayAuthError } from "./session-errors.ts";
import { leaveNotice } from "./session-notice.ts";

/** Ends this session, or every one of this person's. The page hears of it as an event, and is loaded again. */
export async function signOut(scope: "local" | "global" = "local", notice = "You are signed out."): Promise<void> {
  leaveNotice(notice);
  const { error } = await (await auth()).signOut({ scope });
  if (!error) return;
  leaveNotice("");
  toast.error(sayAuthError(error));
}
