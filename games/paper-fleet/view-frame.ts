import { WATER } from "./rules-fleet.ts";

/** Maps the water to the stage. On a tall screen it is turned by a quarter, so that it fills the screen. */
export type Frame = {
  isTall: boolean;
  /** Radians by which everything is turned. */
  spin: number;
  place(x: number, y: number): [number, number];
  /** From the stage back to the water. */
  find(x: number, y: number): [number, number];
};

export const SIZE = { wide: [WATER.width, WATER.height], tall: [WATER.height, WATER.width] } as const;

const WIDE: Frame = { isTall: false, spin: 0, place: (x, y) => [x, y], find: (x, y) => [x, y] };
const TALL: Frame = {
  isTall: true,
  spin: -Math.PI / 2,
  place: (x, y) => [y, WATER.width - x],
  find: (x, y) => [WATER.width - y, x],
};

export const frameOf = ({ width, height }: { width: number; height: number }): Frame => (width >= height ? WIDE : TALL);

/** Radians on the stage of an angle in 1024ths of a turn. */
export const toRadians = (angle: number, { spin }: Frame): number => (angle / 512) * Math.PI + spin;
