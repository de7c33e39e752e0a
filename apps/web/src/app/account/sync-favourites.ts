import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { favourites, onFavouriteToggled, putFavourite } from "#features/classes/favourite-classes.ts";
import { fetchFavourites, mergeFavourites, setFavourite } from "#features/profile-data/kept-lists-api.ts";
import { deviceStorage } from "#lib/device/device-storage.ts";
import { sessionState, subscribeSession } from "#lib/session/session.ts";
import { ServerError } from "#lib/data/unwrap.ts";
import { toast } from "#ui/toast/toast.ts";

/** The account whose favourites are merged with this device's. After the merge the account's list is the truth. */
const MERGED_KEY = "favourites-of";

const NOT_SAVED = "Your favourite was not saved. Check the connection and try again.";

/**
 * Synchronizes favourites between this device and the account: changes are sent at once, and changes from other devices
 * are fetched on window focus and on reconnect.
 */
export function syncFavourites(cache: QueryClient): () => void {
  let followed: string | undefined;
  let stopReading = () => {};
  let toggles = 0;
  const newest = new Map<string, number>();
  let writes: Promise<void> = Promise.resolve();

  const read = async (userId: string) => {
    await writes;
    const asked = toggles;
    const ids = deviceStorage.getItem(MERGED_KEY) === userId ? await fetchFavourites() : await merge(cache);
    return { ids, asked };
  };
  const startReading = (userId: string) => {
    const observer = new QueryObserver(cache, {
      queryKey: ["favourites", userId],
      queryFn: () => read(userId),
      refetchOnWindowFocus: "always",
      refetchOnReconnect: "always",
      meta: { hideError: true },
    });
    return observer.subscribe(({ data }) => {
      // A favourite that was set during the request is newer than the answer.
      if (!data || data.asked !== toggles || sessionState().user?.id !== userId) return;
      deviceStorage.setItem(MERGED_KEY, userId);
      if (data.ids.join() !== favourites.get().join()) favourites.set(data.ids);
    });
  };
  const write = async (id: string, isFavourite: boolean, turn: number) => {
    try {
      await setFavourite(id, isFavourite);
    } catch (error) {
      if (newest.get(id) === turn) putFavourite(id, !isFavourite);
      toast.error(error instanceof ServerError && error.code ? `server error: ${error.message}` : NOT_SAVED);
      void cache.invalidateQueries({ queryKey: ["favourites"] });
    }
  };

  const onSession = () => {
    const { status, user } = sessionState();
    const player = status === "signed-in" ? user.id : undefined;
    if (player === followed) return;
    followed = player;
    stopReading();
    stopReading = player === undefined ? () => {} : startReading(player);
  };
  const stopSession = subscribeSession(onSession);
  const stopToggles = onFavouriteToggled((id, isFavourite) => {
    if (sessionState().status !== "signed-in") return;
    const turn = ++toggles;
    newest.set(id, turn);
    // Writes run one after the other, so that on and off cannot arrive in the wrong order.
    writes = writes.then(() => write(id, isFavourite, turn));
  });
  onSession();
  return () => {
    stopSession();
    stopToggles();
    stopReading();
  };
}

/** Adds a visitor's favourites on this device to the account. */
async function merge(cache: QueryClient): Promise<string[]> {
  const { apps } = await cache.fetchQuery(catalogueQuery);
  return mergeFavourites(
    favourites.get(),
    apps.map(({ id }) => id),
  );
}
