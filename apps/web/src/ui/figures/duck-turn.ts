import type { CSSProperties } from "react";

const TURNS = [0, 40, 90, 150, 190, 240, 290, 330];

/** The colour of a player's duck, as a style for `hue-rotate`: the same name has the same colour everywhere. */
export function duckTurn(name: string): CSSProperties {
  let sum = 0;
  for (let at = 0; at < name.length; at++) sum += name.charCodeAt(at);
  return { "--duck-turn": `${TURNS[sum % TURNS.length]}deg` } as CSSProperties;
}
