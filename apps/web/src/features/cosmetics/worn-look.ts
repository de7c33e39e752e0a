import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { createLocalStore } from "#lib/device/local-store.ts";
import { sessionState, subscribeSession } from "#lib/session/session.ts";
import { type WornItem, wornQuery } from "./items-api.ts";
import { wearItems } from "./try-on-api.ts";

const LOOK_KEY = "worn-look";

type Kept = { userId: string; items: WornItem[] };
const NO_LOOK: Kept = { userId: "", items: [] };

/** The last look on this device, so that the next visit can show it before the server answers. */
const kept = createLocalStore<Kept>(LOOK_KEY, NO_LOOK, isKept);

/** Shows the player's equipped items in every tab, until the sign-out. */
export function startLook(cache: QueryClient, userId: string): () => void {
  const show = () => wearItems(kept.get().userId === userId ? kept.get().items : []);
  const observer = new QueryObserver(cache, wornQuery(userId));
  const stops = [
    kept.subscribe(show),
    observer.subscribe(({ data }) => {
      if (data && !isSame(data, userId)) kept.set({ userId, items: data });
    }),
    // Remove personal data at sign-out: the device may be shared.
    subscribeSession(() => {
      if (sessionState().status === "signed-out") kept.set(NO_LOOK);
    }),
  ];
  show();
  return () => {
    stops.forEach((stop) => stop());
    wearItems([]);
  };
}

function isSame(items: WornItem[], userId: string): boolean {
  return JSON.stringify({ userId, items }) === JSON.stringify(kept.get());
}

function isKept(value: unknown): value is Kept {
  const { userId, items } = (value ?? {}) as Partial<Kept>;
  return typeof userId === "string" && Array.isArray(items) && items.every(isWorn);
}

function isWorn(value: unknown): value is WornItem {
  const { id, type, asset } = (value ?? {}) as Record<keyof WornItem, unknown>;
  return typeof id === "string" && typeof type === "string" && typeof asset === "object" && asset !== null;
}
