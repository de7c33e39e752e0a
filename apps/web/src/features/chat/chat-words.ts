import { formatDay } from "#lib/site/format.ts";
import { type ChatMessage, nameOf } from "#features/chat/log/chat-log.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const UNITS: [unit: string, ms: number][] = [
  ["day", DAY_MS],
  ["hour", HOUR_MS],
  ["minute", MINUTE_MS],
];

/** "16:03", in the reader's time zone. */
export function timeOfDay(at: string | number): string {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

/** "16:03" today, else "18 Nov, 16:03". */
export function momentOf(at: string, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? timeOfDay(at) : `${formatDay(at)}, ${timeOfDay(at)}`;
}

/** "15 minutes", "2 hours", "3 days": rounded, never zero. */
export function spanOf(ms: number): string {
  const [unit, length] = UNITS.find((each) => ms >= each[1]) ?? UNITS.at(-1)!;
  const count = Math.max(1, Math.round(ms / length));
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

type Muted = { username: string; until: string | null; reason: string };

export function sayMuted({ username, until, reason }: Muted, now = Date.now()): string {
  const span = until === null ? "for good" : `for ${spanOf(Date.parse(until) - now)}`;
  return `${username} was muted ${span}: ${endless(reason)}.`;
}

/** The words of a tombstone. */
export function sayRemoved(message: ChatMessage): string {
  const { removed, reason } = message;
  const name = nameOf(message);
  if (removed === "author") return `${name} took a message back.`;
  if (removed === "account") return "A message of a deleted account.";
  if (removed === "reports") return `A message by ${name} is hidden until a moderator has looked at it.`;
  return `A message by ${name} was removed${reason ? `: ${endless(reason)}` : ""}.`;
}

const endless = (sentence: string) => sentence.replace(/\.$/, "");

/** The day above a group of lines. */
export function dayOf(at: string, now = Date.now()): string {
  const day = new Date(at).toDateString();
  if (day === new Date(now).toDateString()) return "Today";
  return day === new Date(now - DAY_MS).toDateString() ? "Yesterday" : formatDay(at);
}
