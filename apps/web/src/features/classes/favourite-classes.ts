import { createLocalStore, useLocalStore } from "#lib/local-store.ts";

const NONE: string[] = [];
const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

export const favourites = createLocalStore("favourites", NONE, isIdList);

/** Ids of the classes hearted on this device, newest first. */
export function useFavourites(): string[] {
  return useLocalStore(favourites, NONE);
}

export function toggleFavourite(id: string): void {
  const ids = favourites.get();
  favourites.set(ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]);
}
