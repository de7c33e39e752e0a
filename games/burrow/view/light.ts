import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { slab } from "#burrow/art/brush.ts";
import { middleOf, ROOM, WHOLE } from "#burrow/art/room.ts";
import type { Theme } from "#burrow/art/themes.ts";
import { farOf, ROCK } from "#burrow/rules/board.ts";
import type { World } from "#burrow/rules/world.ts";
import type { Point } from "@quackademy/game-kit/stage/game-view.ts";

/** With this much oil the lantern shines as far as it can. */
const FULL_OIL = 22;
const SHADOW_CELLS = 4;

/** Rocks throw shadows away from the lantern. */
export function drawShadows({ context }: Stage, world: World, lamp: Point): void {
  context.beginPath();
  context.rect(0, 0, ROOM, ROOM);
  context.clip();
  context.fillStyle = "rgba(16,6,24,.26)";
  context.beginPath();
  for (const [cell, tile] of world.tiles.entries()) {
    if (tile !== ROCK || farOf(cell, world.duck) > SHADOW_CELLS) continue;
    const [x, y] = middleOf(cell);
    const [dx, dy] = [x - lamp.x, y - lamp.y];
    const far = Math.max(1, Math.hypot(dx, dy));
    const [ux, uy] = [dx / far, dy / far];
    const long = 30 + far * 0.35;
    context.moveTo(x - uy * 24, y + ux * 24);
    context.lineTo(x + uy * 24, y - ux * 24);
    context.lineTo(x + uy * 36 + ux * long, y - ux * 36 + uy * long);
    context.lineTo(x - uy * 36 + ux * long, y + ux * 36 + uy * long);
    context.closePath();
  }
  context.fill();
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
