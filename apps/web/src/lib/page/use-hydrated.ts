import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while its page is taken over: what only this address says is drawn right after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
