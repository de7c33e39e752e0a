import "./rarity-word.css";
import { RarityMark } from "#lib/items/rarity-mark.tsx";
import type { Rarity } from "./player-api.ts";

/** A colour, a shape and a word, so that none of the three has to be seen. */
export function RarityWord({ rarity }: { rarity: Rarity }) {
  return (
    <span className={`rarity rarity--${rarity}`}>
      <RarityMark rarity={rarity} />
      {rarity.charAt(0).toUpperCase() + rarity.slice(1)}
    </span>
  );
}
