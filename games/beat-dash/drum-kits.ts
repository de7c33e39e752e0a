import type { Sound } from "@quackademy/game-kit/stage/stage.ts";
import { sing, type Voice } from "./music-voices.ts";

/** How the hits sound, beside the melody, and the colour of the headphones. A pitch below 20 is a part of the note's. */
export type DrumKit = { id: string; name: string; colour: string; hit: Voice };

const LOWEST_PITCH = 20;

const kit = (id: string, name: string, colour: string, ...hit: Voice): DrumKit => ({ id, name, colour, hit });

export const DRUM_KITS: readonly DrumKit[] = [
  kit("snare", "Snare", "#E4574B", ["noise", 9000, 0.14, 0.4, 2000], ["triangle", 220, 0.1, 0.2, 140]),
  kit("clap", "Clap", "#3E7BFA", ["noise", 7000, 0.1, 0.5, 2600], ["noise", 4000, 0.14, 0.3, 1500]),
  kit("wood", "Woodblock", "#B9763A", ["triangle", 980, 0.1, 0.5, 880]),
  kit("tom", "Tom", "#7A4FD0", ["triangle", 190, 0.2, 0.6, 80]),
  kit("quack", "Quack", "#FFB52E", ["sawtooth", 520, 0.1, 0.4, 260], ["sawtooth", 470, 0.2, 0.3, 250]),
  kit("cowbell", "Cowbell", "#5A6B7D", ["square", 800, 0.1, 0.3], ["square", 540, 0.14, 0.3]),
  kit("laser", "Laser", "#16B8A6", ["square", 1800, 0.1, 0.3, 220]),
  kit("bell", "Bell", "#E88AC0", ["sine", 2, 0.4, 0.3], ["sine", 5.4, 0.2, 0.1]),
  kit("tuba", "Tuba", "#C98A12", ["sawtooth", 0.25, 0.2, 0.5], ["triangle", 0.5, 0.2, 0.5]),
  kit(
    "choir",
    "Goose choir",
    "#FFFFFF",
    ["triangle", 1, 0.3, 0.3],
    ["triangle", 1.26, 0.3, 0.3],
    ["triangle", 1.5, 0.3, 0.3],
  ),
];

export const kitOf = (id: string): DrumKit => DRUM_KITS.find((each) => each.id === id) ?? DRUM_KITS[0]!;

/** The sounds of a hit with this note of the melody, in hertz. */
export const hitOf = ({ hit }: DrumKit, note: number): Sound[] =>
  hit.flatMap((partial) => sing([partial], partial[1] < LOWEST_PITCH ? note : 1, 1, 1));
