import type { QueryClient } from "@tanstack/react-query";
import { loadConfig } from "#lib/site/config.ts";
import { onUsage } from "#lib/site/usage.ts";
import { whenIdle } from "#lib/page/when-idle.ts";

let isStarted = false;

/**
 * Starts usage counting and error reports if the operator has configured them, when the page is idle. It starts only
 * once and then follows the session itself.
 */
export function startUsageLater(cache: QueryClient): void {
  if (isStarted) return;
  isStarted = true;
  void loadConfig().then((config) => {
    const isWanted = config.posthog !== undefined || config.sentryDsn !== undefined;
    // The CSP of `/play/` pages allows no third-party requests.
    if (!isWanted || location.pathname.startsWith("/play/")) return onUsage(() => {});
    whenIdle(
      () =>
        void import("./report-usage.ts").then(
          ({ reportUsage }) => void reportUsage(cache, config),
          () => {},
        ),
    );
  });
}
