import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { drawFrog, type Pose, type Skin } from "./art/frog.ts";
import { LEVELS } from "./rules/levels.ts";
import { metresOf, starGoals } from "./rules/goals.ts";
import { MODE, rules, type State } from "./rules.ts";

/** The kept values, over all runs; numbers only grow. */
export type Kept = {
  stars: number;
  metres: number;
  flies: number;
  golden: number;
  flips: number;
  dash: number;
  splashes: number;
  days: number;
};

const GOALS = 3;

export function readKept(progress: GameProgress): Kept {
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  return {
    stars: (progress.get("goals", isCounts) ?? []).reduce((sum, each) => sum + each, 0),
    metres: count("metres"),
    flies: count("flies"),
    golden: count("golden"),
    flips: count("flips"),
    dash: count("dash"),
    splashes: count("splashes"),
    days: daysPlayed(progress),
  };
}

type Model = Skin & { name: string; how: string; of: keyof Kept; need: number; isEarned(kept: Kept): boolean };

/** Easy ones first: the value that earns it, and how much of that. */
// prettier-ignore
const ROWS: readonly [name: string, how: string, hat: string, body: string, dark: string, belly: string, spots: string,
  of: keyof Kept, need: number][] = [
  ["Bud", "Yours from the start", "none", "#7FD84A", "#4A9A2A", "#F4F7B8", "#5CB534", "days", 0],
  ["Lily", "3 stars", "flower", "#8FE06A", "#4FA33A", "#FFF3D1", "#FF9ACB", "stars", 3],
  ["Skip", "Eat 60 flies in all", "cap", "#5FC9B0", "#2F8A78", "#E6FFF4", "#2FA38A", "flies", 60],
  ["Drip", "15 splashes in all", "leaf", "#6AA8F0", "#3A6CC0", "#E6FFF4", "#3A7FD0", "splashes", 15],
  ["Pop", "300 metres in a flight", "party", "#FFB84A", "#C97A1A", "#FFF3D1", "#E88A2A", "metres", 300],
  ["Nutkin", "15 stars", "acorn", "#B5884A", "#7A5428", "#FFF3D1", "#8A5A34", "stars", 15],
  ["Wick", "400 points in a dash", "lamp", "#6A5AC0", "#42368A", "#E6FFF4", "#FFD65A", "dash", 400],
  ["Amelie", "100 golden releases", "pilot", "#E8D24A", "#A8921A", "#FFF3D1", "#C9A82A", "golden", 100],
  ["Hayden", "Play on 5 days", "straw", "#9BCF5A", "#5F922E", "#FFF3D1", "#7FB53A", "days", 5],
  ["Sir Croak", "100 flips in all", "top", "#4A5568", "#2A3240", "#E6FFF4", "#6A7688", "flips", 100],
  ["Merle", "1,000 metres in a flight", "wizard", "#3FB5C9", "#1F7488", "#E6FFF4", "#2A92A8", "metres", 1000],
  ["Prince", "40 stars", "crown", "#FFD65A", "#C9971A", "#FFF3D1", "#E8B02A", "stars", 40],
  ["Glimmer", "All 72 stars", "crown", "#6FF0E0", "#1FA89A", "#FFFFFF", "#FFD65A", "stars", 72],
];

export const SKINS: readonly Model[] = ROWS.map(([name, how, hat, body, dark, belly, spots, of, need]) => ({
  id: name,
  name,
  how,
  hat,
  body,
  dark,
  belly,
  spots,
  of,
  need,
  isEarned: (kept) => kept[of] >= need,
}));

/** Of those who are raced. */
export const GHOST_SKINS: readonly Skin[] = [2, 4, 6, 10, 3].map((at) => SKINS[at]!);

const KEY = "frog";

export function chosenSkin(progress?: GameProgress): Skin {
  const kept = progress && readKept(progress);
  const id = progress?.get(KEY, isText) ?? "";
  return SKINS.find((skin) => skin.id === id && kept && skin.isEarned(kept)) ?? SKINS[0]!;
}

/** The farthest flight, for the flag in the swamp. */
export const bestMetres = (progress?: GameProgress): number => progress?.get("metres", isCount) ?? 0;

/** Keeps what a run brought. A new frog plays at once. Returns sentences for the report. */
export function keepRun(state: State, progress: GameProgress): string[] {
  noteDay(progress);
  const before = readKept(progress);
  const grow = (key: Exclude<keyof Kept, "stars" | "days">, value: number) =>
    value > before[key] && progress.set(key, value);
  if (state.mode === MODE.night) grow("metres", metresOf(state));
  if (state.mode === MODE.dash) grow("dash", rules.score(state));
  // Every goal of a level is kept on its own: it need not be the same run.
  if (state.mode === MODE.swamp) {
    const old = progress.get("goals", isCounts) ?? [];
    const goals = Array.from({ length: LEVELS.length * GOALS }, (_, at) => old[at] ?? 0);
    for (const [at, isDone] of starGoals(state).entries()) if (isDone) goals[state.level * GOALS + at] = 1;
    progress.set("goals", goals);
  }
  for (const key of ["flies", "golden", "flips", "splashes"] as const) grow(key, before[key] + state[key]);
  const after = readKept(progress);
  const found = SKINS.findLast(({ isEarned }) => isEarned(after) && !isEarned(before));
  if (found) progress.set(KEY, found.id);
  return [...sentencesOf(state, before), ...(found ? [] : nextFrog(after))];
}

function sentencesOf(state: State, { metres }: Kept): string[] {
  const now = metresOf(state);
  if (state.mode !== MODE.night || metres <= now || metres - now > 100) return [];
  return [`${metres - now} m short of your farthest.`];
}

/** The frog that is nearest to being earned, and how far it is. */
function nextFrog(kept: Kept): string[] {
  const open = SKINS.filter((skin) => !skin.isEarned(kept));
  if (open.length === 0) return [];
  const part = ({ of, need }: Model) => kept[of] / need;
  const { name, of, need, how } = open.reduce((best, each) => (part(each) > part(best) ? each : best));
  return [
    `Next frog, ${name}: ${how.slice(0, 1).toLowerCase()}${how.slice(1)} (${Math.min(kept[of], need)} of ${need}).`,
  ];
}

const SHELF_POSE: Pose = {
  x: 0,
  y: 0,
  turn: 0,
  stretch: 0.9,
  lookX: 1,
  lookY: -0.4,
  mood: "proud",
  legs: 2,
  isOpen: false,
  tick: 20,
};

/** The pond with all frogs. */
export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Frog pond",
    line: `Choose who swings. ${kept.flies} flies eaten, ${kept.stars} of ${LEVELS.length * GOALS} stars.`,
    items: SKINS.map((skin) => ({
      id: skin.id,
      name: skin.name,
      how: skin.how,
      isFound: skin.isEarned(kept),
      draw(context) {
        context.save();
        context.translate(32, 44);
        context.scale(0.74, 0.74);
        drawFrog(context, SHELF_POSE, skin);
        context.restore();
      },
    })),
    chosen: (chosenSkin(progress) as Model).id,
    onChoose: (id) => void progress.set(KEY, id),
  };
}
