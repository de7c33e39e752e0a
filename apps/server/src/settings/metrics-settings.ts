import type { SettingReaders } from "./setting-readers.ts";

/** Metrics for Prometheus. Without either setting there are none. */
export type MetricsSettings = {
  /** Whoever has it may read `/metrics`. */
  metricsToken: string | null;
  /** A port on this machine only, without a token. */
  metricsPort: number | null;
};

export function readMetricsSettings({ text, whole, problems }: SettingReaders): MetricsSettings {
  const token = text("METRICS_TOKEN");
  if (token !== null && token.length < 16) problems.push("METRICS_TOKEN must have at least 16 characters.");
  return {
    metricsToken: token,
    metricsPort: text("METRICS_PORT") === null ? null : whole("METRICS_PORT", 0, 1, 65_535),
  };
}
