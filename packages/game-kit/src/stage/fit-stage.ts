import type { StageSize, StageSizes } from "./game-view.ts";
import type { Bounds } from "./stage.ts";

/** The space at the edges of a box, in pixels, that the safe area leaves free: for the HUD and touch buttons. */
export type Insets = { top: number; right: number; bottom: number; left: number };

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Where the safe area lies in its box, in pixels, and the part of the stage that is in view, in units. */
export type StageFit = { size: StageSize; scale: number; left: number; top: number; bounds: Bounds };

type Box = { width: number; height: number };

const LEAST_SCALE = 0.05;

/** Puts the safe area as large as possible into the box, inside the insets; the rest of the box is in view, too. */
export function fitStage(sizes: StageSizes, box: Box, insets: Insets = NO_INSETS): StageFit {
  const room = { width: box.width - insets.left - insets.right, height: box.height - insets.top - insets.bottom };
  const size = chooseSize(sizes, room);
  const scale = scaleIn(size, room);
  const left = insets.left + (room.width - size[0] * scale) / 2;
  const top = insets.top + (room.height - size[1] * scale) / 2;
  return { size, scale, left, top, bounds: boundsOf(box, left, top, scale) };
}

/** Fills the box with a picture of this size, which may be cropped at its edges. */
export function coverBox(sizes: StageSizes, box: Box): StageFit {
  const size = chooseSize(sizes, box);
  const scale = Math.max(LEAST_SCALE, box.width / size[0], box.height / size[1]);
  const [left, top] = [(box.width - size[0] * scale) / 2, (box.height - size[1] * scale) / 2];
  return { size, scale, left, top, bounds: { left: 0, top: 0, right: size[0], bottom: size[1] } };
}

/** The size that covers most of the box. */
function chooseSize(sizes: StageSizes, box: Box): StageSize {
  const list = isList(sizes) ? sizes : [sizes];
  const areaOf = (size: StageSize) => size[0] * size[1] * scaleIn(size, box) ** 2;
  return list.reduce((best, size) => (areaOf(size) > areaOf(best) ? size : best));
}

/** The size that clips are drawn in. */
export const firstSize = (sizes: StageSizes): StageSize => (isList(sizes) ? sizes[0]! : sizes);

const isList = (sizes: StageSizes): sizes is readonly StageSize[] => Array.isArray(sizes[0]);

const scaleIn = ([width, height]: StageSize, box: Box): number =>
  Math.max(LEAST_SCALE, Math.min(box.width / width, box.height / height));

const boundsOf = (box: Box, left: number, top: number, scale: number): Bounds => ({
  left: Math.min(0, -left / scale),
  top: Math.min(0, -top / scale),
  right: (box.width - left) / scale,
  bottom: (box.height - top) / scale,
});
