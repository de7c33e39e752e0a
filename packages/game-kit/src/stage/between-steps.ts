import { blend } from "./camera.ts";
import type { Point } from "./game-view.ts";

/**
 * Where things were before the last step, for views that are drawn between two steps on fast screens. Things are
 * recognised by identity. A move longer than `cutFrom` is a jump, and is not blended.
 */
export function createBetween(cutFrom: number) {
  const before = new WeakMap<object, Point>();
  return {
    /** Call it in `beforeStep`. */
    keep(thing: object, x: number, y: number): void {
      const at = before.get(thing);
      if (at) Object.assign(at, { x, y });
      else before.set(thing, { x, y });
    },
    place(thing: object, x: number, y: number, alpha: number): Point {
      const at = before.get(thing);
      if (alpha === 1 || !at || Math.hypot(x - at.x, y - at.y) > cutFrom) return { x, y };
      return { x: blend(at.x, x, alpha), y: blend(at.y, y, alpha) };
    },
  };
}

export type Between = ReturnType<typeof createBetween>;
