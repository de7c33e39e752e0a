import { useMemo, useSyncExternalStore } from "react";
import { type Blocked, isHomeroomRoom } from "./chat-api.ts";

/** Members of a homeroom have names and ids of their own there. Elsewhere a player is the same in every room. */
const areaOf = (room: string): string => (isHomeroomRoom(room) ? room : "");

let hidden: (Blocked & { area: string })[] = [];
const listeners = new Set<() => void>();

function set(next: typeof hidden): void {
  hidden = next;
  listeners.forEach((listener) => listener());
}

/** Hides a player on this screen, until the page is loaded again. A block is kept with the account. */
export const hidePlayer = (room: string, player: Blocked): void =>
  set([...hidden.filter(({ user_id }) => user_id !== player.user_id), { ...player, area: areaOf(room) }]);

export const showPlayer = (userId: string): void => set(hidden.filter(({ user_id }) => user_id !== userId));

/** The players who are hidden in a room. */
export function useHidden(room: string): Blocked[] {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hidden,
    () => hidden,
  );
  return useMemo(() => all.filter(({ area }) => area === areaOf(room)), [all, room]);
}
