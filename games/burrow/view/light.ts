import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeOut } from "@quackademy/game-kit/stage/tween.ts";
import { slab } from "#burrow/art/brush.ts";
import { WHOLE } from "#burrow/art/room.ts";
import type { Theme } from "#burrow/art/themes.ts";
import type { Point } from "@quackademy/game-kit/stage/game-view.ts";

/** With this much oil the lantern shines as far as it can. */
const FULL_OIL = 22;
/** The lantern goes out: its light shrinks to the one who did it. */
export function drawLightsOut(stage: Stage, part: number, duck: Point, killer: readonly [number, number] | null): void {
  const { context } = stage;
  const [x, y] = killer ?? [duck.x, duck.y];
  const near = part * part;
  const [lightX, lightY] = [duck.x + (x - duck.x) * near, duck.y + (y - duck.y) * near];
  const reach = 430 - 385 * easeOut(part);
  const light = context.createRadialGradient(lightX, lightY, reach * 0.6, lightX, lightY, reach);
  light.addColorStop(0, `rgba(8,4,14,${killer ? 0.3 * part : part})`);
  light.addColorStop(1, `rgba(8,4,14,${0.4 + 0.58 * Math.min(1, part * 2)})`);
  slab(context, WHOLE, light);
}

/** The dark of a room with the lantern's light in it. */
export function drawDark({ context, tick, isCalm, isContrast }: Stage, oil: number, lamp: Point, theme: Theme): void {
  if (isContrast) return;
  const flicker = isCalm ? 0 : Math.sin(tick / 5) * 4 + Math.sin(tick / 2.3) * 2;
  const part = Math.min(1, oil / FULL_OIL);
  const reach = 170 + part * 250 + flicker;
  const light = context.createRadialGradient(lamp.x, lamp.y, 30, lamp.x, lamp.y, reach);
  light.addColorStop(0, `rgba(${theme.glow},.2)`);
  light.addColorStop(0.4, `rgba(${theme.glow},.02)`);
  light.addColorStop(1, `rgba(${theme.dark},${0.74 + (1 - part) * 0.12})`);
  slab(context, WHOLE, light);
}
