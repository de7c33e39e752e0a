import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { starGrain, starsOf } from "./rules/score.ts";
import { countryOf } from "./rules/countries.ts";
import { SLOPES } from "./rules/slopes.ts";
import { courseOf, IDLE_FRAMES, metresOf, MODE, type State } from "./rules/state.ts";
import { causeOf } from "./view/causes.ts";
import { drawEgg, type Shell } from "./view/goose.ts";
import { lookOf } from "./view/looks.ts";

/** The gains of all runs together; numbers only grow. */
export type Kept = {
  metres: number;
  best: number;
  stars: number;
  grain: number;
  scared: number;
  hoops: number;
  shaves: number;
  falls: number;
  longest: number;
  days: number;
};

/** What is counted; stars and days are made from others. */
const COUNTED = ["metres", "best", "grain", "scared", "hoops", "shaves", "falls", "longest"] as const;

export function readKept(progress: GameProgress): Kept {
  const counts = Object.fromEntries(COUNTED.map((key) => [key, progress.get(key, isCount) ?? 0])) as Kept;
  const stars = (progress.get("stars", isCounts) ?? []).reduce((sum, each) => sum + each, 0);
  return { ...counts, stars, days: daysPlayed(progress) };
}

/** An egg is earned by so much of something. `how` goes on after the number. */
type Model = Shell & { name: string; of: keyof Kept; need: number; how: string };

const model = (
  [id, name]: readonly [string, string],
  [of, need, how]: readonly [keyof Kept, number, string],
  [base, mark]: readonly [string, string],
  pattern: Shell["pattern"],
): Model => ({ id, name, of, need, how, base, mark, pattern });

/** Easy ones first. */
export const SHELL_ART: readonly Model[] = [
  model(["plain", "Speckle"], ["days", 0, ""], ["#FFF6DC", "#C79A5B"], "dots"),
  model(["mint", "Mint"], ["stars", 1, "star on a slope"], ["#BFF3DC", "#FFFFFF"], "stripes"),
  model(["sky", "Skylark"], ["best", 1000, "m in one run"], ["#8FD3FF", "#FFFFFF"], "dots"),
  model(["whoops", "Whoops"], ["falls", 10, "falls"], ["#D9D4C8", "#5C5648"], "stripes"),
  model(["hoop", "Ringer"], ["hoops", 20, "hoops"], ["#FFB86B", "#FFF3B8"], "stripes"),
  model(["honk", "Loudmouth"], ["scared", 100, "geese scared"], ["#FF8AC4", "#FFFFFF"], "dots"),
  model(["corn", "Cornflower"], ["grain", 500, "grains"], ["#7C8CFF", "#FFD65A"], "dots"),
  model(["close", "Daredevil"], ["shaves", 100, "close calls"], ["#2A1B4E", "#FF5FC8"], "stripes"),
  model(["neon", "Neon"], ["stars", 15, "stars on slopes"], ["#123C5E", "#3FF0E0"], "dots"),
  model(["flow", "River"], ["longest", 150, "good things in a row"], ["#3FC9C0", "#E6FFFA"], "stripes"),
  model(["loyal", "Regular"], ["days", 5, "days with a run"], ["#C7A6FF", "#FFF6DC"], "dots"),
  model(["ember", "Ember"], ["best", 3000, "m in one run"], ["#FF6A4A", "#FFD65A"], "dots"),
  model(["long", "Globetrotter"], ["metres", 50_000, "m in all"], ["#8ED06A", "#3FA9C9"], "dots"),
  model(["gold", "Golden"], ["stars", 36, "stars on slopes"], ["#FFD65A", "#FFFFFF"], "dots"),
];

export const isEarned = ({ of, need }: Model, kept: Kept): boolean => kept[of] >= need;

/** The egg that is nearest to being earned, and how far it is. */
function nextEgg(kept: Kept): string[] {
  const open = SHELL_ART.filter((shell) => !isEarned(shell, kept));
  if (open.length === 0) return [];
  const part = ({ of, need }: Model) => kept[of] / need;
  const { name, of, need, how } = open.reduce((best, each) => (part(each) > part(best) ? each : best));
  return [`Next egg, ${name}: ${groupDigits(kept[of])} of ${groupDigits(need)} ${how}.`];
}

const KEY = "shell";

export function chosenShell(progress?: GameProgress): Shell {
  const kept = progress && readKept(progress);
  const id = progress?.get(KEY, isText) ?? "";
  return SHELL_ART.find((shell) => shell.id === id && kept && isEarned(shell, kept)) ?? SHELL_ART[0]!;
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
  if (state.mode === MODE.slope) {
    const stars = SLOPES.map((_, at) => progress.get("stars", isCounts)?.[at] ?? 0);
    stars[state.level] = Math.max(stars[state.level]!, starsOf(state));
    progress.set("stars", stars);
  }
  for (const key of ["grain", "scared", "hoops", "shaves", "falls"] as const) grow(key, before[key] + state[key]);
  grow("longest", state.longest);
  const after = readKept(progress);
  const found = SHELL_ART.findLast((shell) => isEarned(shell, after) && !isEarned(shell, before));
  if (found) progress.set(KEY, found.id);
  const told = sentencesOf(state, before);
  // Below stars and medals there is room for little.
  return state.mode === MODE.slope && told.length > 0 ? told : [...told, ...nextEgg(after)];
}

function sentencesOf(state: State, { best }: Kept): string[] {
  if (state.mode === MODE.slope) {
    if (state.isFinished === 0) return [];
    const need = starGrain(state);
    const more = need - state.grain;
    if (more <= 0) return state.cracks > 0 ? ["An egg without a crack brings a star."] : [];
    return [
      state.cracks > 0 ? `For two more stars: ${more} more grains, and no crack.` : `${more} more grains bring a star.`,
    ];
  }
  const metres = metresOf(state);
  if (state.idle >= IDLE_FRAMES) return [`${groupDigits(metres)} m. Nobody steered, so the run ended.`];
  const row = state.longest > 1 ? `, ${state.longest} good things in a row` : "";
  const country = lookOf(countryOf(courseOf(state), state.egg.z), false).name;
  const told = [`${groupDigits(metres)} m, to ${country}${row}.`];
  if (state.shells === 0) {
    const { what, advice } = causeOf(state);
    told.push(`The last shell: ${what.slice(0, -1).toLowerCase()}. ${advice}.`);
  }
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
      how: shell.need === 0 ? "Yours from the start" : `${groupDigits(shell.need)} ${shell.how}`,
      isFound: isEarned(shell, kept),
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
