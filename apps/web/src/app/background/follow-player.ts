import type { QueryClient } from "@tanstack/react-query";
import { ACCOUNT_KEYS, STATE_KEYS } from "#lib/data/state-keys.ts";
import { listenTo } from "#lib/live/live-client.ts";
import type { LiveHandlers } from "#lib/live/live-connection.ts";
import { sessionState, subscribeSession } from "#lib/session/session.ts";

const FAVOURITES = ["favourites"];

/** Shows what the player does on other devices: updates the balance, the streak, favourites and notices. */
export function followPlayer(cache: QueryClient): () => void {
  let followed: string | undefined;
  let stop = () => {};
  const onSession = () => {
    const { status, user } = sessionState();
    const player = status === "signed-in" ? user.id : undefined;
    if (player === followed) return;
    followed = player;
    stop();
    stop = player === undefined ? () => {} : listenTo(`player:${player}`, handlersFor(cache, player));
  };
  const unsubscribe = subscribeSession(onSession);
  onSession();
  return () => {
    unsubscribe();
    stop();
  };
}

export function handlersFor(cache: QueryClient, player: string): LiveHandlers {
  const refetch = (...keys: (readonly string[])[]) =>
    keys.forEach((queryKey) => void cache.invalidateQueries({ queryKey }));
  let joins = 0;
  return {
    onEvent: (event, payload) => {
      if (event === "balance") setBalance(cache, player, payload);
      else if (event === "streak") refetch(STATE_KEYS.streak);
      else if (event === "favourites") refetch(FAVOURITES);
      else if (event === "notices") refetch(STATE_KEYS.notices);
      else if (event === "settings") refetch(STATE_KEYS.profile);
    },
    onState: (state) => {
      // The page has loaded everything just before the first join.
      if (state === "joined" && joins++ > 0) refetch(...ACCOUNT_KEYS.slice(1), FAVOURITES);
    },
  };
}

function setBalance(cache: QueryClient, player: string, payload: unknown): void {
  const { coins } = payload as { coins?: unknown };
  const key = [...STATE_KEYS.coins, player];
  const known = cache.getQueryData<number>(key);
  if (typeof coins !== "number" || coins === known) return;
  // A request under way may have read the balance before this change.
  void cache.cancelQueries({ queryKey: key });
  cache.setQueryData(key, coins);
  void cache.invalidateQueries({ queryKey: STATE_KEYS.coinsGainedThisBattlePass });
  // Coins are spent on items.
  if (known !== undefined && coins < known) void cache.invalidateQueries({ queryKey: STATE_KEYS.items });
}
