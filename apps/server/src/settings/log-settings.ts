import type { SettingReaders } from "./setting-readers.ts";

export type LogFormat = "text" | "json";

export type LogSettings = {
  logLevel: string;
  /** Text for people on a terminal, a JSON object per line for programs. */
  logFormat: LogFormat;
  /** Statements that take longer are logged. 0: none. */
  slowMs: number;
};

export const readLogSettings = ({ text, oneOf, whole }: SettingReaders): LogSettings => ({
  logLevel: oneOf("LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "silent"], "warn"),
  logFormat:
    process.stdout.isTTY && text("LOG_FORMAT") === null ? "text" : oneOf("LOG_FORMAT", ["text", "json"], "json"),
  slowMs: whole("SLOW_MS", 500, 0, 600_000),
});
