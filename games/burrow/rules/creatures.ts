// Kinds. A boulder is none, but it fills a cell, is pushed and breaks like one.
export const boulder = 0;
export const shrew = 1;
export const beetle = 2;
export const mole = 3;
export const toad = 4;
export const puff = 5;
export const hedgehog = 6;
export const bat = 7;
export const snail = 8;
export const badger = 9;
export const queen = 10;
export const fox = 11;
export const KINDS = 12;

const HEALTH = [1, 1, 2, 1, 1, 1, 2, 1, 1, 3, 5, 6] as const;
export const healthOf = (kind: number): number => HEALTH[kind]!;
export const isBoss = (kind: number): boolean => kind >= badger;
/** Nobody pushes these. */
export const isHeavy = (kind: number): boolean => kind === snail || isBoss(kind);
