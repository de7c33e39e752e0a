import { at, paint, type Context, type Look } from "./brush.ts";
import { duck, type Mood } from "./duck.ts";
import { BAKER_HAT } from "./hats.ts";
import { themeOf } from "./themes.ts";

const BAKERY_MOODS: readonly Mood[] = ["calm", "keen", "keen"];

/** The bakery at the end of the path; loaves lie on its sill. */
export const paintBakery = (context: Context, theme: number, mood: 0 | 1 | 2, look: Look): void =>
  paint(
    context,
    look,
    `.Do4 42 72 14
${mood < 2 ? "7HM38-88q-10-6 0-12" : ""}
${HOUSE}
*${"hRV"[mood]}M-50-10h100v38h-100z
${at(duck(BAKERY_MOODS[mood]!, BAKER_HAT), -2, 17, 0, 0.55)}
${SILL}`,
    1,
    themeOf(theme).colours,
  );

/** With a pretzel as its sign. */
const HOUSE = `+zM28-56v-26h18v26z
*zM24-86h26v8h-26z
#c|M0-66l-62 30v80h62
4l|M-56-10v30
#1|M0-88q-2 0-6 2l-66 58q-4 10 8 10l64-46
+to0-44 16 15
4gM0-38c-8 4-14-4-10-10 4-6 10-2 10 2 0-4 8-8 12-2 4 6-2 14-12 10m-4 2l8-10m2 10l-10-10`;
const SILL = `+c|M0-26h-56l-8 20c6 8 14 6 18 2 6 8 18 8 24 0 6 8 16 8 22 0
.2|M-34-26h16l-4 22c-6 8-18 8-24 0zm26 0h8v22q-2 4-6 4z
.D|M0-12h-62l-2 6c6 8 14 6 18 2 6 8 18 8 24 0 6 8 16 8 22 0
*TM-58 36h116v8h-116z
*FM-66 28h134v8h-134z`;

/** Where pigeons come from: a house on a post. */
export const paintLoft = (context: Context, theme: number, look: Look): void =>
  paint(context, look, LOFT, 1, themeOf(theme).colours);

const LOFT = `.Do2 40 36 10
*TM-8 40v-26h16v26z
#jM-34 20v-34h68v34z
#1M-44-10l44-34 44 34q-14 6-44 4-30 2-44-4z
*x|M-8 14v-10c0-12-18-12-18 0v10z
.a|o-22 5 3.5o-14 5 3.5
*TM-40 18h80v6h-80z`;
