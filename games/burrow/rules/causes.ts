// What hurt somebody.
export const none = 0;
export const wall = 1;
export const clash = 2;
export const pit = 3;
export const spikes = 4;
/** Another creature's attack: its kind is added. */
export const creature = 5;
export const burst = 6;
export const self = 7;
export const peck = 8;
export const thorns = 9;
export const pop = 10;
export const dark = 11;
export const spines = 12;
export const asleep = 13;
