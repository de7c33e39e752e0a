import { fitStage, NO_INSETS, type Insets } from "./fit-stage.ts";
import type { StageSizes } from "./game-view.ts";

/** The height of the HUD's line, and of the touch buttons, and the width of a column for both, in CSS pixels. */
export const HUD_HEIGHT = 56;
export const TOUCH_HEIGHT = 84;
export const SIDE_WIDTH = 68;

/** The place of HUD and touch buttons: above and below the safe area, or in columns left and right of it. */
export type HudRoom = { insets: Insets; isBeside: boolean };

/** Chooses the place that leaves the safe area larger. */
export function roomForHud(
  sizes: StageSizes,
  box: { width: number; height: number },
  { hasHud, hasTouch }: { hasHud: boolean; hasTouch: boolean },
): HudRoom {
  if (!hasHud) return { insets: NO_INSETS, isBeside: false };
  const above = { top: HUD_HEIGHT, right: 0, bottom: hasTouch ? TOUCH_HEIGHT : 0, left: 0 };
  const beside = { top: 0, right: SIDE_WIDTH, bottom: 0, left: SIDE_WIDTH };
  const areaIn = (insets: Insets) => {
    const { size, scale } = fitStage(sizes, box, insets);
    return size[0] * size[1] * scale * scale;
  };
  const isBeside = areaIn(beside) > areaIn(above);
  return { insets: isBeside ? beside : above, isBeside };
}
