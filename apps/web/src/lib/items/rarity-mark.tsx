import type { ReactNode } from "react";
import type { ItemRarity } from "./item-rarity.ts";

const INK = "#0B1638";

/** A ring, a diamond, a star and a spark: distinguishable without colour. */
const MARKS: Record<ItemRarity, ReactNode> = {
  common: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="4.5" fill="none" stroke={INK} strokeWidth="2" />
    </>
  ),
  rare: (
    <>
      <path d="M12 1.5L21.500 12 12 22.500 2.500 12z" />
      <path
        d="M5 12h14M12 4.500L9 12l3 7.500L15 12z"
        fill="none"
        stroke={INK}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </>
  ),
  legendary: (
    <>
      <path
        d="M12 2.500l2.900 6.200 6.800.8-5 4.700 1.300 6.700-6-3.300-6 3.300 1.300-6.700-5-4.700 6.800-.8z"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M12 7.500v5l3.500 3M12 12.500L8.500 15.500"
        fill="none"
        stroke={INK}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  exotic: (
    <>
      <path d="M11 1.500c1 6.500 3 9 9.500 10.500-6.500 1.500-8.500 4-9.500 10.500C10 16 8 13.500 1.500 12 8 10.500 10 8 11 1.500z" />
      <path d="M19.500 1.500c.4 2 1 2.600 3 3-2 .4-2.600 1-3 3-.4-2-1-2.600-3-3 2-.4 2.600-1 3-3zM19.500 17c.3 1.600.8 2.100 2.400 2.500-1.600.4-2.100.9-2.400 2.500-.3-1.600-.8-2.100-2.400-2.500 1.600-.4 2.100-.9 2.400-2.500z" />
    </>
  ),
};

export function RarityMark({ rarity }: { rarity: ItemRarity }) {
  return (
    <svg className="rarity-mark" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {MARKS[rarity]}
    </svg>
  );
}
