import type { QueryClient } from "@tanstack/react-query";

let isStarted = false;

/**
 * Background work of every visit. It starts once and then follows the session itself. Its parts are imported here and
 * not by the first chunk, which would list all their files.
 */
export function startIdleWork(cache: QueryClient): void {
  if (isStarted) return;
  isStarted = true;
  import("./live-work.ts").then(
    (code) => code.startLiveWork(cache),
    () => {},
  );
  void import("#features/offline/offline-api.ts").then((code) => code.startOffline()).catch(() => {});
}
