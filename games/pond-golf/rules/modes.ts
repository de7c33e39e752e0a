export const open = 0;
export const hole = 1;
export const course = 2;
export const rush = 3;
export const friends = 4;
