import { at, paint, type Context, type Look } from "./brush.ts";
import { duck, type Mood } from "./duck.ts";
import { frontOf } from "./gear.ts";
import { CROWN, HATS } from "./hats.ts";
import { weaponOf } from "./weapons.ts";

/** Where the weapon turns, in units of the game: under the bill, so that the face stays in view. */
export const HAND = { x: 0, y: 2 };

export type Branch = 0 | 1 | 2;

/** By kind. */
const MOODS: readonly Mood[] = ["keen", "calm", "keen", "keen", "calm"];

/** The nest or stand, and the duck with its hat, which looks right. */
export function paintTowerBody(context: Context, kind: number, level: number, branch: Branch, look: Look): void {
  const hat = HATS[kind]! + (level > 3 ? CROWN : "");
  paint(
    context,
    look,
    `.Do0 36 50 15
${at(duck(MOODS[kind]!, hat), kind > 3 ? -10 : -4, -11)}
${level < 2 ? NEST : `#${"tru"[branch]!}${CRATE}`}
${frontOf(kind, level, branch)}`,
  );
}

/** The weapon, which points right and turns around 0, 0. Pepper and ovens have none. */
export const paintTowerWeapon = (context: Context, kind: number, level: number, branch: Branch, look: Look): void =>
  paint(context, look, weaponOf(kind, level, branch));

const NEST = `5EM-46 20l-8-4m102 4l8-2
#qM-46 18c16 6 76 6 92 0 0 12-12 24-46 24s-46-12-46-24z
4LM-36 24q10 6 20 6m20 0q14 0 26-6`;
const CRATE = `M-46 18h92l-4 24h-82z
4TM-14 18v22m30-22v22
4FM-38 22h16m14 0h16m14 0h14`;
