import { type LevelSource, levelFor } from "@quackademy/contract/levels.ts";
import { formatNumber } from "#lib/site/format.ts";

/** A level for display. */
export type LevelView = {
  level: number;
  next: number;
  /** How far the bar is filled, from 0 to below 100. */
  percent: number;
  points: number;
  /** The points at which this level and the next one begin. */
  base: number;
  goal: number;
  words: string;
};

/** All numbers are rounded down: "100 of 100 points" would be a reached level. */
export function levelView(source: LevelSource): LevelView {
  const { level, points, base, nextBase, progress } = levelFor(source);
  const shown = Math.floor(points);
  return {
    level,
    next: level + 1,
    percent: Math.floor(progress * 1000) / 10,
    points: shown,
    base,
    goal: nextBase,
    words: `${formatNumber(shown)} of ${formatNumber(nextBase)} points`,
  };
}
