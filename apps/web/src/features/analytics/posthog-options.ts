import type { CaptureResult, PostHogConfig } from "posthog-js/dist/module.slim.no-external.js";

/** Three clicks that are each this near to the one before are somebody whose button does nothing. */
export const RAGE_CLICK = { click_count: 3, threshold_px: 30, timeout_ms: 1000 };
/** At once, and how long until there may be one more. */
export const EVENT_LIMIT = { bucket: 10, refillSeconds: 10 };

/** All that is ever sent. What the library might send by itself is not among it. */
const EVENTS = ["$pageview", "$rageclick", "class opened", "run finished", "signed up"];

/** What an event may have in it: ours, what PostHog cannot do without, and the kind of device. The rest is dropped. */
const PROPERTIES = [
  "$current_url",
  "$host",
  "$pathname",
  "class",
  "outcome",
  "$ip",
  "$geoip_disable",
  "$feature/site-redesign",
  "token",
  "distinct_id",
  "$session_id",
  "$window_id",
  "$insert_id",
  "$time",
  "$lib",
  "$lib_version",
  "$browser",
  "$browser_version",
  "$os",
  "$device_type",
  "$viewport_width",
  "$viewport_height",
  "$process_person_profile",
];

/**
 * Counting, and nothing besides. The greatest length of a session (24 hours) and the number of tries for a request that
 * failed (10) cannot be set: they are the library's own, and a test holds it to them.
 */
export function posthogOptions(host: string): Partial<PostHogConfig> {
  return {
    api_host: host,
    rate_limiting: { events_burst_limit: EVENT_LIMIT.bucket, events_per_second: 1 / EVENT_LIMIT.refillSeconds },
    rageclick: RAGE_CLICK,
    session_idle_timeout_seconds: 1800,
    request_batching: true,
    request_queue_config: { flush_interval_ms: 3000 },

    // Nothing stays on a device that many share: whoever comes back is somebody new.
    persistence: "memory",
    person_profiles: "never",
    respect_dnt: true,
    before_send: keepOnlyKnown,

    // Pages are told of by name, so that no address with somebody's name in it is.
    capture_pageview: false,
    capture_pageleave: false,
    autocapture: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_heatmaps: false,
    capture_performance: false,
    disable_scroll_properties: true,
    save_campaign_params: false,
    save_referrer: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_web_experiments: true,
    // Neither scripts nor settings are fetched from there: the host hears, and does not speak.
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
  };
}

export function keepOnlyKnown(event: CaptureResult | null): CaptureResult | null {
  if (event === null || !EVENTS.includes(event.event)) return null;
  const { uuid, event: name, properties, timestamp } = event;
  const known = Object.entries(properties).filter(([key]) => PROPERTIES.includes(key));
  return { uuid, event: name, properties: Object.fromEntries(known), ...(timestamp && { timestamp }) };
}
