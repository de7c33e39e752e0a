import {
  at,
  disc,
  drawShadow,
  fill,
  INK,
  line,
  paint,
  part,
  type Brush,
  type Context,
  type Look,
} from "./view-art-brush.ts";
import { drawDuck, type Mood } from "./view-art-duck.ts";
import { drawCrown, HATS } from "./view-art-hats.ts";
import { FRONTS, BACKS } from "./view-art-gear.ts";
import { WEAPONS } from "./view-art-weapons.ts";

/** Where the weapon turns, in units of the game: under the bill, so that the face stays in view. */
export const HAND = { x: 0, y: 1 };

export type Branch = 0 | 1 | 2;

/** By kind and branch: what the duck's face says. */
const MOODS: readonly Mood[] = ["keen", "calm", "keen", "keen", "calm", "glad"];

/** The nest or stand, and the duck with its hat, which looks right. */
export function paintTowerBody(context: Context, kind: number, level: number, branch: Branch, look: Look): void {
  paint(context, look, (brush) => {
    drawShadow(brush, 0, 36, 50);
    BACKS[kind]?.(brush, level, branch);
    at(brush, [kind > 3 ? -10 : -4, -14], () =>
      drawDuck(brush, {
        mood: MOODS[kind]!,
        hat: () => {
          HATS[kind]!(brush, branch);
          if (level > 3) drawCrown(brush);
        },
      }),
    );
    drawStand(brush, level, branch);
    FRONTS[kind]?.(brush, level, branch);
  });
}

/** The weapon, which points right and turns around 0, 0. Pepper and ovens have none. */
export function paintTowerWeapon(context: Context, kind: number, level: number, branch: Branch, look: Look): void {
  paint(context, look, (brush) => WEAPONS[kind]?.(brush, level, branch));
}

function drawStand(brush: Brush, level: number, branch: Branch): void {
  if (level < 2) {
    part(brush, "#D9AE55", "M-46 18C-30 24 30 24 46 18 46 30 34 41 0 41S-46 30-46 18z");
    fill(brush, "#A97B2C", "M-42 28C-20 34 20 34 42 28 36 36 24 41 0 41-24 41-36 36-42 28z");
    line(brush, "#F4D58A", 4, "M-36 23q10 5 20 5M4 28q14 0 26-5");
    line(brush, brush.edge, 5, "M-47 20l-7-5M47 20l8-3M-40 32l-8 3M41 31l8 2");
    return;
  }
  if (level < 3) {
    part(brush, INK.wood, "M-46 17H46L41 41H-41z");
    fill(brush, "#8A5528", "M-44 30H44L41 41H-41z");
    line(brush, "#7A4820", 3.5, "M-15 18v22M15 18v22");
    line(brush, "#E3A766", 4, "M-38 22h16M-8 22h16M22 22h14");
    return;
  }
  const [colour, shade] = branch === 1 ? ["#D8574A", "#A33330"] : ["#4A8FD6", "#2D62A3"];
  // Branches differ in shape, too: a drum, and a block with cut corners.
  part(
    brush,
    colour,
    branch === 1 ? "M-47 18C-30 23 30 23 47 18V32C38 45-38 45-47 32z" : "M-50 16H50V26L40 42H-40L-50 26z",
  );
  fill(brush, shade, branch === 1 ? "M-47 27C-30 35 30 35 47 27V32C38 45-38 45-47 32z" : "M-50 26H50L40 42H-40z");
  if (level < 4) return line(brush, INK.cream, 4, branch === 1 ? "M-38 24Q0 32 38 24" : "M-42 22H42");
  part(brush, INK.gold, "M-52 12L-36 20-18 14 0 22 18 14 36 20 52 12 48 29C20 34-20 34-48 29z", 7);
  fill(brush, "#FFF0A8", "M-46 18L-36 23-18 18 0 26-18 27C-30 27-38 26-45 24z");
  fill(brush, INK.red, `${disc(0, 27, 4)}${disc(-26, 25, 3)}${disc(26, 25, 3)}`);
}
