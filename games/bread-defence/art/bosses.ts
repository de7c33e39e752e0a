import { CHICK, type Build } from "./pigeon-looks.ts";

/** Don Crumb is three pigeons in one suit: between its buttons, somebody looks out. His moustache is a croissant. */
const DON: Build = {
  colours: "iVSV",
  head: [12, -34],
  legs: 4,
  shoes: "V",
  trunk: "M-38 20c-4-36 16-46 42-46 30 0 42 18 40 40-2 18-18 24-44 24-24 0-36-4-38-18z",
  dress: `+cM6-26c16 0 24 4 28 10l-6 52h-22c-6-16-6-42 0-62z
*xo17 14 13 9
.ao12 15 5o24 15 5`,
  hat: `*lM18 6c6-4 16-2 20 8-8 0-12 0-18 0-8 4-18 6-24-2 6-8 14-8 22-6z
#VM-18-12c-2-24 12-20 18-16 6-8 20-4 18 16z
+VM-32-10c20-10 46-10 64-2-4 8-58 10-64 2z`,
};

/** The Baroness lives well, and somebody lives on her hat. */
const BARONESS: Build = {
  colours: "wpwp",
  head: [20, -20],
  legs: 4,
  shoes: "p",
  trunk: "M-52 30c8-32 24-52 58-52 34 0 42 26 40 48-20 16-70 16-98 4z",
  hat: `*wo-17 19 5o-8 23 5o1 24 5o10 22 5
@-10 -37
${CHICK}
@
*tM-28-30c14 6 32 6 44 0l-4 12h-34z
+vM-38-16c20-12 54-12 74-4-8 10-64 12-74 4z`,
  hold: "",
};

/** The Air Marshal has more medals than anyone has won. */
const MARSHAL: Build = {
  colours: "iinn",
  wingSize: 1.25,
  head: [24, -22],
  legs: 0,
  trunk: "M-40 2c10-24 60-30 76-10 6 18-10 32-36 32-24 0-38-8-40-22z",
  hat: `*go-32 32 5o-18 33 5o-4 30 5
#nM-22-22c8-16 38-14 44 2l-4 8h-36z
*rM-18-16h36v6h-36z`,
};

export const BOSSES = [DON, BARONESS, MARSHAL];
