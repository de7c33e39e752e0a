import { queryOptions } from "@tanstack/react-query";
import { gamesIn, KEPT } from "./offline-rules.ts";

/** The classes that can be played without a connection. Of this device, so it is read anew each time it matters. */
export const keptGamesQuery = queryOptions({
  queryKey: ["keptGames"],
  queryFn: readKeptGames,
  staleTime: 0,
  networkMode: "always",
  meta: { hideError: true },
});

async function readKeptGames(): Promise<string[]> {
  // Over plain http a browser keeps nothing.
  if (!("caches" in globalThis)) return [];
  const pages = await (await caches.open(KEPT.pages)).keys();
  return gamesIn(pages.map(({ url }) => url));
}
