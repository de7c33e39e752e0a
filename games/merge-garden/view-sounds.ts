import type { Sound } from "@quackademy/game-kit/stage/stage.ts";
import { CUE } from "./rules-cues.ts";

// A pentatonic scale: any two notes sound well together.
const SCALE = [0, 2, 4, 7, 9];
const note = (step: number): number => 196 * 2 ** ((SCALE[step % 5]! + 12 * Math.floor(step / 5)) / 12);
/** Plants meet a moment after the key press. */
const ARRIVAL_SECONDS = 0.1;

const tune = (steps: readonly number[], gap: number): Sound[] =>
  steps.map((step, index) => ({ shape: "triangle", from: note(step), length: 0.24, volume: 0.4, delay: index * gap }));

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.slide]: [{ shape: "noise", from: 900, to: 300, length: 0.1, volume: 0.18 }],
  [CUE.bump]: [{ shape: "sine", from: 120, to: 80, length: 0.1, volume: 0.4 }],
  [CUE.crack]: [{ shape: "noise", from: 300, to: 120, length: 0.25, volume: 0.35, delay: 0.15 }],
  [CUE.weed]: [{ shape: "sawtooth", from: 90, to: 150, length: 0.28, volume: 0.3, delay: 0.12 }],
  [CUE.pulled]: [{ shape: "noise", from: 2200, to: 500, length: 0.18, volume: 0.35, delay: ARRIVAL_SECONDS }],
  [CUE.trampled]: [{ shape: "sine", from: 180, to: 60, length: 0.16, volume: 0.5, delay: 0.1 }],
  [CUE.undo]: [{ shape: "sine", from: 700, to: 240, length: 0.3, volume: 0.35 }],
  [CUE.delivered]: tune([7, 9, 12], 0.07),
  [CUE.done]: tune([5, 7, 9, 12, 14], 0.1),
  [CUE.stuck]: tune([4, 3, 1], 0.16),
  [CUE.over]: tune([5, 4, 2, 0], 0.18),
};

export function soundOf(cue: number): readonly Sound[] | null {
  if (cue >= CUE.milestone) return tune([5, 7, 9, 12], 0.08);
  if (cue >= CUE.combo) return tune([8, 10, 12].slice(0, cue - CUE.combo), 0.06);
  if (cue >= CUE.merge) {
    const from = note(cue - CUE.merge);
    return [
      { shape: "triangle", from, length: 0.2, volume: 0.45, delay: ARRIVAL_SECONDS },
      { shape: "sine", from: from * 2, length: 0.32, volume: 0.2, delay: ARRIVAL_SECONDS },
    ];
  }
  return SOUNDS[cue] ?? null;
}
