import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration: use it for content that the shared server HTML cannot have. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
