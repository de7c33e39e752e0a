import type { Assignment } from "@quackademy/contract/homeroom-answers.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { formatDay, formatNumber } from "#lib/site/format.ts";
import { sayTime } from "./homeroom-words-api.ts";

/** "Times Tower to 30", "Keystorm, one full run". */
export function sayAssignment({ title, target, order }: Pick<Assignment, "title" | "target" | "order">): string {
  if (target === null) return `${displayTitle(title)}, one full run`;
  return `${displayTitle(title)} ${order === "asc" ? "in at most" : "to"} ${formatNumber(target)}`;
}

/** "by 20 Nov, 16:00", "ended 20 Nov". */
export function sayDue({ due_at, is_over }: Pick<Assignment, "due_at" | "is_over">): string {
  return is_over ? `ended ${formatDay(due_at)}` : `by ${formatDay(due_at)}, ${sayTime(due_at)}`;
}
