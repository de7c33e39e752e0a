import { useSyncExternalStore } from "react";
import { dressPage } from "./dress-page.ts";
import type { WornItem } from "./items-api.ts";
import { lookOf } from "./look.ts";

let worn: readonly WornItem[] = [];
let tried: WornItem | null = null;
const listeners = new Set<() => void>();

/** Shows the player's equipped items on the page. */
export function wearItems(items: readonly WornItem[]): void {
  worn = items;
  dressPage(lookOf(worn, tried));
}

/** Shows an item over the equipped ones, only in this browser, until null takes it off. */
export function tryOn(item: WornItem | null): void {
  tried = item;
  dressPage(lookOf(worn, tried));
  listeners.forEach((listener) => listener());
}

/** The id of the tried-on item. */
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
