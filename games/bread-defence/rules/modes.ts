export const siege = 0;
export const level = 1;
export const rush = 2;
