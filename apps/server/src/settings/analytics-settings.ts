import type { SettingReaders } from "./setting-readers.ts";

/** Where visits are counted and errors reported. Null, which is the default, means nowhere. */
export type AnalyticsSettings = {
  /** `host` is where events go, as an address without a slash at its end. */
  posthog: { key: string; host: string } | null;
  sentryDsn: string | null;
};

/** Both are seen by every browser that opens the site, so that neither may be a secret. */
export function readAnalytics({ text, url, problems }: SettingReaders): AnalyticsSettings {
  const [key, host] = [text("POSTHOG_KEY"), url("POSTHOG_HOST", ["http:", "https:"])];
  if ((key === null) !== (text("POSTHOG_HOST") === null))
    problems.push("POSTHOG_KEY and POSTHOG_HOST go together: the project's key, and where its events are to be sent.");
  if (key !== null && !/^(?!phx_|phs_)[\w-]+$/.test(key))
    problems.push("POSTHOG_KEY must be a project's own key (phc_…). A personal or secret one must not get into pages.");
  if (host !== null && /[?#]|\/\/[^/]*@/.test(host))
    problems.push("POSTHOG_HOST must be a plain address, without a question mark, a hash or a password.");

  const dsn = text("SENTRY_DSN");
  if (dsn !== null && !isPublicDsn(dsn))
    problems.push("SENTRY_DSN must look like https://key@host/project, with nothing secret after the key.");
  return { posthog: key === null || host === null ? null : { key, host: eventHost(host) }, sentryDsn: dsn };
}

/** Whom a page may send this to. */
export function analyticsOrigins({ posthog, sentryDsn }: { posthog?: { host: string }; sentryDsn?: string }): string[] {
  const addresses = [posthog?.host, sentryDsn].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

// PostHog's client sends what is meant for its two clouds to their doors for events, whichever of their addresses it
// is given. The policy has to name the door.
function eventHost(host: string): string {
  const cloud = /^https:\/\/(?:app|(us|eu)(?:-assets)?)(?:\.i)?\.posthog\.com$/i.exec(host);
  return cloud ? `https://${cloud[1]?.toLowerCase() ?? "us"}.i.posthog.com` : host;
}

function isPublicDsn(dsn: string): boolean {
  if (!URL.canParse(dsn)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(dsn);
  return (
    /^https?:$/.test(protocol) && /^\w+$/.test(username) && /\/\d+$/.test(pathname) && !password && !search && !hash
  );
}
