import type { SettingReaders } from "./setting-readers.ts";

export type LogFormat = "text" | "json";

export type LogSettings = {
  logLevel: string;
  /** Text for people on a terminal, a JSON object per line for programs. */
  logFormat: LogFormat;
  /** Statements that take longer are logged. 0: none. */
  slowMs: number;
};

export function readLogSettings({ text, oneOf, whole }: SettingReaders): LogSettings {
  const format = oneOf("LOG_FORMAT", ["text", "json"], "json");
  return {
    logLevel: oneOf("LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "silent"], "warn"),
    logFormat: process.stdout.isTTY && text("LOG_FORMAT") === null ? "text" : format,
    slowMs: whole("SLOW_MS", 500, 0, 600_000),
  };
}
