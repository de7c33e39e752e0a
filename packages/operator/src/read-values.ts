import { UsageError } from "./refusal.ts";

export function readInteger(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`${name} must be a whole number from ${min} to ${max}, but it is "${text}".`);
}

/** The number of rows that a list shows. */
export const readLimit = (text = "50"): string => String(readInteger("--limit", text, 1, 1000));

export function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new UsageError(`${name} must be one of ${choices.join(", ")}, but it is "${text}".`);
}

export function readReason(text: string, maxLength: number): string {
  const reason = text.trim();
  if (reason.length <= maxLength) return reason;
  throw new UsageError(`The reason has ${reason.length} characters; the limit is ${maxLength}.`);
}

/** Parses a day (its start or its last second, in UTC) or a timestamp with zone, in PostgreSQL's format. */
export function readTime(name: string, text: string, ofDay: "beginning" | "end"): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const moment = new Date(isDay ? `${text}T${ofDay === "end" ? "23:59:59" : "00:00:00"}Z` : text);
  // JavaScript rolls the 31st of a short month over to the next month.
  const isReal = !Number.isNaN(moment.getTime()) && (!isDay || moment.toISOString().startsWith(text));
  if ((isDay || isMoment) && isReal) return moment.toISOString();
  throw new UsageError(`${name} must be a day like 2026-09-01 or a time like 2026-09-01T08:00Z, but it is "${text}".`);
}
