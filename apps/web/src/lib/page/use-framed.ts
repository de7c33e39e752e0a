import { useSyncExternalStore } from "react";

/** Whether another page is around this one. The server cannot know, and draws it as if there were none. */
export function useFramed(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => window.parent !== window,
    () => false,
  );
}
