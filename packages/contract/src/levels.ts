/** The columns of my_users that a level is computed from. */
export type LevelSource = { time_spent: number; longest_streak: number; apps_played: number };

export type Level = {
  points: number;
  level: number;
  /** Points at which this level starts. */
  base: number;
  /** Points at which the next level starts. */
  nextBase: number;
  /** Progress to the next level, from 0 to 1. */
  progress: number;
};

const POINTS_PER_MINUTE = 0.1;
const POINTS_PER_STREAK_DAY = 5;
const POINTS_PER_APP = 0.5;

export function experiencePoints({ time_spent, longest_streak, apps_played }: LevelSource): number {
  // Summed in tenths: 0.1 has no exact double, and a rounding error must not cost a level.
  const tenths =
    time_spent * POINTS_PER_MINUTE * 10 +
    longest_streak * POINTS_PER_STREAK_DAY * 10 +
    apps_played * POINTS_PER_APP * 10;
  return Math.round(tenths) / 10;
}

export function levelFor(source: LevelSource): Level {
  const points = experiencePoints(source);
  const level = Math.floor(Math.sqrt(points));
  const [base, nextBase] = [levelBase(level), levelBase(level + 1)];
  return { points, level, base, nextBase, progress: (points - base) / (nextBase - base) };
}

export function levelBase(level: number): number {
  return level * level;
}
