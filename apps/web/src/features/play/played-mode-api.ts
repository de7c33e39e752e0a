import { useSyncExternalStore } from "react";

/** `variant` is a mode or level of the class; each start in another one is an object of its own. */
type PlayedMode = { readonly appId: string; readonly variant: string };

const NONE: PlayedMode = { appId: "", variant: "" };
/** Of the run that began last on this page. */
let played = NONE;
const listeners = new Set<() => void>();

export function notePlayedMode(appId: string, variant: string): void {
  if (played.appId === appId && played.variant === variant) return;
  played = { appId, variant };
  for (const listener of listeners) listener();
}

/** The board beside a game follows it. */
export function usePlayedMode(appId: string): PlayedMode {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => (played.appId === appId ? played : NONE),
    () => NONE,
  );
}
