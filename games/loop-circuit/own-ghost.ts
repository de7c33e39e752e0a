import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isText } from "@quackademy/game-kit/play/progress-values.ts";
import { isFinished, type State } from "./rules/state.ts";
import { UNIT } from "./rules/track.ts";

/** The player's best run of a circuit: a place every few frames, and when each gate was passed. */
export type OwnGhost = { frames: number; places: readonly number[]; splits: readonly number[] };

const EVERY_FRAMES = 8;
const keyOf = (circuit: number) => `way-${circuit + 1}`;

/** Notes the way of the own run. The last one that was opened is the one that ends. */
export function createWayNotes() {
  const places: number[] = [];
  current = places;
  return ({ frame, car }: State): void => {
    const at = Math.floor(frame / EVERY_FRAMES);
    if (frame % EVERY_FRAMES !== 0 || places.length > at * 3) return;
    places.push(Math.round(car.x / UNIT), Math.round(car.y / UNIT), car.heading >> 8);
  };
}

let current: number[] = [];

/** Keeps the run if it is the fastest of its circuit. */
export function keepGhost(state: State, progress: GameProgress): void {
  if (!isFinished(state)) return;
  const best = readGhost(progress, state.circuit);
  if (best && best.frames <= state.frame) return;
  // A text, because of two devices one is kept whole: lists would be mixed.
  progress.set(keyOf(state.circuit), [state.frame, state.splits.join(","), current.join(",")].join(";"));
}

export function readGhost(progress: GameProgress, circuit: number): OwnGhost | null {
  const [frames, splits, places] = progress.get(keyOf(circuit), isText)?.split(";") ?? [];
  if (!frames || !splits || !places) return null;
  const numbers = (text: string) => text.split(",").map(Number);
  const ghost = { frames: Number(frames), splits: numbers(splits), places: numbers(places) };
  return [ghost.frames, ...ghost.splits, ...ghost.places].every(Number.isFinite) ? ghost : null;
}

/** Where the ghost is in this frame, in units and radians; null after its end. */
export function ghostPose({ places }: OwnGhost, frame: number): { x: number; y: number; heading: number } | null {
  // The first place is that of frame 8.
  const at = Math.max(0, frame / EVERY_FRAMES - 1);
  const [from, part] = [Math.floor(at) * 3, at % 1];
  if (from + 5 >= places.length) return null;
  const mix = (field: number) => places[from + field]! + (places[from + 3 + field]! - places[from + field]!) * part;
  const turn = ((places[from + 5]! - places[from + 2]! + 384) % 256) - 128;
  return { x: mix(0), y: mix(1), heading: ((places[from + 2]! + turn * part) / 128) * Math.PI };
}
