import type { Stage } from "./stage.ts";

/**
 * Fades what lies around the safe area into a colour (`#rrggbb`), over `reach` units: for worlds whose things appear and disappear
 * at the safe area's edge.
 */
export function shadeAround({ context, width, height, bounds }: Stage, colour: string, reach = 48): void {
  // Transparent black would darken the edge.
  const clear = `${colour}00`;
  const { left, top, right, bottom } = bounds;
  const [wide, high] = [right - left, bottom - top];
  for (const [room, x, y, w, h, from, to] of [
    [-left, left - 40, top - 40, 40 - left, high + 80, [0, 0], [-reach, 0]],
    [right - width, width, top - 40, right - width + 40, high + 80, [width, 0], [width + reach, 0]],
    [-top, left - 40, top - 40, wide + 80, 40 - top, [0, 0], [0, -reach]],
    [bottom - height, left - 40, height, wide + 80, bottom - height + 40, [0, height], [0, height + reach]],
  ] as const) {
    if (room <= 0) continue;
    const fade = context.createLinearGradient(from[0], from[1], to[0], to[1]);
    fade.addColorStop(0, clear);
    fade.addColorStop(1, colour);
    context.fillStyle = fade;
    context.fillRect(x, y, w, h);
  }
}
