import { BEE, SACK, slice } from "./view-art-shots.ts";

/** Behind the duck, as a picture. */
export function backOf(kind: number, level: number, branch: number): string {
  if (kind === 0 && level > 1) return [14, 2, -10].map((y) => `@-48 ${y} .3 .6\n${slice("b", "L")}\n@`).join("\n");
  if (kind === 1 && branch === 1)
    return `#hM-62 22C-70-10-56-48-36-48S-4-10-10 22z
    4GM-63 6Q-36 14-9 6M-62-10Q-36-2-10-10M-57-26Q-36-20-15-26
    .ko-50 7 6`;
  if (kind === 3 && level > 1 && branch < 2)
    return `@-46 6 0 .9
${SACK}
@`;
  if (kind === 5 && level > 1)
    return `#zM-50 10V-44H-30V10z
    *TM-54-50H-26V-40H-54z
    ${branch === 2 ? "7cM-44-56q-12-8-4-14t0-10M-32-56q-8-8 0-12" : ""}`;
  return "";
}

/** Before the duck and its stand. */
export function frontOf(kind: number, level: number, branch: number): string {
  if (kind === 1) {
    if (branch === 1) return `@40 6 0 .6\n${BEE}\n@\n@-32 30 0 .6\n${BEE}\n@`;
    if (branch === 2)
      return `#zM-42 12C-46 46 46 46 42 12z
      +TM-46 12C-40 4 40 4 46 12 40 20-40 20-46 12z
      .bo0 12 34 4
      4PM-34 22q3 6 8 9`;
    return level > 1
      ? `#zM12 8C2 26 8 42 18 44H42C52 42 58 26 48 8z\n${LID}`
      : `#zM14 8C6 24 12 40 20 42H38C46 40 52 24 44 8z\n${LID}`;
  }
  if (kind === 4) return branch === 2 ? HORN : millOf(level, branch);
  if (kind === 5) return branch === 1 ? SHOP : OVEN(level > 1 ? "z" : "t") + (branch === 2 ? "\n+go3-4 6" : "");
  return "";
}

const LID = "*hM10 1H50V8C44 9 44 18 39 18S36 11 31 11 28 20 23 20 20 9 10 8z";

/** A horn on bellows, for a wind. */
const HORN = `+vM-8 10L16 0V36L-8 30z
  4kM0 8V32M8 4V34
  #gM14 10C34 10 44 0 54-16 60-22 66-14 66 12S62 50 54 48C44 32 34 26 14 26z
  *To60 15 7 28`;

function millOf(level: number, branch: number): string {
  const colour = branch === 1 ? "r" : "T";
  const top = level > 1 ? -12 : 0;
  return `${level > 1 ? `aEM26 ${top - 28}H50V${top - 36}\n4s\n*${colour}o50 ${top - 38} 6` : ""}
    *${branch === 1 ? "n" : colour}o26 ${top - 30} 6
    #${colour}M8 40C4 28 16 22 15 10L11 ${top - 6}H41L37 10C36 22 48 28 44 40z
    +${colour}M11 ${top - 12}C9 ${top - 32} 43 ${top - 32} 41 ${top - 12}z
    *sM9 ${top - 12}H43V${top - 4}H9z
    ${branch === 1 ? "aEM24 12C34 14 36 22 28 30\n6h\n5nM20 9l5 2" : "4FM19 16q-1 6-5 10"}`;
}

const OVEN = (bricks: string): string => `#${bricks}M-42 42C-48-2-24-12 4-12S54-2 48 42z
  4DM-34 0l8 8M-6-10v8M20-9l-2 8M40 2l-8 7M-43 24h10M38 24h10
  *xM-20 42V22C-20 4 26 4 26 22V42z
  .oM-14 42C-16 28-8 28-6 18 2 26 6 22 6 14 16 22 22 30 20 42z
  .yM-6 42C-8 34-2 32 0 26 4 32 8 30 8 26 14 32 14 38 12 42z`;

/** Cakes under an awning. */
const SHOP = `#cM-44 2H50V42H-44z
  *UM-37 12H43V33H-37z
  *pM-32 25C-32 12-12 12-12 25L-14 33H-30z
  *TM-7 25C-7 12 13 12 13 25L11 33H-5z
  *wM18 25C18 12 38 12 38 25L36 33H20z
  .ro-22 15 3o3 15 3o28 15 3
  +wM-50-4H56L60 9C52 18 44 14 40 10 32 18 22 16 18 10 10 18 2 16-2 10-10 18-20 16-24 10-30 16-44 18-54 9z
  .rM-36-4H-18L-24 11C-28 16-38 16-42 11zM4-4H22L18 11C14 16 2 16-2 11zM42-4H56L60 9C54 16 44 15 40 11z`;
