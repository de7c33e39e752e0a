import { displayTitle } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";

/** A board with pages: one of the four global boards, a class's scores (replayed or paced), or its daily challenge. */
export type BoardId = "streaks" | "coins" | "time_spent" | "apps_played" | ClassBoardId;
type ClassBoardId = `${"scores" | "daily" | "paced"}/${string}`;
export type Period = "now" | "day" | "week" | "season" | "all";

export type Board = {
  id: BoardId;
  title: string;
  /** The first is shown in the overview. */
  periods: readonly Period[];
  /** Formats a value for display. */
  format: (value: number) => string;
};

export const PERIOD_NAMES: Record<Period, string> = {
  now: "Right now",
  day: "Today",
  week: "This week",
  season: "This season",
  all: "All time",
};

const counted = (value: number, one: string, many: string) => `${formatNumber(value)} ${value === 1 ? one : many}`;

/** The global boards, in display order. */
export const BOARDS: readonly Board[] = [
  { id: "streaks", title: "Streaks", periods: ["now", "all"], format: (days) => counted(days, "day", "days") },
  {
    id: "coins",
    title: "Dabloons earned",
    periods: ["week", "day", "season", "all"],
    format: (coins) => formatNumber(coins),
  },
  { id: "time_spent", title: "Time at school", periods: ["all", "week", "day"], format: formatMinutes },
  {
    id: "apps_played",
    title: "Classes attended",
    periods: ["all", "week", "day"],
    format: (classes) => counted(classes, "class", "classes"),
  },
];

/** A board by its name in an address; null if it does not exist. `title` is the class's title, if it is known. */
export function findBoard(name: string | null, title?: string): Board | null {
  const known = BOARDS.find(({ id }) => id === name);
  if (known) return known;
  const [, kind, classId] = name?.match(/^(scores|daily|paced)\/([a-z0-9-]{1,60})$/) ?? [];
  if (!classId) return null;
  const shown = title ?? displayTitle(classId);
  return {
    id: name as ClassBoardId,
    title: kind === "scores" ? shown : `${shown}, ${kind}`,
    periods: kind === "daily" ? ["day"] : ["all", "week", "day"],
    format: (score) => formatNumber(score),
  };
}

export function findPeriod(board: Board, name: string | null): Period {
  return board.periods.find((period) => period === name) ?? board.periods[0]!;
}

/** The class of a board, if it belongs to one. */
export function classOfBoard(id: BoardId): string | undefined {
  return id.split("/")[1];
}

export function boardPath(id: BoardId, period?: Period, page = 1): string {
  const query = new URLSearchParams({ board: id });
  if (period) query.set("period", period);
  if (page > 1) query.set("page", String(page));
  return `/leaderboard?${query.toString()}`;
}

/** "3 h 20 min"; the referee counts in minutes. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${formatNumber(hours)} h` : `${formatNumber(hours)} h ${rest} min`;
}
