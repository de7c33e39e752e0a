import { at, draw, drawShadow, paint, type Context, type Look } from "./view-art-brush.ts";
import { drawDuck, type Mood } from "./view-art-duck.ts";
import { backOf, frontOf } from "./view-art-gear.ts";
import { CROWN, drawHat } from "./view-art-hats.ts";
import { drawWeapon } from "./view-art-weapons.ts";

/** Where the weapon turns, in units of the game: under the bill, so that the face stays in view. */
export const HAND = { x: 0, y: 2 };

export type Branch = 0 | 1 | 2;

/** By kind. */
const MOODS: readonly Mood[] = ["keen", "calm", "keen", "keen", "calm", "glad"];

/** The nest or stand, and the duck with its hat, which looks right. */
export function paintTowerBody(context: Context, kind: number, level: number, branch: Branch, look: Look): void {
  paint(context, look, (brush) => {
    drawShadow(brush, 0, 36, 50);
    draw(brush, backOf(kind, level, branch));
    at(brush, [kind > 3 ? -10 : -4, kind > 4 ? -4 : -11], () =>
      drawDuck(brush, MOODS[kind]!, () => {
        drawHat(brush, kind, branch);
        if (level > 3) draw(brush, CROWN);
      }),
    );
    draw(brush, standOf(level, branch));
    draw(brush, frontOf(kind, level, branch));
  });
}

/** The weapon, which points right and turns around 0, 0. Pepper and ovens have none. */
export function paintTowerWeapon(context: Context, kind: number, level: number, branch: Branch, look: Look): void {
  paint(context, look, (brush) => drawWeapon(brush, kind, level, branch));
}

/** A nest, a crate, and for each branch a stand with another shape, which is gilded in the end. */
function standOf(level: number, branch: Branch): string {
  if (level < 2)
    return `5EM-47 20l-8-5M47 20l8-3
    #qM-46 18C-30 24 30 24 46 18 46 30 34 41 0 41S-46 30-46 18z
    4LM-36 24q10 5 20 5M4 29q14 0 26-5`;
  if (level < 3)
    return `#tM-46 17H46L41 41H-41z
    4TM-15 18v22M15 18v22
    4FM-38 22h16M-8 22h16M22 22h14`;
  const stand =
    branch === 1
      ? "#rM-47 18C-30 23 30 23 47 18V32C38 45-38 45-47 32z\n4cM-38 25Q0 33 38 25"
      : "#uM-50 16H50V26L40 42H-40L-50 26z\n4cM-42 22H42";
  if (level < 4) return stand;
  return `${stand}
    +gM-52 12L-36 20-18 14 0 22 18 14 36 20 52 12 48 29C20 34-20 34-48 29z
    .ro0 27 4o-26 25 3o26 25 3`;
}
