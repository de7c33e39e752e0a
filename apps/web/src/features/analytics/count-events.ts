import { posthogOptions } from "./posthog-options.ts";

/** `place` is a page type such as /profile/:username, never an address with a person's name. */
export type CountedEvent = {
  name: "$pageview" | "$rageclick" | "class opened" | "run finished" | "signed up";
  place: string;
  more?: Record<string, string>;
};

/** Loads PostHog and returns the function that sends events. Each event has the visitor's feature flags. */
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
      // Anonymizes the IP address and disables GeoIP. With null PostHog would record the sender's address.
      $ip: "0.0.0.0",
      $geoip_disable: true,
    });
  };
}
