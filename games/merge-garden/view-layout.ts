import { CELLS } from "./rules-board.ts";
import type { Point } from "@quackademy/game-kit/stage/game-view.ts";

export const SIZE = { wide: [1240, 660], tall: [640, 1130] } as const;

/** Layout for a wide and for a tall stage. */
export type Layout = {
  isTall: boolean;
  centre: Point;
  /** From the centre of a hexagon to its corner. */
  radius: number;
  shelf: Point;
  gardener: Point;
  can: Point & { radius: number };
  ghost: Point;
};

const WIDE: Layout = {
  isTall: false,
  centre: { x: 620, y: 333 },
  radius: 64,
  shelf: { x: 44, y: 88 },
  gardener: { x: 1070, y: 176 },
  can: { x: 1070, y: 496, radius: 76 },
  ghost: { x: 250, y: 590 },
};

const TALL: Layout = {
  isTall: true,
  centre: { x: 320, y: 592 },
  radius: 72,
  shelf: { x: 44, y: 14 },
  gardener: { x: 106, y: 1024 },
  can: { x: 544, y: 1012, radius: 76 },
  ghost: { x: 566, y: 276 },
};

export const layoutOf = (stage: { width: number; height: number }): Layout =>
  stage.width > stage.height ? WIDE : TALL;

const ROOT_3 = Math.sqrt(3);

export function cellPoint({ centre, radius }: Pick<Layout, "centre" | "radius">, cell: number): Point {
  const { q, r } = CELLS[cell]!;
  return { x: centre.x + 1.5 * radius * q, y: centre.y + ROOT_3 * radius * (r + q / 2) };
}

/** The position of a direction's signpost, beyond the corner of the bed. Directions go clockwise from up. */
export function signPoint({ centre, radius, isTall }: Layout, direction: number): Point {
  const angle = ((direction * 60 - 90) * Math.PI) / 180;
  const reach = radius * (isTall && direction % 3 ? 4.42 : 4.66);
  return { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach };
}

/** Adds a flat-topped hexagon around a centre to the path. */
export function hexagon(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const [half, high] = [radius / 2, (radius * ROOT_3) / 2];
  context.beginPath();
  context.moveTo(x - radius, y);
  context.lineTo(x - half, y - high);
  context.lineTo(x + half, y - high);
  context.lineTo(x + radius, y);
  context.lineTo(x + half, y + high);
  context.lineTo(x - half, y + high);
  context.closePath();
}
