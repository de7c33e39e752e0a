// What a creature does next. All of it counts from where the creature is then: whoever pushes it moves its mark.
export const rest = 0;
export const step = 1;
export const bite = 2;
export const charge = 3;
export const dig = 4;
export const spit = 5;
export const burst = 6;
export const spin = 7;
export const tongue = 8;
export const lay = 9;
export const pounce = 10;
export const howl = 11;
