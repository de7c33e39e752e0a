// Pictures that several files draw.

export const slice = (crust: string, crumb: string): string => `+${crust}M-14 18v-22c-14-20 42-20 30 0v22z
.${crumb}M-10 14v-18c-8-12 30-12 20 0v18z
.HM-8-2c-4-8 4-10 8-10-4 4-8 6-8 10z`;

/** A rolling pin around 0, 0, which lies from left to right. */
export const pin = (colour: string, handle: string): string => `eEM-38 0h76
8${handle}
#${colour}M-24-12h48q6 12 0 26h-48q-6-14 0-26z
4HM-20-6h38`;

export const SACK = `#cM-16 18c-8-10-2-24 8-26l-6-10h28l-4 10c8 2 14 16 6 26-8 4-24 4-32 0z`;

export const BEE = `*wM-2-8c-16-16 4-20 4 0 6-20 20-10 4 2z
+gM-20 2c4-14 36-14 38 0-2 12-32 12-38 0z
5kM-8-6v16m10-18v18
.ko11-1 3`;

export const BOTTLE = `#NM-24-12h34c8 0 12 6 20 6h10v14h-10c-8 0-12 4-20 4h-34c-4-6-4-18 0-24z
4mM-18-6h26`;
