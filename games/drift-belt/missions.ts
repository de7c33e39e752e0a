import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCounts } from "@quackademy/game-kit/play/progress-values.ts";
import { CHAIN_STEP, MODE, SPRINT_FRAMES, type State } from "./rules-belt.ts";

/** A task for one run. Three are open at a time; every two that are done bring a ship. */
export type Mission = { text: string; goal: number; count(state: State): number };

const inFlight = (count: (state: State) => number) => (state: State) => (state.mode === MODE.flight ? count(state) : 0);

export const MISSIONS: readonly Mission[] = [
  { text: "Gather 30 stars", goal: 30, count: ({ tally }) => tally.stars },
  { text: "Quack twice", goal: 2, count: ({ tally }) => tally.quacks },
  { text: "Graze 8 rocks", goal: 8, count: ({ tally }) => tally.grazes },
  { text: "Reach a chain of ×3", goal: 2 * CHAIN_STEP, count: ({ tally }) => tally.best },
  { text: "Get through 2 waves without a hit", goal: 2, count: ({ tally }) => tally.clean },
  { text: "Beat Grumble", goal: 1, count: inFlight(({ tally }) => tally.bosses) },
  { text: "Finish a sprint with 4,000 points", goal: 4000, count: sprintPoints },
  { text: "Graze 25 rocks", goal: 25, count: ({ tally }) => tally.grazes },
  { text: "Beat 3 bosses in a rush", goal: 3, count: ({ mode, tally }) => (mode === MODE.rush ? tally.bosses : 0) },
  { text: "Reach the Rose Nebula", goal: 6, count: inFlight(({ wave }) => wave) },
  { text: "Gather 200 stars", goal: 200, count: ({ tally }) => tally.stars },
  { text: "Get through 6 waves without a hit", goal: 6, count: ({ tally }) => tally.clean },
  { text: "Beat the Countess in a flight", goal: 2, count: inFlight(({ tally }) => tally.bosses) },
  { text: "Reach the Ice Ring", goal: 11, count: inFlight(({ wave }) => wave) },
];

function sprintPoints({ mode, frame, points }: State): number {
  return mode === MODE.sprint && frame >= SPRINT_FRAMES ? points : 0;
}

/** The colours of a ship: body, shade, line. The first is everybody's. */
export const SHIPS = [
  { name: "Coral", body: "#FF6B4A", shade: "#C93A2E", line: "#FFF3D1" },
  { name: "Mint", body: "#4FD6A0", shade: "#1F9C74", line: "#FFF3D1" },
  { name: "Skylark", body: "#5AB8FF", shade: "#2478C8", line: "#FFFFFF" },
  { name: "Bumblebee", body: "#FFC83D", shade: "#B97A12", line: "#2A1E4F" },
  { name: "Rose", body: "#FF8FB8", shade: "#C94A82", line: "#FFFFFF" },
  { name: "Midnight", body: "#4A4F8C", shade: "#262A5C", line: "#FFD65A" },
  { name: "Pearl", body: "#F4F7FF", shade: "#AEB9DA", line: "#7147D1" },
  { name: "Goldfinch", body: "#FFE066", shade: "#E09A1B", line: "#FFFFFF" },
] as const;

const KEY = "missions";

/** Which missions are done, as 0 or 1 in the order of the list. */
export const doneMissions = (progress?: GameProgress): boolean[] => {
  const kept = progress?.get(KEY, isCounts) ?? [];
  return MISSIONS.map((_, index) => kept[index] === 1);
};

/** The places of the missions that are open now. */
export const openMissions = (done: readonly boolean[]): number[] =>
  done.flatMap((isDone, index) => (isDone ? [] : [index])).slice(0, 3);

const MISSIONS_PER_SHIP = 2;

/** How many missions a ship needs. */
export const missionsFor = (ship: number): number => ship * MISSIONS_PER_SHIP;

/** The newest ship: one for every two missions. */
export const shipFor = (done: readonly boolean[]): number =>
  Math.min(SHIPS.length - 1, Math.trunc(done.filter(Boolean).length / MISSIONS_PER_SHIP));

/** Stores the missions that a run has done. Returns sentences about them for the report. */
export function finishMissions(state: State, progress: GameProgress): string[] {
  const before = doneMissions(progress);
  const now = before.slice();
  for (const index of openMissions(before)) {
    const { goal, count } = MISSIONS[index]!;
    if (count(state) >= goal) now[index] = true;
  }
  const fresh = MISSIONS.filter((_, index) => now[index] && !before[index]);
  if (fresh.length === 0) return [];
  progress.set(
    KEY,
    now.map((isDone) => (isDone ? 1 : 0)),
  );
  return fresh.map(({ text }) => `Mission done: ${text}.`);
}

const SHIP_KEY = "ship";
const isName = (value: unknown): value is string => typeof value === "string";

/** The ship that was chosen from the shelf, or the newest one. */
export function chosenShip(progress: GameProgress): number {
  const newest = shipFor(doneMissions(progress));
  const chosen = SHIPS.findIndex(({ name }) => name === progress.get(SHIP_KEY, isName));
  return chosen >= 0 && chosen <= newest ? chosen : newest;
}

export const chooseShip = (progress: GameProgress, name: string): boolean => progress.set(SHIP_KEY, name);
