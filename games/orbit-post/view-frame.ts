import { SPACE } from "./rules-space.ts";

/** Maps space to the stage. On a tall screen it is rotated by a quarter turn, so that parcels fly up. */
export type Frame = { isTall: boolean; place(x: number, y: number): [number, number]; spin: number };

export const MARGIN = { side: 80, edge: 14, foot: 124 } as const;

export const SIZE = {
  wide: [SPACE.width + 2 * MARGIN.side, SPACE.height + 2 * MARGIN.edge],
  tall: [SPACE.height + 2 * MARGIN.edge, SPACE.width + 2 * MARGIN.foot],
} as const;

export function frameOf({ width, height }: { width: number; height: number }): Frame {
  if (width >= height) return { isTall: false, spin: 0, place: (x, y) => [x + MARGIN.side, y + MARGIN.edge] };
  return { isTall: true, spin: -Math.PI / 2, place: (x, y) => [y + MARGIN.edge, height - MARGIN.foot - x] };
}

/** Converts 1024ths of a turn in space to radians on the stage, and back. */
export const toRadians = (angle: number, { spin }: Frame): number => (angle / 512) * Math.PI + spin;
export const fromRadians = (radians: number, { spin }: Frame): number =>
  ((Math.round(((radians - spin) / Math.PI) * 512) % 1024) + 1024) % 1024;
