import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BEAT, CELL, HIGH } from "./rules-course.ts";

/** Stage units of a cell. */
export const PX = 32;

/** Where the course lies on the stage. `x` is the place of the duck on the course. */
export type Frame = {
  x: number;
  duckX: number;
  floorY: number;
  isTall: boolean;
  /** Beats since the song began, with parts. */
  beats: number;
  /** 1 on the beat, and less and less until the next one; 0 with reduced motion. */
  pulse: number;
  toX(x: number): number;
  toY(y: number): number;
};

export function frameOf(stage: Stage, x: number): Frame {
  const isTall = stage.height > stage.width;
  const duckX = stage.width * (isTall ? 0.2 : 0.25);
  const floorY = isTall ? stage.height * 0.74 : stage.height - 76;
  const beats = x / BEAT;
  const part = beats - Math.floor(beats);
  return {
    x,
    duckX,
    floorY,
    isTall,
    beats,
    pulse: stage.isCalm ? 0 : (1 - part) ** 3,
    toX: (at) => duckX + ((at - x) / CELL) * PX,
    toY: (y) => floorY - (y / HIGH) * PX,
  };
}

/** The part of the course in view, in units of width, with a little more at both ends. */
export const seenOf = ({ bounds }: Stage, { x, duckX }: Frame): [from: number, to: number] => [
  x + ((bounds.left - duckX) / PX - 2) * CELL,
  x + ((bounds.right - duckX) / PX + 2) * CELL,
];
