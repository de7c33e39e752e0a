import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isText, isTexts } from "@quackademy/game-kit/play/progress-values.ts";
import { ARENAS } from "./rules-arenas.ts";
import { HEARTS, MODE, type State } from "./rules.ts";
import { RIVALS } from "./rules-rival.ts";

/** A belt for the own puck. The hosts' belts are won from them. */
export type Belt = { id: string; name: string; how: string; colour: string };

export const BELTS: readonly Belt[] = [
  { id: "red", name: "Red", how: "Yours from the start", colour: "#E4473C" },
  ...["#4E9A4A", "#4FA9DD", "#C9713F", "#6A4FB0", "#C2247A", "#5C7F3B"].map((colour, arena) => ({
    id: `host-${arena + 1}`,
    name: `${RIVALS[arena]!.name}'s belt`,
    how: `Win a match against ${RIVALS[arena]!.name}`,
    colour,
  })),
  { id: "gold", name: "Gold", how: "Win a season", colour: "#E0A51B" },
  { id: "black", name: "Black", how: "Win a season with all hearts", colour: "#2A2338" },
];

const KEY = "belts";
const CHOSEN = "belt";

const found = (progress: GameProgress): string[] => ["red", ...(progress.get(KEY, isTexts) ?? [])];

export const hasBelt = (progress: GameProgress, id: string): boolean => found(progress).includes(id);

/** The belt that was chosen, or the first. */
export function chosenBelt(progress?: GameProgress): Belt {
  const id = progress?.get(CHOSEN, isText);
  const belt = BELTS.find((each) => each.id === id);
  return belt && progress && hasBelt(progress, belt.id) ? belt : BELTS[0]!;
}

export const chooseBelt = (progress: GameProgress, id: string): boolean => progress.set(CHOSEN, id);

/** Keeps the belts that a run won. */
export function keepBelts(state: State, progress: GameProgress): void {
  if (state.mode === MODE.duo) return;
  const won = Array.from({ length: ARENAS }, (_, arena) => arena)
    .filter((arena) => (state.beaten & (1 << arena)) !== 0)
    .map((arena) => `host-${arena + 1}`);
  const isChampion = state.mode === MODE.season && state.match === ARENAS && state.wins[0] > state.wins[1];
  if (isChampion) won.push("gold");
  if (isChampion && state.hearts === HEARTS) won.push("black");
  const before = progress.get(KEY, isTexts) ?? [];
  const fresh = won.filter((id) => !before.includes(id));
  if (fresh.length > 0) progress.set(KEY, [...before, ...fresh]);
}
