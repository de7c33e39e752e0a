import type { CaptureResult, PostHogConfig } from "posthog-js/dist/module.slim.no-external.js";

/** Three clicks this close in place and time are a rage click: the person's button does nothing. */
export const RAGE_CLICK = { click_count: 3, threshold_px: 30, timeout_ms: 1000 };
/** The rate limit: `bucket` events at once, and one more every `refillSeconds`. */
export const EVENT_LIMIT = { bucket: 10, refillSeconds: 10 };

/** The only events that are sent. Events that the library sends by itself are dropped. */
const EVENTS = ["$pageview", "$rageclick", "class opened", "run finished", "signed up"];

/** The only properties that are sent: ours, those that PostHog needs, and the device type. */
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
 * Options for counting only. The maximum session length (24 hours) and the number of retries (10) are fixed by the
 * library; a test checks them.
 */
export function posthogOptions(host: string): Partial<PostHogConfig> {
  return {
    api_host: host,
    rate_limiting: { events_burst_limit: EVENT_LIMIT.bucket, events_per_second: 1 / EVENT_LIMIT.refillSeconds },
    rageclick: RAGE_CLICK,
    session_idle_timeout_seconds: 1800,
    request_batching: true,
    request_queue_config: { flush_interval_ms: 3000 },

    // Nothing is stored on a shared device: a returning visitor counts as a new one.
    persistence: "memory",
    person_profiles: "never",
    respect_dnt: true,
    before_send: keepOnlyKnown,

    // Pages are sent by type, so that no address with a person's name is sent.
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
    // Loads neither scripts nor settings from the host.
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
