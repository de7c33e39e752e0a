import type { Sound } from "@quackademy/game-kit/stage/stage.ts";

/** How the player's hits sound, and the colour of the headphones that go with them. `note` is of the song, in hertz. */
export type DrumKit = { id: string; name: string; colour: string; hit(note: number, isPerfect: boolean): Sound[] };

const noise = (from: number, to: number, length: number, volume: number): Sound => ({
  shape: "noise",
  from,
  to,
  length,
  volume,
});
const tone = (shape: Sound["shape"], from: number, to: number, length: number, volume: number): Sound => ({
  shape,
  from,
  to,
  length,
  volume,
});
/** A hit on the beat has a note of the song in it. */
const sung = (note: number, isPerfect: boolean): Sound[] =>
  isPerfect ? [tone("triangle", note, note, 0.22, 0.22)] : [];

export const DRUM_KITS: readonly DrumKit[] = [
  {
    id: "snare",
    name: "Snare",
    colour: "#E4574B",
    hit: (note, is) => [noise(5200, 900, 0.14, 0.34), tone("triangle", 220, 140, 0.09, 0.24), ...sung(note, is)],
  },
  {
    id: "clap",
    name: "Clap",
    colour: "#3E7BFA",
    hit: (note, is) => [
      noise(3600, 1600, 0.11, 0.5),
      { ...noise(3200, 1500, 0.06, 0.3), delay: 0.02 },
      ...sung(note, is),
    ],
  },
  {
    id: "wood",
    name: "Woodblock",
    colour: "#B9763A",
    hit: (note, is) => [tone("triangle", 980, 880, 0.07, 0.5), ...sung(note, is)],
  },
  {
    id: "tom",
    name: "Tom",
    colour: "#7A4FD0",
    hit: (note, is) => [tone("sine", 190, 80, 0.24, 0.7), ...sung(note, is)],
  },
  {
    id: "quack",
    name: "Quack",
    colour: "#FFB52E",
    hit: (note, is) => [
      tone("sawtooth", 520, 260, 0.1, 0.42),
      { ...tone("sawtooth", 470, 250, 0.1, 0.3), delay: 0.05 },
      ...sung(note, is),
    ],
  },
  {
    id: "cowbell",
    name: "Cowbell",
    colour: "#5A6B7D",
    hit: (note, is) => [tone("square", 800, 800, 0.12, 0.3), tone("square", 540, 540, 0.14, 0.28), ...sung(note, is)],
  },
  {
    id: "laser",
    name: "Laser",
    colour: "#16B8A6",
    hit: (note, is) => [tone("square", 1800, 220, 0.12, 0.3), ...sung(note, is)],
  },
  {
    id: "bell",
    name: "Bell",
    colour: "#E88AC0",
    hit: (note, is) => [
      tone("sine", note * 2, note * 2, 0.4, 0.34),
      tone("sine", note * 5.5, note * 5.5, 0.15, 0.08),
      ...sung(note, is),
    ],
  },
  {
    id: "tuba",
    name: "Tuba",
    colour: "#C98A12",
    hit: (note) => [tone("sawtooth", note / 4, note / 4, 0.22, 0.5), tone("triangle", note / 4, note / 4, 0.26, 0.5)],
  },
  {
    id: "choir",
    name: "Goose choir",
    colour: "#FFFFFF",
    hit: (note) => [
      tone("triangle", note, note * 1.02, 0.3, 0.34),
      tone("triangle", note * 1.26, note * 1.27, 0.3, 0.26),
      tone("triangle", note * 1.5, note * 1.5, 0.3, 0.26),
    ],
  },
];

export const kitOf = (id: string): DrumKit => DRUM_KITS.find((kit) => kit.id === id) ?? DRUM_KITS[0]!;
