import { FRIEND, PHASE, type State } from "./rules.ts";
import { RIVALS } from "./rules-rival.ts";

/** The look of a puck and its rider. `trim` distinguishes them without colour. */
export type Look = {
  name: string;
  colour: string;
  trim: "dashes" | "dots" | "double" | "zigzag";
  head: string;
  shade: string;
  ink: string;
  cap: string | null;
};

const RED: Look = {
  name: "You",
  colour: "#E4473C",
  trim: "dashes",
  head: "#FFD24A",
  shade: "#EFA132",
  ink: "#3A1A10",
  cap: null,
};
const BLUE: Look = {
  ...RED,
  name: "Blue",
  colour: "#2F5FC4",
  trim: "dots",
  head: "#F4F1E6",
  shade: "#CFC7B0",
  ink: "#22305A",
};

export const RIVAL_LOOKS: readonly Look[] = [
  { ...RED, name: RIVALS[0]!.name, colour: "#4E9A4A", trim: "dots", head: "#FFE58A", shade: "#F2C14E" },
  { ...BLUE, name: RIVALS[1]!.name, trim: "double" },
  {
    ...BLUE,
    name: RIVALS[2]!.name,
    colour: "#5A4A78",
    trim: "zigzag",
    head: "#FFF3D1",
    shade: "#B7C0CC",
    ink: "#2A2338",
    cap: "#8A4B2A",
  },
  BLUE,
];

export const PLAYER_LOOK = RED;

export function lookOf(state: State, side: number): Look {
  const isFriendly = state.rival === FRIEND && state.phase !== PHASE.choosing;
  if (side === 0) return isFriendly ? { ...RED, name: "Red" } : RED;
  return RIVAL_LOOKS[state.rival]!;
}
