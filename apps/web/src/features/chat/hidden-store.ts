import { useSyncExternalStore } from "react";
import type { Blocked } from "./chat-api.ts";

let hidden: Blocked[] = [];
const listeners = new Set<() => void>();

function set(next: Blocked[]): void {
  hidden = next;
  listeners.forEach((listener) => listener());
}

/** Hides a player on this screen, until the page is loaded again. A block is kept with the account. */
export const hidePlayer = (player: Blocked): void =>
  set([...hidden.filter(({ user_id }) => user_id !== player.user_id), player]);

export const showPlayer = (userId: string): void => set(hidden.filter(({ user_id }) => user_id !== userId));

export function useHidden(): Blocked[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hidden,
    () => hidden,
  );
}
