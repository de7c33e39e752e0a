import type { Replay } from "@quackademy/game-sdk/protocol.ts";
import type { Medal } from "./save-data.ts";

/** A recorded run that is shipped with the game. */
export type StaffRun = Replay & { who: StaffName; variant: string };

export type StaffName = (typeof STAFF)[number];

/** From the easiest to beat to the hardest: bronze, silver, gold. */
export const STAFF = ["duckling", "drake", "goose"] as const;

/** The medal for a score: that of the best staff run it beats. */
export function medalFor(score: number, staff: readonly StaffRun[], order: string): Medal | 0 {
  const beaten = staff.filter((run) => (order === "asc" ? score < run.score : score > run.score));
  return Math.max(0, ...beaten.map(({ who }) => STAFF.indexOf(who) + 1)) as Medal | 0;
}
