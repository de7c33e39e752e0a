import type { Sound } from "@quackademy/game-kit/stage/stage.ts";
import { CUE } from "./rules.ts";

// A pentatonic scale: any two notes sound well together.
const SCALE = [0, 2, 5, 7, 9];
const note = (step: number): number => 330 * 2 ** ((SCALE[step % 5]! + 12 * Math.floor(step / 5)) / 12);

const bell = (step: number, delay = 0): Sound[] => [
  { shape: "sine", from: note(step), length: 0.5, volume: 0.4, delay },
  { shape: "sine", from: note(step) * 3.01, length: 0.18, volume: 0.12, delay },
];

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.turn]: [
    { shape: "triangle", from: 220, to: 330, length: 0.07, volume: 0.3 },
    { shape: "noise", from: 2600, to: 900, length: 0.05, volume: 0.14 },
  ],
  [CUE.stuck]: [{ shape: "sine", from: 130, to: 90, length: 0.1, volume: 0.35 }],
  [CUE.hint]: [...bell(7), ...bell(9, 0.07)],
  [CUE.fade]: [{ shape: "sine", from: 420, to: 240, length: 0.2, volume: 0.22 }],
  [CUE.level]: [{ shape: "noise", from: 400, to: 1600, length: 0.3, volume: 0.14 }],
  [CUE.solved]: [4, 6, 9].flatMap((step, index) => bell(step, 0.12 + index * 0.1)),
  [CUE.perfect]: [4, 6, 9, 12].flatMap((step, index) => bell(step, 0.12 + index * 0.09)),
  [CUE.reset]: [{ shape: "noise", from: 1800, to: 500, length: 0.18, volume: 0.2 }],
  [CUE.dark]: [...bell(3), ...bell(1, 0.12)],
  [CUE.low]: [{ shape: "triangle", from: 160, to: 150, length: 0.12, volume: 0.35 }],
  [CUE.over]: [5, 3, 2, 0].flatMap((step, index) => bell(step, index * 0.2)),
};

export const soundOf = (cue: number): readonly Sound[] | null =>
  cue > CUE.lit ? bell(cue - CUE.lit + 1, 0.08) : (SOUNDS[cue] ?? null);
