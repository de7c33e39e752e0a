import "./rarity-word.css";
import { RarityMark } from "#lib/items/rarity-mark.tsx";
import type { Rarity } from "./player-api.ts";

/** A rarity as colour, shape and word, so that it never depends on colour alone. */
export function RarityWord({ rarity }: { rarity: Rarity }) {
  return (
    <span className={`rarity rarity--${rarity}`}>
      <RarityMark rarity={rarity} />
      {rarity.charAt(0).toUpperCase() + rarity.slice(1)}
    </span>
  );
}
