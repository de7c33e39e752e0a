import { useSyncExternalStore } from "react";

/** Whether the page is in a frame. The server cannot know, and renders it unframed. */
export function useFramed(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => window.parent !== window,
    () => false,
  );
}
