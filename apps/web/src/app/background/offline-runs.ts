import { sessionState, subscribeSession } from "#lib/session/session.ts";
import { toast } from "#ui/toast/toast.ts";

/** Submits runs that were played offline, as soon as the device is online and the player is signed in. */
export function submitKeptRuns(): () => void {
  let isBusy = false;
  const handIn = async () => {
    const { status, user } = sessionState();
    if (status !== "signed-in" || !navigator.onLine) return;
    const { sendKeptRuns } = await import("#features/play/play-offline.ts");
    const sent = await sendKeptRuns(user.id);
    if (sent > 0) toast.success(sent === 1 ? "Your offline run was submitted" : `${sent} offline runs were submitted`);
  };
  const check = () => {
    if (isBusy) return;
    isBusy = true;
    void handIn()
      .catch(() => {})
      .finally(() => (isBusy = false));
  };
  addEventListener("online", check);
  const unsubscribe = subscribeSession(check);
  check();
  return () => {
    removeEventListener("online", check);
    unsubscribe();
  };
}
