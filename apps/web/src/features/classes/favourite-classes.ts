import { createLocalStore, useLocalStore } from "#lib/device/local-store.ts";

const NONE: string[] = [];
const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

export const favourites = createLocalStore("favourites", NONE, isIdList);

/** The ids of the favourites on this device, newest first. */
export function useFavourites(): string[] {
  return useLocalStore(favourites, NONE);
}

type OnToggled = (id: string, isFavourite: boolean) => void;
const listeners = new Set<OnToggled>();

/** Calls back on a click on a favourite button in this tab, not on merges or changes by other tabs. */
export function onFavouriteToggled(listener: OnToggled): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toggleFavourite(id: string): void {
  const isFavourite = !favourites.get().includes(id);
  putFavourite(id, isFavourite);
  listeners.forEach((listener) => listener(id, isFavourite));
}

/** Changes the favourite only on this device. */
export function putFavourite(id: string, isFavourite: boolean): void {
  const others = favourites.get().filter((other) => other !== id);
  favourites.set(isFavourite ? [id, ...others] : others);
}
