import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { CELLS, EMPTY, RUBBLE } from "./rules/board.ts";
import { RIVALS } from "./rules/rivals.ts";
import { extraOf, MODE, PHASE, secondsOf, SPRINT_TENS, starChain, starsOf, STEP, type State } from "./rules.ts";
import { drawDuck, RIVAL_LOOKS, type Feathers } from "./view/ducks.ts";
import type { HatName } from "./view/hats.ts";

/** The gains of all runs together; numbers only grow. */
export type Kept = {
  tens: number;
  best: number;
  stars: readonly number[];
};

export function readKept(progress: GameProgress): Kept {
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  return {
    tens: count("tens"),
    best: count("best"),
    stars: progress.get("stars", isCounts) ?? [],
  };
}

type Hat = { id: HatName; name: string; how: string; isEarned(kept: Kept): boolean };
const hat = (id: HatName, name: string, how: string, isEarned: (kept: Kept) => boolean): Hat => ({
  id,
  name,
  how,
  isEarned,
});

/** A beaten rival gives its hat; feats bring the others. */
export const HATS: readonly Hat[] = [
  hat("yellow", "Site helmet", "Yours from the start", () => true),
  ...RIVALS.map(({ name }, level) =>
    hat(RIVAL_LOOKS[level]!.hat, `${name}'s hat`, `Beat ${name}`, ({ stars }) => (stars[level] ?? 0) > 0),
  ),
  hat("halo", "Halo", "5,000 in a long stack", ({ best }) => best >= 5000),
];

const KEY = "hat";

export function chosenHat(progress?: GameProgress): HatName {
  if (!progress) return "yellow";
  const kept = readKept(progress);
  const id = progress.get(KEY, isText);
  return HATS.find((each) => each.id === id && each.isEarned(kept))?.id ?? "yellow";
}

export const ownFeathers = (hatName: HatName): Feathers => ({
  body: "#FFD84A",
  bill: "#FF8A2B",
  hat: hatName,
});

/** Stores the gains of a run. A new hat is put on at once. Returns sentences for the report. */
export function keepRun(state: State, progress: GameProgress): string[] {
  const before = readKept(progress);
  const { me, mode, level } = state;
  const grow = (key: "tens" | "best", value: number) => value > before[key] && progress.set(key, value);
  if (mode === MODE.pair) return sentencesOf(state);
  grow("tens", before.tens + me.tens);
  if (mode === MODE.long) grow("best", me.points);
  if (mode === MODE.duel) {
    const stars = RIVALS.map((_, at) => before.stars[at] ?? 0);
    stars[level] = Math.max(stars[level]!, starsOf(state));
    progress.set("stars", stars);
  }
  const after = readKept(progress);
  const fresh = HATS.findLast(({ isEarned }) => isEarned(after) && !isEarned(before));
  if (fresh) progress.set(KEY, fresh.id);
  return [...sentencesOf(state), ...(fresh ? [`New on your head: ${fresh.name}.`] : [])];
}

export const timeOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export const tensOf = (count: number): string => `${groupDigits(count)} ${count === 1 ? "ten" : "tens"}`;

/** Duels of two players since the game was opened: those of the left and of the right. */
export const wins: [number, number] = [0, 0];

function sentencesOf(state: State): string[] {
  const { me, mode, level, phase } = state;
  const cascade = me.longest > 1 ? `, longest cascade ${me.longest}` : "";
  const tens = `${tensOf(me.tens)}${cascade}.`;
  if (mode === MODE.sprint)
    return [
      phase === PHASE.done
        ? `You counted to ${SPRINT_TENS} in ${timeOf(secondsOf(state) + extraOf(state))}${cascade}.`
        : `${isInTime(state) ? "Time! " : ""}You counted ${me.counted} of ${SPRINT_TENS}.`,
    ];
  if (mode === MODE.pair) {
    if (phase === PHASE.won) wins[0] += 1;
    if (phase === PHASE.lost) wins[1] += 1;
    return [`${pairTitle(phase)} Left ${wins[0]}, right ${wins[1]}.`];
  }
  if (mode === MODE.long) return [tens];
  const { name, par } = RIVALS[level]!;
  if (phase !== PHASE.won) return [`${name} stands. ${tens}`, adviceOf(state)];
  const missing = [
    ...(me.longest < starChain(level) ? [`A cascade of ${starChain(level)} brings a star.`] : []),
    ...(secondsOf(state) > par ? [`A win within ${timeOf(par)} brings a star.`] : []),
  ];
  return [`You beat ${name} in ${timeOf(secondsOf(state))}. ${tens}`, ...missing];
}

/** Whether the clock ended the run. */
const isInTime = ({ me, them }: State): boolean => me.step !== STEP.out && them?.step !== STEP.out;

/** Why a duel was lost, and one thing to try. */
function adviceOf(state: State): string {
  const { me, sent } = state;
  if (isInTime(state)) return "Time! Your rival had fewer stones. Cascades send it more.";
  const [rubble, free] = [RUBBLE, EMPTY].map((kind) => me.cells.filter((stone) => stone === kind).length);
  if (free! * 2 > CELLS) return "Only the column with your ✕ was full. Fill the sides first.";
  if (me.strict > 0 && sent < 9)
    return "Here two tens send one, and cascades many. Fill gold frames with their number.";
  if (rubble! * 3 > CELLS - free!)
    return `${rubble} rubble filled your stack. Make tens beside it, and keep one to stop stones that come.`;
  return "Your own stones filled the stack. Keep what you cannot use yet.";
}

/** The hat rack. */
export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Hat rack",
    line: `A beaten rival gives you its hat. ${tensOf(kept.tens)} so far.`,
    items: HATS.map((each) => ({
      id: each.id,
      name: each.name,
      how: each.how,
      isFound: each.isEarned(kept),
      draw: (context) => drawDuck(context, ownFeathers(each.id), "calm", [32, 40, 38]),
    })),
    chosen: chosenHat(progress),
    onChoose: (id) => void progress.set(KEY, id),
  };
}

/** How a duel of two players has ended. */
export const pairTitle = (phase: number): string =>
  phase === PHASE.won ? "Left wins!" : phase === PHASE.lost ? "Right wins!" : "A draw!";
