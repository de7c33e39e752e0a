import { PLACE } from "./rules-slopes.ts";
import { STRETCH } from "./rules.ts";

/** The colours of a country. */
export type Look = {
  name: string;
  skyTop: string;
  skyLow: string;
  fog: string;
  hills: string;
  farHills: string;
  ground: readonly [string, string];
  deep: string;
  track: readonly [string, string];
  wall: string;
  edge: string;
  /** The teeth of the kerb. */
  kerb: string;
  rail: string;
  reed: readonly [string, string];
  light: string;
  isNight: boolean;
};

const LOOKS: Readonly<Record<number, Look>> = {
  [PLACE.meadow]: {
    name: "Sunny Meadow",
    skyTop: "#3FA9E8",
    skyLow: "#FFE7B8",
    fog: "#D9E6B4",
    hills: "#8CC6A0",
    farHills: "#B9DCC0",
    ground: ["#63B552", "#73C25C"],
    deep: "#3E8F45",
    track: ["#BC6B50", "#A4563D"],
    wall: "#6E3526",
    edge: "#FFF6DC",
    kerb: "#E2483D",
    rail: "#FFFFFF",
    reed: ["#2E7B3C", "#F7A8C4"],
    light: "#FFF3B8",
    isNight: false,
  },
  [PLACE.reeds]: {
    name: "Glow Reeds",
    skyTop: "#0D0733",
    skyLow: "#7A2C9E",
    fog: "#4E2389",
    hills: "#2B1466",
    farHills: "#451D80",
    ground: ["#180C4A", "#20115C"],
    deep: "#0C0630",
    track: ["#302A7A", "#423B9E"],
    wall: "#191454",
    edge: "#3FF0E0",
    kerb: "#6A3FD0",
    rail: "#FF5FC8",
    reed: ["#28E0C8", "#FF5FC8"],
    light: "#F6D9FF",
    isNight: true,
  },
  [PLACE.frost]: {
    name: "Frost Pass",
    skyTop: "#4E97D8",
    skyLow: "#F3FAFF",
    fog: "#E2F1FC",
    hills: "#A9CDE8",
    farHills: "#CBE3F4",
    ground: ["#C3DFF3", "#D8ECF9"],
    deep: "#8FBBDD",
    track: ["#3F70AA", "#528AC8"],
    wall: "#274F80",
    edge: "#FFFFFF",
    kerb: "#E2483D",
    rail: "#FFD65A",
    reed: ["#3C6F8F", "#FFFFFF"],
    light: "#FFFFFF",
    isNight: false,
  },
  [PLACE.ember]: {
    name: "Ember Peaks",
    skyTop: "#1A0820",
    skyLow: "#C4442A",
    fog: "#7C2A24",
    hills: "#3A1020",
    farHills: "#5C1A22",
    ground: ["#3A0E18", "#48141C"],
    deep: "#FF6A2A",
    track: ["#46314C", "#5E4566"],
    wall: "#1F1026",
    edge: "#FFB02E",
    kerb: "#8A2A1C",
    rail: "#FF6A4A",
    reed: ["#FF7A2E", "#FFD65A"],
    light: "#FFD9A0",
    isNight: true,
  },
};

/** High contrast: a grey floor with white edges over black. */
const PLAIN: Look = {
  name: "",
  skyTop: "#000000",
  skyLow: "#000000",
  fog: "#000000",
  hills: "#000000",
  farHills: "#000000",
  ground: ["#000000", "#000000"],
  deep: "#000000",
  track: ["#3C3C3C", "#4A4A4A"],
  wall: "#000000",
  edge: "#FFFFFF",
  kerb: "#9A9A9A",
  rail: "#FFE066",
  reed: ["#000000", "#000000"],
  light: "#000000",
  isNight: true,
};

const PLAIN_LOOKS = Object.values(LOOKS).map(({ name }): Look => ({ ...PLAIN, name }));

/** The country of a course without an end after so many metres. */
export const countryAt = (metres: number): number => Math.floor(metres / STRETCH) % 4;

export const lookOf = (place: number, isContrast: boolean): Look => (isContrast ? PLAIN_LOOKS : LOOKS)[place]!;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mix(from: string, to: string, part: number): string {
  const [one, other] = [channels(from), channels(to)];
  const parts = one.map((value, at) => Math.round(value + ((other[at]! - value) * part) / 8));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const mixed = new Map<string, Map<string, string[]>>();

/** A colour that fades into another: `part` is from 0 to 8. Called hundreds of times a frame, so nothing is joined here. */
export function fade(from: string, to: string, part: number): string {
  let colours = mixed.get(to);
  if (!colours) mixed.set(to, (colours = new Map()));
  let steps = colours.get(from);
  if (!steps) colours.set(from, (steps = Array.from({ length: 9 }, (_, at) => mix(from, to, at))));
  return steps[part]!;
}
