import type { SettingReaders } from "./setting-readers.ts";

/** Metrics for Prometheus. Without either setting there are none. */
export type MetricsSettings = {
  /** The bearer token for `/metrics`. */
  metricsToken: string | null;
  /** A port on this machine only, without a token. */
  metricsPort: number | null;
};

export function readMetricsSettings({ text, secret, whole }: SettingReaders): MetricsSettings {
  return {
    metricsToken: secret("METRICS_TOKEN", 16),
    metricsPort: text("METRICS_PORT") === null ? null : whole("METRICS_PORT", 0, 1, 65_535),
  };
}
