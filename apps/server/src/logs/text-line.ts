/** The fields that every line of the logger has. */
type LogEntry = {
  level: number;
  time: number;
  msg?: string;
  reqId?: string;
  err?: { type?: string; code?: string; message?: string; stack?: string };
  [field: string]: unknown;
};

const LEVELS: Record<number, string> = { 10: "trace", 20: "debug", 30: "info", 40: "warn", 50: "ERROR", 60: "FATAL" };
const HIDDEN = new Set(["level", "time", "msg", "err", "pid", "hostname"]);

/** A line of the logger as text: time, level, message, fields, and the place of an error below. */
export function textLine(json: string): string {
  const entry = JSON.parse(json) as LogEntry;
  const time = new Date(entry.time).toISOString().slice(11, 19);
  const fields = Object.entries(entry)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  const line = [time, (LEVELS[entry.level] ?? String(entry.level)).padEnd(5), entry.msg ?? "", ...fields].join(" ");
  return `${[line.trimEnd(), ...errorLines(entry.err)].join("\n")}\n`;
}

function errorLines(error: LogEntry["err"]): string[] {
  if (!error) return [];
  const { type, code, message, stack } = error;
  const what = [type, code, message].filter(Boolean).join(" ");
  return [what, stack].filter(Boolean).map((part) => `  ${part!.trim().replaceAll(/\n\s*/g, "\n  ")}`);
}
