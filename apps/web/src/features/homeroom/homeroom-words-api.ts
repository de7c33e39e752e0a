import type { HomeroomHours } from "@quackademy/contract/homeroom-answers.ts";

const CODE_LETTERS = 6;
const MONTHS = "January February March April May June July August September October November December".split(" ");
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const MAX_NAME = 24;

/** A typed code: only letters, in capitals, six at most. */
export function plainCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "")
    .slice(0, CODE_LETTERS);
}

/** Three typed words as the password: small letters with hyphens. Blanks, capitals and commas do not matter. */
export function plainWords(typed: string): string {
  return typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join("-");
}

/** The name of a homeroom account as it was typed: "Maple Otter 42" is `maple-otter-42`. */
export function plainLogin(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}

export type Card = { login: string; password: string };

/** A password card's address. The fragment is never sent to a server. */
export function cardAddress(origin: string, { login, password }: Card): string {
  return `${origin}/join#in=${login}.${password}`;
}

export function readCard(hash: string): Card | null {
  const [, login, password] = /^#in=([a-z0-9-]{3,40})\.([a-z]+(?:-[a-z]+){2})$/.exec(hash) ?? [];
  return login && password ? { login, password } : null;
}

/** Homeroom accounts sign in with an address that does not exist; it is never shown. */
export const emailOf = (login: string): string => `${login}@pupil.invalid`;

/**
 * Names from a typed list or a CSV file: the first column of every line and nothing else. A first line that says "name"
 * is a heading.
 */
export function readNames(text: string): string[] {
  const names = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => firstCell(line).replaceAll(/\s+/g, " ").trim().slice(0, MAX_NAME))
    .filter(Boolean);
  return /^(full |first |pupil'?s? )?names?$/i.test(names[0] ?? "") ? names.slice(1) : names;
}

function firstCell(line: string): string {
  const [, quoted] = /^\s*"((?:[^"]|"")*)"/.exec(line) ?? [];
  return quoted === undefined ? (line.split(/[,;\t]/)[0] ?? "") : quoted.replaceAll('""', '"');
}

/** "Mon to Fri, 08:00 to 16:00". */
export function sayHours({ days, from, to }: HomeroomHours): string {
  return `${sayDays(days)}, ${from.slice(0, 5)} to ${to.slice(0, 5)}`;
}

export function sayDays(days: number[]): string {
  const sorted = [...days].sort((a, b) => a - b);
  const isRow = sorted.length > 2 && sorted.every((day, place) => place === 0 || day === sorted[place - 1]! + 1);
  if (sorted.length === 7) return "Every day";
  if (isRow) return `${DAYS[sorted[0]! - 1]} to ${DAYS[sorted.at(-1)! - 1]}`;
  return sorted.map((day) => DAYS[day - 1]).join(", ") || "no day";
}

/** "31 July 2027" of a date without a time. */
export function sayDate(date: string): string {
  const [year = "", month = "1", day = ""] = date.slice(0, 10).split("-");
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** "14:05", in the reader's time zone. */
export function sayTime(at: string | number): string {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

/** "today 8:52", "Fri 11:10", "3 Nov", "never": when a member was last seen in the hours. */
export function saySeen(at: string | null, now: number): string {
  if (at === null) return "never";
  const seen = new Date(at);
  const days = Math.round((startOfDay(new Date(now)) - startOfDay(seen)) / 86_400_000);
  if (days <= 0) return `today ${sayTime(at)}`;
  if (days < 7) return `${DAYS[(seen.getDay() + 6) % 7]} ${sayTime(at)}`;
  return `${seen.getDate()} ${MONTHS[seen.getMonth()]!.slice(0, 3)}`;
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "MPW KTX". */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

export const DAY_NAMES = DAYS;
