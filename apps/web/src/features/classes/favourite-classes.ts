import { createLocalStore, useLocalStore } from "#lib/device/local-store.ts";

const NONE: string[] = [];
const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

export const favourites = createLocalStore("favourites", NONE, isIdList);

/** Ids of the classes hearted on this device, newest first. */
export function useFavourites(): string[] {
  return useLocalStore(favourites, NONE);
}

type OnToggled = (id: string, isFavourite: boolean) => void;
const listeners = new Set<OnToggled>();

/** Calls back when somebody clicks a heart in this tab: not for merges, and not for what another tab did. */
export function onFavouriteToggled(listener: OnToggled): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toggleFavourite(id: string): void {
  const isFavourite = !favourites.get().includes(id);
  putFavourite(id, isFavourite);
  listeners.forEach((listener) => listener(id, isFavourite));
}

/** On this device alone. */
export function putFavourite(id: string, isFavourite: boolean): void {
  const others = favourites.get().filter((other) => other !== id);
  favourites.set(isFavourite ? [id, ...others] : others);
}
