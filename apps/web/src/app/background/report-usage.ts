import type { QueryClient } from "@tanstack/react-query";
import { matchPath, matchRoute } from "#ui/router/route-match.ts";
import { type CountedEvent, startCounting } from "#features/analytics/count-events.ts";
import { startErrorReports } from "#features/analytics/error-reports.ts";
import { onRageClick } from "#features/analytics/rage-clicks.ts";
import { usageGroup, mayCountUsage, shareUsage } from "#features/analytics/share-usage-api.ts";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { profileQuery } from "#features/profile-data/profile-api.ts";
import { classIdOf } from "#lib/site/class-title.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { isRedesigned } from "#lib/site/layout.ts";
import { sessionState, subscribeSession } from "#lib/session/session.ts";
import { onUsage, type UsageEvent } from "#lib/site/usage.ts";
import { pagesFor } from "#app/routes/routes.tsx";

const MAX_WAITING = 20;

type Sinks = { count?: (event: CountedEvent) => void; report?: (error: unknown) => void };

/**
 * Forwards usage events while counting is allowed. Until that is known a few events are queued; if it is not allowed
 * they are dropped. The libraries are loaded when counting is first allowed.
 */
export function reportUsage(cache: QueryClient, config: SiteConfig): () => void {
  const answer = () => {
    const who = usageGroup(sessionState(), cache.getQueryData(profileQuery.queryKey));
    return mayCountUsage(who, shareUsage.get());
  };
  const isAllowed = () => answer() === "yes";
  const place = () => placeOf(location.pathname, config);

  let waiting: UsageEvent[] = [];
  let loading: Promise<void> | undefined;
  let sinks: Sinks = {};

  const load = async () => {
    const { posthog, sentryDsn } = config;
    const [count, report] = await Promise.all([
      posthog && startCounting(posthog, config.flags),
      sentryDsn && startErrorReports(sentryDsn, { place, isAllowed }),
    ]);
    sinks = { ...(count && { count }), ...(report && { report }) };
  };
  const pass = (event: UsageEvent) => {
    if (event.name === "error") return sinks.report?.(event.error);
    for (const counted of countedEvents(event, config, cache)) sinks.count?.(counted);
  };
  const check = () => {
    const now = answer();
    if (now === "no") waiting = [];
    if (now !== "yes" || waiting.length === 0) return;
    loading ??= load().then(check, () => {});
    if (sinks.count ?? sinks.report) waiting.splice(0).forEach(pass);
  };

  onUsage((event) => {
    waiting = [...waiting, event].slice(-MAX_WAITING);
    check();
  });
  const stops = [
    subscribeSession(check),
    shareUsage.subscribe(check),
    cache.getQueryCache().subscribe(check),
    onRageClick(() => isAllowed() && sinks.count?.({ name: "$rageclick", place: place() })),
  ];
  check();
  return () => stops.forEach((stop) => stop());
}

/** The page type of an address (its route pattern), which contains no names or other personal text. */
export function placeOf(pathname: string, config: SiteConfig): string {
  const routes = pagesFor(config).map(({ path }) => ({ path }));
  return matchRoute(routes, pathname)?.route.path ?? "*";
}

function countedEvents(event: UsageEvent, config: SiteConfig, cache: QueryClient): CountedEvent[] {
  const place = placeOf(event.name === "page" ? event.pathname : location.pathname, config);
  if (event.name === "signed up") return [{ name: "signed up", place }];
  if (event.name === "run finished") {
    const { classId, outcome } = event;
    return [{ name: "run finished", place, more: { class: classId, outcome } }];
  }
  if (event.name === "error") return [];
  const opened = classAt(event.pathname, config, cache);
  return [
    { name: "$pageview", place },
    ...(opened === null ? [] : [{ name: "class opened" as const, place, more: { class: opened } }]),
  ];
}

/** The class id in an address, only if it is in the catalogue: anything else could be text that a person typed. */
function classAt(pathname: string, config: SiteConfig, cache: QueryClient): string | null {
  const atHome = pathname === "/" && !isRedesigned(config) ? config.homeClass : undefined;
  const title = matchPath("/class/:app_title", pathname)?.["app_title"] ?? atHome;
  if (title === undefined) return null;
  const known = cache.getQueryData(catalogueQuery.queryKey)?.apps ?? [];
  return known.find(({ id }) => id === classIdOf(title))?.id ?? null;
}
