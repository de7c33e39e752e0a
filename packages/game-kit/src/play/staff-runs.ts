import type { StaffRun } from "#staff/load-staff.ts";
import type { Medal } from "./save-data.ts";

/** From the easiest to beat to the hardest: bronze, silver, gold. */
const STAFF: readonly StaffRun["who"][] = ["duckling", "drake", "goose"];

/** The medal for a score: that of the best staff run it beats. */
export function medalFor(score: number, staff: readonly StaffRun[], order: string): Medal | 0 {
  const beaten = staff.filter((run) => (order === "asc" ? score < run.score : score > run.score));
  return Math.max(0, ...beaten.map(({ who }) => STAFF.indexOf(who) + 1)) as Medal | 0;
}
