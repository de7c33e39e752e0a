import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import { ENTER, ERASE } from "./rules.ts";

export type Box = { x: number; y: number; width: number; height: number };

/** Layout for a wide stage and for a tall one. */
export type Layout = {
  isWide: boolean;
  /** The tower's middle, and where its top stays once it is high enough. */
  towerX: number;
  groundY: number;
  topY: number;
  block: Point;
  gauge: Box;
  /** Empty where a keyboard is used. */
  keys: readonly (Box & { tap: number; label: string })[];
  /** The spirit level that shows how the tower leans. */
  level: Point;
};

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, ERASE, 0, ENTER];

export function layOut(width: number, height: number, hasKeys = true): Layout {
  const isWide = width > height;
  const towerX = isWide && hasKeys ? width * 0.36 : width / 2;
  const keyWidth = isWide ? 112 : 208;
  const keyHeight = isWide ? 112 : 118;
  const gap = isWide ? 14 : 16;
  const padX = isWide ? width - 3 * keyWidth - 2 * gap - 56 : (width - 3 * keyWidth - 2 * gap) / 2;
  const padY = height - 4 * keyHeight - 3 * gap - (isWide ? 70 : 30);
  const keys = KEYS.map((tap, index) => ({
    tap,
    label: tap === ERASE ? "⌫" : tap === ENTER ? "↵" : String(tap),
    x: padX + (index % 3) * (keyWidth + gap),
    y: padY + Math.floor(index / 3) * (keyHeight + gap),
    width: keyWidth,
    height: keyHeight,
  }));
  return {
    isWide,
    towerX,
    groundY: isWide ? height - 60 : hasKeys ? padY - 60 : height - 90,
    topY: isWide ? 430 : 520,
    block: { x: towerX, y: isWide ? 208 : 240 },
    gauge: { x: 40, y: 24, width: width - 80, height: 34 },
    keys: hasKeys ? keys : [],
    level: isWide ? { x: Math.max(150, towerX - 340), y: 300 } : { x: towerX, y: 106 },
  };
}

export const boxAt = (boxes: readonly Box[], { x, y }: Point): number =>
  boxes.findIndex((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
