import { posthogOptions } from "./posthog-options.ts";

/** `place` is a kind of page, such as /profile/:username, and never one that somebody is the only one to open. */
export type CountedEvent = {
  name: "$pageview" | "$rageclick" | "class opened" | "run finished" | "signed up";
  place: string;
  more?: Record<string, string>;
};

/** Fetches PostHog, and gives back what takes events. Each says what was decided for the visitor by `flags`. */
export async function startCounting({ key, host }: { key: string; host: string }, flags: Record<string, string> = {}) {
  const decided = Object.fromEntries(Object.entries(flags).map(([flag, value]) => [`$feature/${flag}`, value]));
  const { posthog } = await import("posthog-js/dist/module.slim.no-external.js");
  posthog.init(key, posthogOptions(host));
  return ({ name, place, more }: CountedEvent): void => {
    posthog.capture(name, {
      ...decided,
      ...more,
      $current_url: location.origin + place,
      $host: location.host,
      $pathname: place,
      // Whoever is called sees where from. This stands in for it, and nothing is looked up: PostHog would write down the
      // caller's own in place of a null.
      $ip: "0.0.0.0",
      $geoip_disable: true,
    });
  };
}
