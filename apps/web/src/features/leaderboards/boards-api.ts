import { displayTitle } from "#lib/site/class-title.ts";
import { formatDay, formatNumber } from "#lib/site/format.ts";

/** A board with pages: one of the four global boards, a class's scores (replayed or paced), or its daily challenge. */
export type BoardId = "streaks" | "coins" | "time_spent" | "apps_played" | ClassBoardId;
export type ClassBoardId = `${"scores" | "daily" | "paced"}/${string}`;
/** A date is a past day of a daily challenge. */
export type Period = "now" | "day" | "week" | "season" | "all" | PastDay;
type PastDay = `${number}-${number}-${number}`;

export type Board = {
  id: BoardId;
  title: string;
  /** The first is shown in the overview. */
  periods: readonly Period[];
  /** Formats a value for display. */
  format: (value: number) => string;
};

export const PERIOD_NAMES: Record<Exclude<Period, PastDay>, string> = {
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

/** The parts of a class's board: `scores/lumen@2/map-7`. */
export type ClassBoard = { kind: "scores" | "daily" | "paced"; classId: string; version: number; variant: string };

const CLASS_BOARD = /^(scores|daily|paced)\/([a-z0-9-]{1,60})(?:@([1-9]\d{0,2}))?(?:\/([a-z0-9-]{1,24}))?$/;

export function readClassBoard(name: string | null): ClassBoard | null {
  const [, kind, classId, version = "1", variant = ""] = name?.match(CLASS_BOARD) ?? [];
  if (!kind || !classId || (kind !== "scores" && version + variant !== "1")) return null;
  return { kind: kind as ClassBoard["kind"], classId, version: Number(version), variant };
}

/** A board by its name in an address; null if it does not exist. `title` is the class's title, if it is known. */
export function findBoard(name: string | null, title?: string): Board | null {
  const known = BOARDS.find(({ id }) => id === name);
  if (known) return known;
  const found = readClassBoard(name);
  if (!found) return null;
  const { kind, classId, variant } = found;
  const about = kind === "scores" ? variant.replaceAll("-", " ") : kind;
  const shown = title ?? displayTitle(classId);
  return {
    id: name as ClassBoardId,
    title: about ? `${shown}, ${about}` : shown,
    periods: kind === "daily" ? ["day"] : ["all", "week", "day"],
    format: (score) => formatNumber(score),
  };
}

export function findPeriod(board: Board, name: string | null): Period {
  if (board.id.startsWith("daily/") && name && /^\d{4}-\d\d-\d\d$/.test(name)) return name as PastDay;
  return board.periods.find((period) => period === name) ?? board.periods[0]!;
}

/** How a period is called: "This week", or the date of a past day. */
export function periodName(period: Period): string {
  return period in PERIOD_NAMES ? PERIOD_NAMES[period as keyof typeof PERIOD_NAMES] : formatDay(`${period}T12:00:00`);
}

export function boardPath(id: BoardId | "daily", period?: Period, page = 1): string {
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
