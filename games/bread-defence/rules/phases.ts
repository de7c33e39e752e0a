// Waiting for the first wave, waves, and the two ends.

export const ready = 0;
export const playing = 1;
export const won = 2;
export const lost = 3;
