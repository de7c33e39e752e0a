import type { QueryClient } from "@tanstack/react-query";
import { loadConfig } from "#lib/site/config.ts";
import { takeUsage } from "#lib/site/usage.ts";
import { whenIdle } from "#lib/page/when-idle.ts";

let isStarted = false;

/**
 * Counts visits and reports errors where the operator wants that, and only when nobody waits for anything else. It
 * begins once, and then follows who comes and goes by itself.
 */
export function startUsageLater(cache: QueryClient): void {
  if (isStarted) return;
  isStarted = true;
  void loadConfig().then((config) => {
    const isWanted = config.posthog !== undefined || config.sentryDsn !== undefined;
    // The page that holds a game and nothing else may reach nobody, whoever wants to be told.
    if (!isWanted || location.pathname.startsWith("/play/")) return takeUsage(() => {});
    whenIdle(
      () =>
        void import("./usage-follow.ts").then(
          ({ followUsage }) => void followUsage(cache, config),
          () => {},
        ),
    );
  });
}
