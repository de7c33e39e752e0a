import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isTexts } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf, ShelfItem } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { streakOf, today } from "./kept-days.ts";
import { emptyCells, gradeOf, type SudokuState } from "./rules.ts";
import { drawMonth, streakWords } from "./view-calendar.ts";
import { CORAL, INK } from "./view-paint.ts";

const KEY = { feathers: "feathers", days: "daily" };
/** More than four weeks are not drawn, and a year is enough for any streak. */
const MAX_DAYS = 366;
const CLOSE_FRAMES = 10 * 60;
const LONG_RUSH = 15;

const isSolved = (state: SudokuState) => emptyCells(state) === 0;
type Feat = { state: SudokuState; streak: number };

/** Feathers that are won once and stay. */
const FEATHERS: readonly { id: string; name: string; how: string; colour: string; isWon(feat: Feat): boolean }[] = [
  {
    id: "duckling",
    name: "First grid",
    how: "solve Duckling",
    colour: "#FFC93A",
    isWon: ({ state }) => isSolved(state) && gradeOf(state).id === "",
  },
  {
    id: "drake",
    name: "Drake's own",
    how: "solve Drake",
    colour: "#2F9E6B",
    isWon: ({ state }) => isSolved(state) && gradeOf(state).id === "drake",
  },
  {
    id: "goose",
    name: "Goose's own",
    how: "solve Goose",
    colour: "#7E93C9",
    isWon: ({ state }) => isSolved(state) && gradeOf(state).id === "goose",
  },
  {
    id: "clean",
    name: "Clean sheet",
    how: "no mistake, no hint",
    colour: "#4FB3E8",
    isWon: ({ state }) => isSolved(state) && state.mistakes + state.tips === 0,
  },
  {
    id: "rush",
    name: "Full pace",
    how: `${LONG_RUSH} digits in a row at ×5`,
    colour: CORAL,
    isWon: ({ state }) => state.longestRush >= LONG_RUSH,
  },
  {
    id: "close",
    name: "That was close",
    how: "solve it with the goose 10 s behind",
    colour: "#E87FB0",
    isWon: ({ state }) => isSolved(state) && state.nearest <= CLOSE_FRAMES,
  },
  {
    id: "three",
    name: "Regular",
    how: "the daily, 3 days in a row",
    colour: "#B07CE8",
    isWon: ({ streak }) => streak >= 3,
  },
  {
    id: "seven",
    name: "Whole week",
    how: "the daily, 7 days in a row",
    colour: "#E8903A",
    isWon: ({ streak }) => streak >= 7,
  },
  {
    id: "month",
    name: "Whole month",
    how: "the daily, 30 days in a row",
    colour: INK,
    isWon: ({ streak }) => streak >= 30,
  },
];

export const daysOf = (progress?: GameProgress): readonly string[] => progress?.get(KEY.days, isTexts) ?? [];

/** Keeps the day of a daily challenge that was solved, and feathers. */
export function keepRun(state: SudokuState, progress: GameProgress, _variant: string, isDaily: boolean): string[] {
  const now = today();
  const news: string[] = [];
  const before = daysOf(progress);
  if (isDaily && isSolved(state) && !before.includes(now)) {
    const days = [...before, now].slice(-MAX_DAYS);
    progress.set(KEY.days, days);
    const streak = streakOf(days, now);
    news.push(
      streak === 1 ? "Daily solved. Come back tomorrow for two in a row." : `Daily solved: ${streak} days in a row.`,
    );
  }
  const streak = streakOf(daysOf(progress), now);
  const won = progress.get(KEY.feathers, isTexts) ?? [];
  const fresh = FEATHERS.filter(({ id, isWon }) => !won.includes(id) && isWon({ state, streak })).map(({ id }) => id);
  if (fresh.length > 0) progress.set(KEY.feathers, [...won, ...fresh]);
  return news;
}

export function featherShelf(progress: GameProgress): Shelf {
  const won = progress.get(KEY.feathers, isTexts) ?? [];
  return {
    title: "Feathers",
    line: `${streakWords(daysOf(progress))}. Each feather is won once, and stays.`,
    items: [
      calendarOf(progress),
      ...FEATHERS.map(({ id, name, how, colour }) => ({
        id,
        name,
        how,
        isFound: won.includes(id),
        draw: (context: CanvasRenderingContext2D) => drawFeather(context, colour),
      })),
    ],
  };
}

/** The last four weeks of the daily challenge, with the feathers. */
function calendarOf(progress: GameProgress): ShelfItem {
  const days = daysOf(progress);
  return {
    id: "calendar",
    name: "Calendar",
    how: days.length === 0 ? "solve a daily" : "your last four weeks",
    isFound: days.length > 0,
    draw: (context) => drawMonth(context, days),
  };
}

function drawFeather(context: CanvasRenderingContext2D, colour: string): void {
  context.translate(32, 32);
  context.rotate(0.6);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, -30);
  context.bezierCurveTo(18, -16, 16, 10, 3, 20);
  context.lineTo(-3, 20);
  context.bezierCurveTo(-16, 10, -18, -16, 0, -30);
  context.fill();
  context.strokeStyle = "#FFF6DF";
  context.lineWidth = 2.6;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(0, -20);
  context.lineTo(0, 32);
  for (const y of [-10, 0, 10]) {
    context.moveTo(0, y + 6);
    context.lineTo(9, y);
    context.moveTo(0, y + 6);
    context.lineTo(-9, y);
  }
  context.stroke();
}
