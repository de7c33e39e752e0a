import type { Sound } from "@quackademy/game-kit/stage/stage.ts";
import { CUE } from "./rules.ts";

const note = (step: number): number => 262 * 2 ** (step / 12);
const RISE = [0, 4, 7, 12, 16];

const tune = (steps: readonly number[], gap: number): Sound[] =>
  steps.map((step, index) => ({ shape: "triangle", from: note(step), length: 0.2, volume: 0.38, delay: index * gap }));

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.begin]: tune([0, 7, 12], 0.09),
  [CUE.wrong]: [
    { shape: "sawtooth", from: 170, to: 110, length: 0.22, volume: 0.4 },
    { shape: "noise", from: 600, to: 200, length: 0.12, volume: 0.2 },
  ],
  [CUE.note]: [{ shape: "noise", from: 3600, to: 2400, length: 0.05, volume: 0.18 }],
  [CUE.hint]: tune([12, 7], 0.1),
  [CUE.tip]: tune([7, 12], 0.1),
  [CUE.near]: [
    { shape: "sawtooth", from: 330, to: 240, length: 0.16, volume: 0.35 },
    { shape: "sawtooth", from: 340, to: 220, length: 0.24, volume: 0.35, delay: 0.2 },
  ],
  [CUE.unit]: tune([12, 16, 19], 0.06),
  [CUE.last]: tune([19, 19], 0.12),
  [CUE.done]: tune([0, 4, 7, 12, 16, 19, 24], 0.09),
  [CUE.hurry]: tune([12, 0, 12, 0], 0.14),
  [CUE.over]: tune([7, 4, 0], 0.18),
};

export const soundOf = (cue: number): readonly Sound[] | null =>
  cue > CUE.right
    ? [
        { shape: "triangle", from: note(RISE[cue - CUE.right - 1]!), length: 0.16, volume: 0.4 },
        { shape: "noise", from: 1800, to: 700, length: 0.05, volume: 0.12 },
      ]
    : (SOUNDS[cue] ?? null);
