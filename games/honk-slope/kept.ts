import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { SLOPES } from "./rules-slopes.ts";
import { metresOf, MODE, starGrain, starsOf, type State } from "./rules.ts";
import { drawEgg, type Shell } from "./view-goose.ts";

/** The gains of all runs together; numbers only grow. */
export type Kept = {
  metres: number;
  best: number;
  rush: number;
  stars: number;
  grain: number;
  scared: number;
  hoops: number;
  eggs: number;
  shaves: number;
  falls: number;
  longest: number;
  days: number;
};

export function readKept(progress: GameProgress): Kept {
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  return {
    metres: count("metres"),
    best: count("best"),
    rush: count("rush"),
    stars: (progress.get("stars", isCounts) ?? []).reduce((sum, each) => sum + each, 0),
    grain: count("grain"),
    scared: count("scared"),
    hoops: count("hoops"),
    eggs: count("eggs"),
    shaves: count("shaves"),
    falls: count("falls"),
    longest: count("longest"),
    days: daysPlayed(progress),
  };
}

type Model = Shell & { name: string; how: string; isEarned(kept: Kept): boolean };

const model = (
  [id, name, how]: readonly [string, string, string],
  [base, shade, mark]: readonly [string, string, string],
  pattern: Shell["pattern"],
  isEarned: (kept: Kept) => boolean,
): Model => ({ id, name, how, base, shade, mark, pattern, isEarned });

/** Easy ones first. */
export const SHELL_ART: readonly Model[] = [
  model(["plain", "Speckle", "Yours from the start"], ["#FFF6DC", "#E2CFA0", "#C79A5B"], "dots", () => true),
  model(["mint", "Mint", "Finish a slope"], ["#BFF3DC", "#7CCBAA", "#FFFFFF"], "stripes", ({ stars }) => stars >= 1),
  model(["sky", "Skylark", "1,000 m in a run"], ["#8FD3FF", "#4A9BD6", "#FFFFFF"], "dots", ({ best }) => best >= 1000),
  model(
    ["whoops", "Whoops", "Fall 10 times"],
    ["#D9D4C8", "#A39C8C", "#5C5648"],
    "stripes",
    ({ falls }) => falls >= 10,
  ),
  model(["hoop", "Ringer", "5 hoops"], ["#FFB86B", "#D8813A", "#FFF3B8"], "stripes", ({ hoops }) => hoops >= 5),
  model(
    ["honk", "Loudmouth", "Scare 30 geese"],
    ["#FF8AC4", "#C7508E", "#FFFFFF"],
    "stars",
    ({ scared }) => scared >= 30,
  ),
  model(
    ["corn", "Cornflower", "500 grains in all"],
    ["#7C8CFF", "#4A56C8", "#FFD65A"],
    "dots",
    ({ grain }) => grain >= 500,
  ),
  model(
    ["close", "Daredevil", "100 close calls"],
    ["#2A1B4E", "#120A2C", "#FF5FC8"],
    "stripes",
    ({ shaves }) => shaves >= 100,
  ),
  model(["neon", "Neon", "15 stars"], ["#123C5E", "#0A2038", "#3FF0E0"], "stars", ({ stars }) => stars >= 15),
  model(["flow", "River", "60 in a row"], ["#3FC9C0", "#1F8A8E", "#E6FFFA"], "stripes", ({ longest }) => longest >= 60),
  model(["loyal", "Regular", "Play on 5 days"], ["#C7A6FF", "#8A62D0", "#FFF6DC"], "stars", ({ days }) => days >= 5),
  model(["ember", "Ember", "3,000 m in a run"], ["#FF6A4A", "#B5322A", "#FFD65A"], "stars", ({ best }) => best >= 3000),
  model(
    ["long", "Globetrotter", "50 km in all"],
    ["#8ED06A", "#4F9A3E", "#3FA9C9"],
    "dots",
    ({ metres }) => metres >= 50_000,
  ),
  model(["gold", "Golden", "All 36 stars"], ["#FFD65A", "#C98A12", "#FFFFFF"], "stars", ({ stars }) => stars >= 36),
];

const KEY = "shell";

export function chosenShell(progress?: GameProgress): Shell {
  const kept = progress && readKept(progress);
  const id = progress?.get(KEY, isText) ?? "";
  return SHELL_ART.find((shell) => shell.id === id && kept && shell.isEarned(kept)) ?? SHELL_ART[0]!;
}

/** The farthest long run, for the arch on the slope. */
export const bestMetres = (progress?: GameProgress): number => progress?.get("best", isCount) ?? 0;

/** Keeps what a run brought. A new egg is taken at once. Returns sentences for the report. */
export function keepRun(state: State, progress: GameProgress): string[] {
  noteDay(progress);
  const before = readKept(progress);
  const grow = (key: Exclude<keyof Kept, "stars" | "days">, value: number) =>
    value > before[key] && progress.set(key, value);
  const metres = metresOf(state);
  grow("metres", before.metres + metres);
  if (state.mode === MODE.run) grow("best", metres);
  if (state.mode === MODE.rush) grow("rush", metres);
  if (state.mode === MODE.slope) {
    const stars = SLOPES.map((_, at) => progress.get("stars", isCounts)?.[at] ?? 0);
    stars[state.level] = Math.max(stars[state.level]!, starsOf(state));
    progress.set("stars", stars);
  }
  for (const key of ["grain", "scared", "hoops", "eggs", "shaves", "falls"] as const)
    grow(key, before[key] + state[key]);
  grow("longest", state.longest);
  const after = readKept(progress);
  const found = SHELL_ART.findLast(({ isEarned }) => isEarned(after) && !isEarned(before));
  if (found) progress.set(KEY, found.id);
  return sentencesOf(state, before);
}

function sentencesOf(state: State, { best }: Kept): string[] {
  if (state.mode === MODE.slope) {
    if (state.isFinished === 0) return [];
    const need = starGrain(state);
    const told = state.grain >= need ? [] : [`${need - state.grain} more grains bring a star.`];
    return state.cracks > 0 ? [...told, "An egg without a crack brings a star."] : told;
  }
  const metres = metresOf(state);
  const row = state.longest > 1 ? `, ${state.longest} good things in a row` : "";
  const told = [`${groupDigits(metres)} m${row}.`];
  if (state.mode === MODE.run && best > metres && best - metres <= 150)
    told.push(`${best - metres} m short of your farthest.`);
  return told;
}

/** The nest. */
export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Nest",
    line: `Choose the egg you roll on. ${(kept.metres / 1000).toFixed(1)} km so far.`,
    items: SHELL_ART.map((shell) => ({
      id: shell.id,
      name: shell.name,
      how: shell.how,
      isFound: shell.isEarned(kept),
      draw(context) {
        context.save();
        context.translate(32, 60);
        context.scale(0.82, 0.82);
        drawEgg(context, {
          shell,
          roll: 0.4,
          lean: 0,
          lift: 0,
          cracks: 0,
          isHonking: false,
          isContrast: false,
          tick: 0,
        });
        context.restore();
      },
    })),
    chosen: chosenShell(progress).id,
    onChoose: (id) => void progress.set(KEY, id),
  };
}
