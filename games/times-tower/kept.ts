import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { LANDMARKS, type Landmark } from "./landmarks.ts";
import { VARIANTS, type State } from "./rules.ts";
import { drawDuck } from "./view-tower.ts";

/** The kept values, over all runs; numbers only grow. */
export type Kept = {
  /** The highest tower of each mode, in centimetres. */
  bests: readonly number[];
  floors: number;
  streak: number;
  /** Floors of the highest tower that never toppled. */
  steady: number;
  days: number;
};

export const NOTHING_KEPT: Kept = { bests: VARIANTS.map(() => 0), floors: 0, streak: 0, steady: 0, days: 0 };

export function readKept(progress?: GameProgress): Kept {
  if (!progress) return NOTHING_KEPT;
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  return {
    bests: VARIANTS.map((_, mode) => count(`best-${mode}`)),
    floors: count("floors"),
    streak: count("streak"),
    steady: count("steady"),
    days: daysPlayed(progress),
  };
}

export const highestOf = ({ bests }: Kept): number => Math.max(...bests);

/** Stores the gains of a run. Returns sentences about the landmarks that its tower is higher than. */
export function keepRun(state: State, progress: GameProgress): string[] {
  noteDay(progress);
  const before = readKept(progress);
  const grow = (key: string, was: number, value: number) => value > was && progress.set(key, value);
  grow(`best-${state.mode}`, before.bests[state.mode]!, state.height);
  grow("floors", before.floors, before.floors + state.floors.length);
  grow("streak", before.streak, state.bestStreak);
  if (state.topples === 0) grow("steady", before.steady, state.floors.length);
  const next = LANDMARKS.find(({ metres }) => metres * 100 > Math.max(highestOf(before), state.height));
  return next ? [`${metresTo(next, state.height)} m more are a ${next.name}`] : [];
}

const metresTo = ({ metres }: Landmark, cm: number): number => Math.ceil((metres * 100 - cm) / 100);

type Find = { id: string; name: string; how: string; isEarned(kept: Kept): boolean; emblem: string };

const OTHERS: readonly Find[] = [
  {
    id: "plus",
    name: "Plus crane",
    how: "20 m in Plus and minus",
    isEarned: (kept) => kept.bests[1]! >= 2000,
    emblem: "+",
  },
  {
    id: "share",
    name: "Share crane",
    how: "20 m in Division",
    isEarned: (kept) => kept.bests[2]! >= 2000,
    emblem: "÷",
  },
  {
    id: "great",
    name: "Great crane",
    how: "20 m in Great tables",
    isEarned: (kept) => kept.bests[3]! >= 2000,
    emblem: "×",
  },
  { id: "row", name: "Foreman", how: "15 right in a row", isEarned: ({ streak }) => streak >= 15, emblem: "15" },
  {
    id: "steady",
    name: "Spirit level",
    how: "20 floors, none fallen",
    isEarned: ({ steady }) => steady >= 20,
    emblem: "20",
  },
  { id: "days", name: "Night shift", how: "Build on 3 days", isEarned: ({ days }) => days >= 3, emblem: "3" },
  { id: "floors", name: "City", how: "500 floors in all", isEarned: ({ floors }) => floors >= 500, emblem: "500" },
];

export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  const highest = highestOf(kept);
  const higher = LANDMARKS.map((landmark) => ({
    id: landmark.id,
    name: landmark.name,
    how: `Higher than ${landmark.metres}\u00A0m`,
    isFound: highest > landmark.metres * 100,
    draw(context: CanvasRenderingContext2D) {
      context.translate(32, 62);
      context.scale(58, 58);
      landmark.draw(context);
    },
  }));
  const others = OTHERS.map(({ id, name, how, isEarned, emblem }) => ({
    id,
    name,
    how,
    isFound: isEarned(kept),
    draw: (context: CanvasRenderingContext2D) => drawEmblem(context, emblem),
  }));
  const line = `Build higher than the town. ${groupDigits(kept.floors)} floors so far.`;
  return { title: "Town", line, items: [...higher, ...others] };
}

/** A duck with a helmet in front of a sign. */
function drawEmblem(context: CanvasRenderingContext2D, words: string): void {
  context.fillStyle = "#1F4C7A";
  context.beginPath();
  context.roundRect(22, 6, 40, 30, 5);
  context.fill();
  context.fillRect(40, 34, 4, 28);
  context.fillStyle = "#FFE07A";
  context.font = "900 20px Nunito, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(words, 42, 22);
  drawDuck(context, 20, 52, 0.42, 1);
}
