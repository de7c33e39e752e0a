export const toaster = 0;
export const honey = 1;
export const pin = 2;
export const flour = 3;
export const pepper = 4;
