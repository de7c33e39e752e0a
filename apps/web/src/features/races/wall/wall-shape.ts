import { useSyncExternalStore } from "react";

/**
 * The wall is drawn in units: one is a pixel of a screen of 1920 by 1080, and text is as large in relation to the picture
 * on every projector. A screen of another shape has more units in one direction.
 */
export type WallShape = {
  /** Pixels of a unit. */
  unit: number;
  /** Without head and margins. */
  width: number;
  height: number;
  /** A phone is only for looking: so many columns, and the page scrolls. */
  phoneColumns: number | null;
};

export const GAP = 12;
const SCREEN = { width: 1920, height: 1080 };
const MARGINS = { width: 56, height: 138 };
const PHONE = { width: 720, height: 480, margin: 24 };

export function wallShape(width: number, height: number): WallShape {
  if (width < PHONE.width || height < PHONE.height)
    return { unit: 1, width: width - PHONE.margin, height: 0, phoneColumns: width < PHONE.width ? 2 : 3 };
  const unit = Math.min(width / SCREEN.width, height / SCREEN.height);
  return { unit, width: width / unit - MARGINS.width, height: height / unit - MARGINS.height, phoneColumns: null };
}

/** The shape of the window. */
export function useWallShape(): WallShape {
  const size = useSyncExternalStore(onResize, () => `${innerWidth} ${innerHeight}`);
  const [width, height] = size.split(" ").map(Number) as [number, number];
  return wallShape(width, height);
}

function onResize(tell: () => void): () => void {
  addEventListener("resize", tell);
  return () => removeEventListener("resize", tell);
}
