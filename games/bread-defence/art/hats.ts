const CAP = `#cM-24 4l10-18c10-4 22-4 30 0l8 16c-16-6-34-6-48 2z
5rM-20-2c14-6 28-6 40-2`;
const VEIL = `.HM-24 2l-2 28c16 8 44 8 56 0l-2-28z
+LM-14-4c0-22 28-22 30 0z
+LM-36 4c6-12 66-12 74 0-14 4-62 4-74 0z
5TM-14-6q14 6 30 0`;
const SCARF = `*rM-22 6l-16-4 4 12-2 4 10 2z
+rM-24 10c-2-24 44-28 48-6-16-6-34-4-48 6z
.wo-12-2 3o0-8 3o13-5 3`;
const BOWL = `+sM-10-14h22v-8h-22z
#iM-26 4c0-30 52-30 52 0z
*sM-30 2h60v6h-60z`;
/** With a peg on the bill. */
const BAND = `*uM-24 6c0-8 44-14 50-4v-8c-8-12-44-12-50 4z
*tM24 12h8l0 22-10 0z
3EM28 14v20`;
export const BAKER_HAT = "#wM-18-14h36l-2 16c-12-4-22-4-32 0zo-17-18 12o17-18 12o0-24 14";

/** By kind of tower, over the top of a head at 0, 0: cap, veil, scarf, bowl and band. */
export const HATS: readonly string[] = [CAP, VEIL, SCARF, BOWL, BAND];

/** On the hat of the highest level. */
export const CROWN = `
+gM-16-6l-4-16 12 6 8-10 10 10 10-6-4 16c-10-2-22-2-32 0z
.ro0-12 4`;
