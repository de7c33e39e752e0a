import { isFriendly, type State } from "./rules.ts";
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
  { ...BLUE, name: RIVALS[1]!.name, colour: "#4FA9DD", trim: "zigzag", head: "#F7F9FC", shade: "#B9C6D6" },
  { ...BLUE, name: RIVALS[2]!.name, colour: "#C9713F", trim: "double" },
  {
    ...BLUE,
    name: RIVALS[3]!.name,
    colour: "#6A4FB0",
    trim: "dots",
    head: "#B9C3D6",
    shade: "#8390AB",
    cap: "#2A2F45",
  },
  { ...RED, name: RIVALS[4]!.name, colour: "#C2247A", trim: "double", head: "#FFF0DA", shade: "#E8C9A0" },
  {
    ...BLUE,
    name: RIVALS[5]!.name,
    colour: "#5A4A78",
    trim: "zigzag",
    head: "#FFF3D1",
    shade: "#B7C0CC",
    ink: "#2A2338",
    cap: "#8A4B2A",
  },
];

export const PLAYER_LOOK = RED;

export function lookOf(state: State, side: number, own: Look = RED): Look {
  if (side === 0) return isFriendly(state) ? { ...RED, name: "Red" } : own;
  return isFriendly(state) ? BLUE : RIVAL_LOOKS[state.arena]!;
}
