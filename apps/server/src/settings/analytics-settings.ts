import type { SettingReaders } from "./setting-readers.ts";

/** Analytics and error reports. Null, the default, means off. */
export type AnalyticsSettings = {
  /** `host` receives the events; a URL without a trailing slash. */
  posthog: { key: string; host: string } | null;
  sentryDsn: string | null;
};

/** Every browser sees both, so neither may be a secret. */
export function readAnalytics({ text, url, problems }: SettingReaders): AnalyticsSettings {
  const [key, host] = [text("POSTHOG_KEY"), url("POSTHOG_HOST", ["http:", "https:"])];
  if ((key === null) !== (text("POSTHOG_HOST") === null))
    problems.push("Set both POSTHOG_KEY (the project's key) and POSTHOG_HOST (where its events are sent), or neither.");
  if (key !== null && !/^(?!phx_|phs_)[\w-]+$/.test(key))
    problems.push(
      "POSTHOG_KEY must be a project's own key (phc_…). A personal or secret key must not be part of a page.",
    );
  if (host !== null && /[?#]|\/\/[^/]*@/.test(host))
    problems.push("POSTHOG_HOST must be a plain address, without a question mark, a hash or a password.");

  const dsn = text("SENTRY_DSN");
  if (dsn !== null && !isPublicDsn(dsn))
    problems.push("SENTRY_DSN must look like https://key@host/project, with nothing secret after the key.");
  return { posthog: key === null || host === null ? null : { key, host: eventHost(host) }, sentryDsn: dsn };
}

/** The origins that a page may connect to for this. */
export function analyticsOrigins({ posthog, sentryDsn }: { posthog?: { host: string }; sentryDsn?: string }): string[] {
  const addresses = [posthog?.host, sentryDsn].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

// PostHog's client sends events for its two clouds to their event hosts, whichever address is configured. The CSP has
// to name the event host.
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
