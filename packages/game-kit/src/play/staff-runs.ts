import type { StaffRun } from "#staff/load-staff.ts";
import type { GameSession } from "./game-session.ts";
import { isLevelOf } from "./game-modes.ts";
import type { Medal } from "./save-data.ts";

/** From the easiest to beat to the hardest: bronze, silver, gold. */
const STAFF: readonly StaffRun["who"][] = ["duckling", "drake", "goose"];

/** The medal for a score: that of the best staff run it beats. */
export function medalFor(score: number, staff: readonly StaffRun[], order: string): Medal | 0 {
  const beaten = staff.filter((run) => (order === "asc" ? score < run.score : score > run.score));
  return Math.max(0, ...beaten.map(({ who }) => STAFF.indexOf(who) + 1)) as Medal | 0;
}

/** The staff's runs of a mode or level. */
export const staffOf = ({ staff }: Pick<GameSession<never>, "staff">, variant: string): readonly StaffRun[] =>
  staff.runs.filter((run) => run.variant === variant);

/**
 * The medal for the best score so far. A level with stars keeps these in its place, so its medal follows from the score;
 * without a star it was never finished, and has none.
 */
export function keptMedal<State>(
  gameSession: Pick<GameSession<State>, "manifest" | "save" | "staff" | "stars">,
  variant: string,
  best: number | null = gameSession.save.bestOf(variant),
): Medal | 0 {
  const { manifest, save } = gameSession;
  if (!hasStars(gameSession, variant)) return save.saved.medals[variant] ?? 0;
  if (best === null || save.saved.medals[variant] === undefined) return 0;
  return medalFor(best, staffOf(gameSession, variant), manifest.score.order);
}

export const hasStars = <State>({ manifest, stars }: Pick<GameSession<State>, "manifest" | "stars">, variant: string) =>
  stars !== undefined && isLevelOf(manifest, variant);
