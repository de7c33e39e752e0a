import type { Sound } from "@quackademy/game-kit/stage/stage.ts";

/** How the hits sound, beside the melody whose `note` they play, in hertz, and the colour of the headphones. */
export type DrumKit = { id: string; name: string; colour: string; hit(note: number): Sound[] };

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
export const DRUM_KITS: readonly DrumKit[] = [
  {
    id: "snare",
    name: "Snare",
    colour: "#E4574B",
    hit: () => [noise(5200, 900, 0.14, 0.34), tone("triangle", 220, 140, 0.09, 0.24)],
  },
  {
    id: "clap",
    name: "Clap",
    colour: "#3E7BFA",
    hit: () => [noise(3600, 1600, 0.11, 0.5), { ...noise(3200, 1500, 0.06, 0.3), delay: 0.02 }],
  },
  {
    id: "wood",
    name: "Woodblock",
    colour: "#B9763A",
    hit: () => [tone("triangle", 980, 880, 0.07, 0.5)],
  },
  {
    id: "tom",
    name: "Tom",
    colour: "#7A4FD0",
    hit: () => [tone("sine", 190, 80, 0.24, 0.7)],
  },
  {
    id: "quack",
    name: "Quack",
    colour: "#FFB52E",
    hit: () => [tone("sawtooth", 520, 260, 0.1, 0.42), { ...tone("sawtooth", 470, 250, 0.1, 0.3), delay: 0.05 }],
  },
  {
    id: "cowbell",
    name: "Cowbell",
    colour: "#5A6B7D",
    hit: () => [tone("square", 800, 800, 0.12, 0.3), tone("square", 540, 540, 0.14, 0.28)],
  },
  {
    id: "laser",
    name: "Laser",
    colour: "#16B8A6",
    hit: () => [tone("square", 1800, 220, 0.12, 0.3)],
  },
  {
    id: "bell",
    name: "Bell",
    colour: "#E88AC0",
    hit: (note) => [tone("sine", note * 2, note * 2, 0.4, 0.34), tone("sine", note * 5.5, note * 5.5, 0.15, 0.08)],
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
