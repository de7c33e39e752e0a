import { queryOptions } from "@tanstack/react-query";
import { gamesIn, CACHE_NAMES } from "./offline-rules.ts";

/** The classes that can be played offline. Read from this device's cache each time. */
export const keptGamesQuery = queryOptions({
  queryKey: ["keptGames"],
  queryFn: readKeptGames,
  staleTime: 0,
  networkMode: "always",
  meta: { hideError: true },
});

async function readKeptGames(): Promise<string[]> {
  // The Cache API needs https.
  if (!("caches" in globalThis)) return [];
  const pages = await (await caches.open(CACHE_NAMES.pages)).keys();
  return gamesIn(pages.map(({ url }) => url));
}
