import os from "node:os";
import type { LogFormat } from "#settings/log-settings.ts";
import { textLine } from "./text-line.ts";

const INFO = 30;

/** Prints a sentence about the start or the stop, in the format of the log. It does not depend on LOG_LEVEL. */
export const sayIn =
  (format: LogFormat): ((message: string) => void) =>
  (message) =>
    console.log(
      format === "text"
        ? message
        : JSON.stringify({ level: INFO, time: Date.now(), pid: process.pid, hostname: os.hostname(), msg: message }),
    );

/** Where the logger writes: its own JSON lines, or the same as text. */
export const logStreamIn = (format: LogFormat): { write: (line: string) => void } =>
  format === "json" ? process.stdout : { write: (line) => void process.stdout.write(textLine(line)) };
