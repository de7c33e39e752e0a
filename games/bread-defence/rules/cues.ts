// What the view is told about; the rules never read it. `news` says where.

export const build = 1;
export const upgrade = 2;
export const sell = 3;
export const refused = 4;
export const wave = 5;
export const boss = 6;
export const shot = 7;
export const hit = 8;
export const down = 9;
export const stolen = 10;
export const saved = 11;
export const lost = 12;
export const cleared = 13;
export const early = 14;
export const burst = 15;
export const aim = 16;
export const sneeze = 17;
export const won = 18;
export const over = 19;
export const speed = 20;
export const honk = 21;
export const dazed = 22;
export const offer = 23;
export const recipe = 24;
