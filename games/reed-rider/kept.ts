import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { TRACKS } from "./rules/tracks.ts";
import { metresOf, MODE, rules, starGoals, type State } from "./rules.ts";
import { drawRider, type Paint } from "./view/rider.ts";

/** The kept values, over all runs; numbers only grow. */
export type Kept = {
  stars: number;
  metres: number;
  flips: number;
  show: number;
  falls: number;
  styles: number;
};

const GOALS = 3;

export function readKept(progress: GameProgress): Kept {
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  return {
    stars: (progress.get("goals", isCounts) ?? []).reduce((sum, each) => sum + each, 0),
    metres: count("metres"),
    flips: count("flips"),
    show: count("show"),
    falls: count("falls"),
    styles: count("styles"),
  };
}

type Model = Paint & { id: string; name: string; how: string; isEarned(kept: Kept): boolean };

/** Easy ones first: the value that earns it, and how much of that. */
// prettier-ignore
const ROWS: readonly [id: string, name: string, how: string, hat: string, frame: string, dark: string, tyre: string, duck: string,
  key: keyof Kept, least: number][] = [
  ["red", "Helmet", "Yours from the start", "helmet", "#F2594B", "#B52B2A", "#3A4256", "#FFD24A", "stars", 0],
  ["pond", "Lily", "3 stars", "pot", "#2FA36B", "#1C6E46", "#2A4A3A", "#FFD24A", "stars", 3],
  ["cap", "Cap", "Land 10 flips in all", "cap", "#2C7FD0", "#174A86", "#3A4256", "#FFD24A", "flips", 10],
  ["ouch", "Bandage", "Fall 20 times in all", "pot", "#FFF3E0", "#E2483D", "#5A4A4A", "#FFE08A", "falls", 20],
  ["party", "Party", "500 metres in a ride", "party", "#C04FD0", "#7A2A8A", "#3A2A4A", "#FFD24A", "metres", 500],
  ["wheel", "Superduck", "Land 30 poses in all", "cap", "#1FC4B0", "#0F7A6E", "#1A3A3A", "#FFFFFF", "styles", 30],
  ["star", "Viking", "15 stars", "viking", "#8A6A4A", "#5A3A1A", "#4A3A2A", "#FFC27A", "stars", 15],
  ["show", "Showman", "2,000 points in a flip show", "pot", "#2A2A44", "#FF7BB0", "#FF7BB0", "#FFD24A", "show", 2000],
  ["flip", "Acrobat", "Land 100 flips in all", "viking", "#3A4FD0", "#FFD65A", "#FFD65A", "#FFFFFF", "flips", 100],
  ["gold", "Golden", "All 72 stars", "crown", "#FFD65A", "#C98A12", "#C98A12", "#FFF3D1", "stars", 72],
];

export const PAINTS: readonly Model[] = ROWS.map(([id, name, how, hat, frame, dark, tyre, duck, key, least]) => ({
  id,
  name,
  how,
  hat,
  frame,
  dark,
  tyre,
  duck,
  isEarned: (kept) => kept[key] >= least,
}));

/** Of those who are raced. */
export const GHOST_PAINTS: readonly Paint[] = [2, 1, 4, 8, 5].map((at) => PAINTS[at]!);

const KEY = "bike";

export function chosenPaint(progress?: GameProgress): Paint {
  const kept = progress && readKept(progress);
  const id = progress?.get(KEY, isText) ?? "";
  return PAINTS.find((paint) => paint.id === id && kept && paint.isEarned(kept)) ?? PAINTS[0]!;
}

/** Keeps what a run brought. A new bike is taken at once. */
export function keepRun(state: State, progress: GameProgress): string[] {
  const before = readKept(progress);
  const grow = (key: "metres" | "flips" | "show" | "falls" | "styles", value: number) =>
    value > before[key] && progress.set(key, value);
  if (state.mode === MODE.ride) grow("metres", metresOf(state));
  if (state.mode === MODE.show) grow("show", rules.score(state));
  // Every goal of a track is kept on its own: it need not be the same run.
  if (state.mode === MODE.track) {
    const old = progress.get("goals", isCounts) ?? [];
    const goals = Array.from({ length: TRACKS.length * GOALS }, (_, at) => old[at] ?? 0);
    for (const [at, isDone] of starGoals(state).entries()) if (isDone) goals[state.track * GOALS + at] = 1;
    progress.set("goals", goals);
  }
  grow("flips", before.flips + state.flips);
  grow("falls", before.falls + state.crashes);
  grow("styles", before.styles + state.styles);
  const after = readKept(progress);
  const found = PAINTS.findLast(({ isEarned }) => isEarned(after) && !isEarned(before));
  if (found) progress.set(KEY, found.id);
  return [];
}

/** The shed with all bikes. */
export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Bike shed",
    line: `Choose a bike and a hat. ${kept.stars} of ${TRACKS.length * GOALS} stars.`,
    items: PAINTS.map((paint) => ({
      id: paint.id,
      name: paint.name,
      how: paint.how,
      isFound: paint.isEarned(kept),
      draw(context) {
        context.save();
        context.translate(30, 44);
        context.scale(0.62, 0.62);
        const pose = { rx: -28, ry: 0, fx: 28, fy: 0, bx: 0, by: -32 };
        drawRider(context, pose, {
          paint,
          ink: "#1E2A45",
          wheel: 0.3,
          pedal: 0.6,
          lean: 0,
          pose: 0,
          fall: 0,
          wind: 0.3,
          tick: 4,
        });
        context.restore();
      },
    })),
    chosen: (chosenPaint(progress) as Model).id,
    onChoose: (id) => void progress.set(KEY, id),
  };
}
