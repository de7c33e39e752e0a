import { useSyncExternalStore } from "react";
import { dressPage } from "./dress-page.ts";
import type { WornItem } from "./items-api.ts";
import { lookOf } from "./look.ts";

let worn: readonly WornItem[] = [];
let tried: WornItem | null = null;
const listeners = new Set<() => void>();

/** Puts on the page what a player has equipped. */
export function wearItems(items: readonly WornItem[]): void {
  worn = items;
  dressPage(lookOf(worn, tried));
}

/** Shows an item on the page over what is worn, to nobody else and until it is taken off; null takes it off. */
export function tryOn(item: WornItem | null): void {
  tried = item;
  dressPage(lookOf(worn, tried));
  listeners.forEach((listener) => listener());
}

/** The id of what is being tried on. */
export function useTriedOn(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => tried?.id ?? null,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
