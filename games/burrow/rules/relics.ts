// Relics by number. The first ones are used, the others work by themselves.
export const whistle = 0;
export const horn = 1;
export const spring = 2;
export const globe = 3;
export const seed = 4;
export const umbrella = 5;
export const drum = 6;
export const coat = 7;
export const rope = 8;
export const bell = 9;
export const corn = 10;
export const feather = 11;
export const RELICS = 12;

/** Every relic has a partner: together they do more. */
const PARTNERS = [rope, drum, bell, feather, corn, coat, horn, umbrella, whistle, spring, seed, globe] as const;
export const partnerOf = (relic: number): number => PARTNERS[relic]!;

/** How often a floor each may be used; 0 is always. */
const USES = [2, 2, 3, 1, 2, 1, 0, 0, 0, 0, 0, 2] as const;
export const usesOf = (relic: number): number => USES[relic]!;

/** Used by the player, in contrast to those that wait for their moment. */
export const isTool = (relic: number): boolean => relic <= seed;
/** Asks for a direction. */
export const isAimed = (relic: number): boolean => relic === whistle || relic === spring || relic === seed;
