import type { User } from "@supabase/auth-js";
import type { QueryClient } from "@tanstack/react-query";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { favourites } from "#features/classes/favourite-classes.ts";
import { mergeRecents } from "#features/classes/recent-classes.ts";
import { fetchRecentPlays, mergeFavourites, setFavourite } from "#features/profile-data/kept-lists-api.ts";
import { profileQuery } from "#features/profile-data/profile-api.ts";
import { noteSpentTime } from "#features/rewards/break-reminder.ts";
import { rewardTimeSpent } from "#features/rewards/rewards-api.ts";
import { startTimeSpent } from "#features/rewards/time-spent.ts";
import { checkClock } from "#features/time-check/time-check-api.ts";
import { forgetPerson } from "#lib/forget-person.ts";
import { startSession } from "#lib/session-client.ts";
import { sessionState, subscribeSession } from "#lib/session.ts";
import { ACCOUNT_KEYS } from "#lib/state-keys.ts";
import { toast } from "#ui/toast.ts";
import { followKeptRuns } from "./offline-runs.ts";

const BREAK = "An hour has gone by. A good moment for water, a window and your shoulders.";

/** What the whole site does when somebody signs in or out, in this tab or in another. */
export function startAccount(cache: QueryClient): () => void {
  const stopFollowing = followFavourites();
  const stopTime = followTime(cache);
  const stopRuns = followKeptRuns();
  startSession(cache, {
    onSignedIn: (user) => void welcome(cache, user).catch(() => {}),
    onSignedOut: () => leave(cache),
  });
  return () => {
    stopFollowing();
    stopTime();
    stopRuns();
  };
}

/** Counts the minutes of whoever is here, also of who was signed in already. */
function followTime(cache: QueryClient): () => void {
  let timed: string | undefined;
  let stop = () => {};
  const look = () => {
    const { status, user } = sessionState();
    const player = status === "signed-in" ? user.id : undefined;
    if (player === timed) return;
    stop();
    timed = player;
    // Of those who keep a streak: to others, no time is told.
    if (player !== undefined) void checkClock(toast.info).catch(() => {});
    stop = player === undefined ? () => {} : startTimeSpent(() => spendTime(cache, player));
  };
  const unsubscribe = subscribeSession(look);
  look();
  return () => {
    unsubscribe();
    stop();
  };
}

function spendTime(cache: QueryClient, player: string): Promise<void> {
  noteSpentTime(() => toast.info(BREAK));
  return rewardTimeSpent(cache, player);
}

/** What this device has kept for a visitor becomes the player's, and the other way round. */
async function welcome(cache: QueryClient, user: User): Promise<void> {
  for (const queryKey of ACCOUNT_KEYS.slice(1)) cache.removeQueries({ queryKey });
  await cache.fetchQuery(profileQuery);
  const { apps } = await cache.fetchQuery(catalogueQuery);
  const known = apps.map(({ id }) => id);
  const merged = await mergeFavourites(favourites.get(), known);
  const plays = await fetchRecentPlays();
  if (sessionState().user?.id !== user.id) return;
  favourites.set(merged);
  mergeRecents(plays);
}

/** A shared computer keeps nothing of who has left. */
function leave(cache: QueryClient): void {
  cache.clear();
  forgetPerson();
  location.reload();
}

/** A heart that a player sets or takes back is the account's, too. */
function followFavourites(): () => void {
  let before = favourites.get();
  return favourites.subscribe(() => {
    const now = favourites.get();
    const [added, removed] = [now.filter((id) => !before.includes(id)), before.filter((id) => !now.includes(id))];
    before = now;
    // More than one at once is a merge or a farewell, not somebody's finger.
    if (sessionState().status !== "signed-in" || added.length + removed.length !== 1) return;
    const [id] = [...added, ...removed];
    void setFavourite(id!, added.length === 1).catch(() => {});
  });
}
