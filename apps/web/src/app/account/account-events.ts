import type { User } from "@supabase/auth-js";
import type { QueryClient } from "@tanstack/react-query";
import { mergeRecents } from "#features/classes/recent-classes.ts";
import { fetchRecentPlays } from "#features/profile-data/kept-lists-api.ts";
import { profileQuery } from "#features/profile-data/profile-api.ts";
import { recordSpentTime } from "#features/rewards/break-reminder.ts";
import { rewardTimeSpent } from "#features/rewards/rewards-api.ts";
import { startTimeSpent } from "#features/rewards/time-spent.ts";
import { checkClock } from "#features/time-check/time-check-api.ts";
import { clearPersonalData } from "#lib/device/personal-data.ts";
import { startSession } from "#lib/session/session-client.ts";
import { sessionState, subscribeSession } from "#lib/session/session.ts";
import { ACCOUNT_KEYS } from "#lib/data/state-keys.ts";
import { whenIdle } from "#lib/page/when-idle.ts";
import { loadToaster, toast } from "#ui/toast/toast.ts";
import { syncFavourites } from "./sync-favourites.ts";
import { submitKeptRuns } from "#app/background/offline-runs.ts";

const BREAK = "You have played for an hour. A good moment to stretch and drink some water.";

/** Runs the site-wide reactions to a sign-in or sign-out, in this tab or in another. */
export function startAccount(cache: QueryClient): () => void {
  whenIdle(() => void loadToaster().catch(() => {}));
  const stopFollowing = syncFavourites(cache);
  const stopTime = followTime(cache);
  const stopRuns = submitKeptRuns();
  startSession(cache, {
    onSignedIn: (user) => void loadAccount(cache, user).catch(() => {}),
    onSignedOut: () => leave(cache),
  });
  return () => {
    stopFollowing();
    stopTime();
    stopRuns();
  };
}

/** Counts the minutes of the signed-in player, including one whose session was restored. */
function followTime(cache: QueryClient): () => void {
  let timed: string | undefined;
  let stop = () => {};
  const onSession = () => {
    const { status, user } = sessionState();
    const player = status === "signed-in" ? user.id : undefined;
    if (player === timed) return;
    stop();
    timed = player;
    // Warn about a wrong clock only when signed in: streaks depend on it.
    if (player !== undefined) void checkClock(toast.info).catch(() => {});
    stop = player === undefined ? () => {} : startTimeSpent(() => spendTime(cache, player));
  };
  const unsubscribe = subscribeSession(onSession);
  onSession();
  return () => {
    unsubscribe();
    stop();
  };
}

function spendTime(cache: QueryClient, player: string): Promise<void> {
  recordSpentTime(() => toast.info(BREAK));
  return rewardTimeSpent(cache, player);
}

/** Merges the account's recent plays with the plays on this device. `syncFavourites` merges the favourites. */
async function loadAccount(cache: QueryClient, user: User): Promise<void> {
  for (const queryKey of ACCOUNT_KEYS.slice(1)) cache.removeQueries({ queryKey });
  await cache.fetchQuery(profileQuery);
  const plays = await fetchRecentPlays();
  if (sessionState().user?.id === user.id) mergeRecents(plays);
}

/** Removes all personal data from a device that may be shared. */
function leave(cache: QueryClient): void {
  cache.clear();
  clearPersonalData();
  location.reload();
}
